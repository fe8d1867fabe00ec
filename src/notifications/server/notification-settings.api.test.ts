import { beforeEach, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { fileServer } from "../../testing/file-server.ts";
import { tellAll, tellingFor } from "./testing/tell-someone.ts";

const server = fileServer();
let token: string;
let userId: string;
beforeEach(async () => {
	const entered = await signIn(server, freshMobile());
	({ token } = entered);
	userId = entered.user._id;
});

const read = (by: string) => server.call("GET", "/api/notifications", { token: by });

describe("the settings", () => {
	const settings = () => server.call("GET", "/api/notifications/settings", { token });
	const change = (body: object) => server.call("PUT", "/api/notifications/settings", { token, body });

	test("have everything on until told otherwise, and keep each kind once", async () => {
		expect((await settings()).body).toEqual({ turnedOff: [] });
		const turnedOff = ["payment.settled", "lead.new", "lead.new"];
		expect((await change({ turnedOff })).body).toEqual({ turnedOff: ["lead.new", "payment.settled"] });
		expect((await settings()).body.turnedOff.toSorted()).toEqual(["lead.new", "payment.settled"]);
		expect((await change({ turnedOff: [] })).body).toEqual({ turnedOff: [] });
		expect((await settings()).body).toEqual({ turnedOff: [] });
	});

	test("refuse kinds that are none", async () => {
		expect((await change({ turnedOff: ["news"] })).status).toBe(400);
	});

	test("what a person turned off is told to others alone", async () => {
		const other = await signIn(server, freshMobile());
		await change({ turnedOff: ["lead.new"] });
		await tellAll(server, [
			tellingFor(userId),
			tellingFor(userId, { kind: "lead.booked", subjectId: "booked" }),
			tellingFor(other.user._id),
		]);
		expect((await read(token)).body.notifications).toMatchObject([{ subjectId: "booked" }]);
		expect((await read(other.token)).body.unread).toBe(1);
	});
});
