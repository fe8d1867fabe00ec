import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../../accounts/server/testing/sign-in.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { serviceInterests } from "../listings.tables.ts";

const server = fileServer();

const wait = (body: object, token?: string) =>
	server.call("POST", "/api/catalogue/interest", { token, body });
const readInterest = (query: string, token?: string) =>
	server.call("GET", `/api/catalogue/interest?${query}`, { token });
const rowsOf = (userId: string) =>
	server.database.db.select().from(serviceInterests).where(eq(serviceInterests.userId, userId));

describe("waiting for a service", () => {
	test("is stored once per service and place", async () => {
		const { token, user } = await signIn(server, freshMobile());
		for (const body of [
			{ service: "water-tanker" },
			{ service: "WATER-TANKER" },
			{ service: "water-tanker", location: "shimla" },
			{ service: "water-tanker", location: "Shimla" },
			{ service: "water-tanker", location: "solan" },
		])
			expect(await wait(body, token)).toMatchObject({ status: 200, body: { isRemembered: true } });
		expect(await rowsOf(user._id)).toHaveLength(3);
	});

	test("is refused without a login, for unknown services and places, and for an open service", async () => {
		const { token, user } = await signIn(server, freshMobile());
		expect((await wait({ service: "water-tanker" })).status).toBe(401);
		expect((await wait({}, token)).status).toBe(400);
		expect((await wait({ service: "astronaut" }, token)).status).toBe(404);
		expect((await wait({ service: "water-tanker", location: "atlantis" }, token)).status).toBe(404);
		expect((await wait({ service: "electrician" }, token)).status).toBe(409);
		expect(await rowsOf(user._id)).toEqual([]);
	});

	test("is shown only to that person, for that service and place", async () => {
		const { token } = await signIn(server, freshMobile());
		const other = await signIn(server, freshMobile());
		await wait({ service: "water-tanker", location: "shimla" }, token);
		const isRemembered = async (query: string, asking = token) =>
			(await readInterest(query, asking)).body.isRemembered;
		expect(await isRemembered("service=water-tanker&location=Shimla")).toBe(true);
		expect(await isRemembered("service=water-tanker&location=solan")).toBe(false);
		expect(await isRemembered("service=water-tanker")).toBe(false);
		expect(await isRemembered("service=water-tanker&location=shimla", other.token)).toBe(false);
		await wait({ service: "water-tanker" }, token);
		expect(await isRemembered("service=water-tanker")).toBe(true);
		expect((await readInterest("service=water-tanker")).status).toBe(401);
		expect((await readInterest("location=shimla", token)).status).toBe(400);
		expect((await readInterest("service=astronaut", token)).status).toBe(404);
	});

	test("is part of the person's data export and is deleted with the account", async () => {
		const { token, user } = await signIn(server, freshMobile());
		await wait({ service: "water-tanker", location: "shimla" }, token);
		const { body } = await server.call("GET", "/api/users/me/export", { token });
		expect(body.awaitedServices).toEqual([
			{ service: "Water Tanker", place: "Shimla", since: expect.any(String) },
		]);
		const deleted = await server.call("DELETE", "/api/users/me", { token, body: { mobile: user.mobile } });
		expect(deleted.status).toBe(200);
		expect(await rowsOf(user._id)).toEqual([]);
	});
});
