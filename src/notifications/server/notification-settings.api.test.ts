import { beforeEach, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { fileServer } from "../../testing/file-server.ts";
import { notifyAll, buildNotification } from "./testing/notify-someone.ts";

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

	test("have no muted kind at first, and store each kind once", async () => {
		expect((await settings()).body).toEqual({ mutedKinds: [] });
		const mutedKinds = ["payment.settled", "lead.new", "lead.new"];
		expect((await change({ mutedKinds })).body).toEqual({ mutedKinds: ["lead.new", "payment.settled"] });
		expect((await settings()).body.mutedKinds.toSorted()).toEqual(["lead.new", "payment.settled"]);
		expect((await change({ mutedKinds: [] })).body).toEqual({ mutedKinds: [] });
		expect((await settings()).body).toEqual({ mutedKinds: [] });
	});

	test("refuse unknown kinds", async () => {
		expect((await change({ mutedKinds: ["unknown"] })).status).toBe(400);
	});

	test("mute a kind only for the person", async () => {
		const other = await signIn(server, freshMobile());
		await change({ mutedKinds: ["lead.new"] });
		await notifyAll(server, [
			buildNotification(userId),
			buildNotification(userId, { kind: "lead.booked", subjectId: "booked" }),
			buildNotification(other.user._id),
		]);
		expect((await read(token)).body.notifications).toMatchObject([{ subjectId: "booked" }]);
		expect((await read(other.token)).body.unread).toBe(1);
	});
});
