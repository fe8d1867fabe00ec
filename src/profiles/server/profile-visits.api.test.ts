import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { visitorsPerAddress } from "../../platform/server/database/visits.ts";
import { fileServer } from "../../testing/file-server.ts";
import { untilBlocked } from "../../testing/until-blocked.ts";
import { deleteOldVisits } from "./profiles.jobs.ts";
import { deleteProfile } from "./profiles.repository.ts";
import { profiles, profileVisits } from "./profiles.tables.ts";
import { type ProfileOwner, profileOwner } from "./testing/profile-owner.ts";

const server = fileServer();
let owner: ProfileOwner;
let visitor: ProfileOwner;
beforeEach(async () => {
	server.clock.set("2026-11-20T06:30:00Z");
	owner = await profileOwner(server);
	visitor = await profileOwner(server);
	await owner.save();
});

type From = { token?: string; address?: string; agent?: string };
const visit = (id: string, { token, address, agent = "Firefox" }: From = {}) =>
	server.call("PUT", `/api/profile/${id}/increment-visit`, {
		token,
		headers: { "user-agent": agent },
		...(address !== undefined && { address }),
	});
const visitsOf = async ({ userId }: ProfileOwner) => {
	const [row] = await server.database.db.select().from(profiles).where(eq(profiles.userId, userId));
	return row?.visits;
};
const kept = ({ userId }: ProfileOwner) =>
	server.database.db.select().from(profileVisits).where(eq(profileVisits.userId, userId));

describe("a visit", () => {
	test("answers 400 for a malformed id", async () => {
		expect((await visit("7")).status).toBe(400);
	});

	test("to a missing profile gets the same response and is not stored", async () => {
		expect(await visit(visitor.userId)).toMatchObject({ status: 204, body: "" });
		expect((await visit(newId())).status).toBe(204);
		expect(await kept(visitor)).toEqual([]);
		expect((await visit(owner.userId)).status).toBe(204);
	});

	test("to a profile deleted meanwhile gets the same response and is not stored", async () => {
		const visits = await inTransaction(server.database.db, async (tx) => {
			await deleteProfile(tx, owner.userId);
			const waiting = [visit(owner.userId), visit(owner.userId, { token: visitor.token })];
			await untilBlocked(server, 2);
			return { waiting };
		});
		for (const { status } of await Promise.all(visits.waiting)) expect(status).toBe(204);
		expect(await kept(owner)).toEqual([]);
	});

	test("counts once per visitor and Indian day, and does not touch the profile's times", async () => {
		const [before] = await server.database.db
			.select()
			.from(profiles)
			.where(eq(profiles.userId, owner.userId));
		for (let time = 0; time < 3; time++) {
			await visit(owner.userId);
			await visit(owner.userId, { token: visitor.token, address: `10.1.0.${time}` });
		}
		expect(await visitsOf(owner)).toBe(2);
		server.clock.set("2026-11-20T18:29:59Z");
		await visit(owner.userId);
		expect(await visitsOf(owner)).toBe(2);
		server.clock.set("2026-11-20T18:30:00Z");
		await visit(owner.userId);
		expect(await visitsOf(owner)).toBe(3);
		const [after] = await server.database.db.select().from(profiles).where(eq(profiles.userId, owner.userId));
		expect(after).toEqual({ ...before, visits: 3 });
	});

	test("by the owner is never counted", async () => {
		expect((await visit(owner.userId, { token: owner.token })).status).toBe(204);
		expect(await visitsOf(owner)).toBe(0);
		expect(await kept(owner)).toEqual([]);
	});

	test("counts once when one visitor sends ten in parallel", async () => {
		await Promise.all(Array.from({ length: 10 }, () => visit(owner.userId, { token: visitor.token })));
		await Promise.all(Array.from({ length: 10 }, () => visit(owner.userId)));
		expect(await visitsOf(owner)).toBe(2);
	});

	test("counts at most five visitors per address, profile and day, whatever the browser, also in parallel", async () => {
		const agents = Array.from({ length: 12 }, (_, agent) => `Browser ${agent}`);
		await Promise.all(agents.map((agent) => visit(owner.userId, { address: "10.2.0.1", agent })));
		expect(await visitsOf(owner)).toBe(visitorsPerAddress);
		await visit(owner.userId, { address: "10.2.0.2" });
		await visit(owner.userId, { address: "10.2.0.1", token: visitor.token });
		expect(await visitsOf(owner)).toBe(visitorsPerAddress + 2);
		await visitor.save();
		await visit(visitor.userId, { address: "10.2.0.1", agent: "Browser 12" });
		expect(await visitsOf(visitor)).toBe(1);
	});

	test("stores neither address nor person, and a different hash each day", async () => {
		await visit(owner.userId, { token: visitor.token });
		server.clock.advance(86_400_000);
		await visit(owner.userId, { token: visitor.token });
		const hashes = (await kept(owner)).map((row) => row.visitor);
		expect(hashes).toEqual([
			expect.stringMatching(/^[0-9a-f]{64}$/),
			expect.stringMatching(/^[0-9a-f]{64}$/),
		]);
		expect(new Set(hashes).size).toBe(2);
	});
});

test("deletes the visitors after the Indian day and keeps the counter", async () => {
	await visit(owner.userId);
	await visit(owner.userId, { token: visitor.token });
	server.clock.set("2026-11-20T18:29:59Z");
	await deleteOldVisits({ db: server.database.db, clock: server.clock });
	expect(await kept(owner)).toHaveLength(2);
	server.clock.set("2026-11-20T18:30:00Z");
	await visit(owner.userId);
	await deleteOldVisits({ db: server.database.db, clock: server.clock });
	expect(await kept(owner)).toMatchObject([{ day: "2026-11-21" }]);
	expect(await visitsOf(owner)).toBe(3);
});
