import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../platform/server/database/ids.ts";
import { fileServer } from "../../testing/file-server.ts";
import { entriesAtMost } from "../profile.ts";
import { profileEducation, profileExperience } from "./profiles.tables.ts";
import {
	faultsOf,
	type ProfileOwner,
	profileOwner,
	someEducation,
	someExperience,
} from "./testing/profile-owner.ts";

const server = fileServer();
let owner: ProfileOwner;
let other: ProfileOwner;
beforeEach(async () => {
	server.clock.set("2026-11-20T06:30:00Z");
	owner = await profileOwner(server);
	other = await profileOwner(server);
	await owner.save();
	await other.save();
});

/** Each kind with its calls and its table: both obey the same rules. */
const kinds = [
	{
		kind: "experience" as const,
		some: someExperience,
		named: (title: string, from: string) => ({ ...someExperience, title, from }),
		nameOf: (entry: { title: string }) => entry.title,
		add: (by: ProfileOwner) => by.addExperience,
		remove: (by: ProfileOwner) => by.removeExperience,
		missing: ["title: Title is required", "company: Company is required", "from: From date is required"],
		count: ({ userId }: ProfileOwner) =>
			server.database.db.$count(profileExperience, eq(profileExperience.userId, userId)),
	},
	{
		kind: "education" as const,
		some: someEducation,
		named: (school: string, from: string) => ({ ...someEducation, school, from }),
		nameOf: (entry: { school: string }) => entry.school,
		add: (by: ProfileOwner) => by.addEducation,
		remove: (by: ProfileOwner) => by.removeEducation,
		missing: ["school: School is required", "degree: Degree is required", "from: From date is required"],
		count: ({ userId }: ProfileOwner) =>
			server.database.db.$count(profileEducation, eq(profileEducation.userId, userId)),
	},
];

describe.each(kinds)("$kind", ({ kind, some, named, nameOf, add, remove, missing, count }) => {
	const shown = ({ body }: { body: Record<string, unknown> }) => body[kind] as never[];

	test("answers 401 without a session", async () => {
		expect((await server.call("PUT", `/api/profile/${kind}`, { body: some })).status).toBe(401);
		expect((await server.call("DELETE", `/api/profile/${kind}/${newId()}`)).status).toBe(401);
	});

	test("answers 400 with all missing fields at once and adds nothing", async () => {
		const answer = await add(owner)({});
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual(missing);
		expect(await count(owner)).toBe(0);
	});

	test.each([
		["an invalid start", { from: "2026-02-31" }, ["from: Please enter a valid date."]],
		["an invalid end", { to: "2021-02-29" }, ["to: Please enter a valid date."]],
		["an end before the start", { to: "1999-12-31" }, ["to: The end cannot be before the start."]],
		["an end although it continues", { current: true }, ["to: Leave this empty while you are still there."]],
	])("answers 400 for %s", async (_, wrong, faults) => {
		const answer = await add(owner)({ ...some, ...wrong });
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual(faults);
		expect(await count(owner)).toBe(0);
	});

	test("answers 400 for wrong types and texts that are too long", async () => {
		for (const wrong of [{ current: "yes" }, { from: 2020 }, { description: "a".repeat(5_001) }])
			expect((await add(owner)({ ...some, ...wrong })).status).toBe(400);
		expect(await count(owner)).toBe(0);
	});

	test("uses the Indian day as today", async () => {
		server.clock.set("2026-11-30T18:29:00Z");
		expect((await add(owner)({ ...some, from: "2026-12-01", to: null })).status).toBe(400);
		server.clock.set("2026-11-30T18:30:00Z");
		expect((await add(owner)({ ...some, from: "2026-12-01", to: null })).status).toBe(200);
	});

	test("answers 404 without a profile", async () => {
		const stranger = await profileOwner(server);
		expect(await add(stranger)()).toMatchObject({
			status: 404,
			body: { message: "You have not yet setup a profile, please add some info.." },
		});
		expect(await count(stranger)).toBe(0);
	});

	test("is added as sent and publicly visible", async () => {
		const { status, body } = await add(owner)();
		expect(status).toBe(200);
		expect(body).toMatchObject({ user: { _id: owner.userId }, abilities: { edit: true } });
		expect(body[kind]).toEqual([{ _id: expect.any(String), ...some }]);
		const seen = await server.call("GET", `/api/profile/user/${owner.userId}`);
		expect(shown(seen)).toEqual(body[kind]);
	});

	test("has no end date while it continues", async () => {
		const { body } = await add(owner)({ ...some, to: "", current: true });
		expect(body[kind]).toEqual([{ _id: expect.any(String), ...some, to: null, current: true }]);
	});

	test("is listed latest first; entries of one day by time of adding", async () => {
		for (const [name, from] of [
			["old", "2001-01-01"],
			["new", "2020-01-01"],
			["between", "2010-01-01"],
			["newer", "2020-01-01"],
		] as const)
			await add(owner)(named(name, from));
		expect(shown(await owner.me()).map(nameOf)).toEqual(["newer", "new", "between", "old"]);
	});

	test("is added once per key with the same response, also in parallel", async () => {
		const answers = await Promise.all(Array.from({ length: 6 }, () => add(owner)(some, "once")));
		expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(200);
		expect(await count(owner)).toBe(1);
		expect((await add(owner)({ ...some, description: "Another" }, "once")).status).toBe(409);
		expect((await add(other)(some, "once")).status).toBe(200);
		await add(owner)(some);
		expect([await count(owner), await count(other)]).toEqual([2, 1]);
	});

	test("answers 409 above fifty, also in parallel", async () => {
		const answers = await Promise.all(Array.from({ length: entriesAtMost + 4 }, () => add(owner)()));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(entriesAtMost);
		const refused = answers.filter(({ status }) => status === 409);
		expect(refused).toHaveLength(4);
		expect(refused[0]?.body.message).toBe(
			"A profile can have at most 50 of these. Remove one to add another.",
		);
		expect(await count(owner)).toBe(entriesAtMost);
		expect((await add(other)()).status).toBe(200);
	});

	test("is removed only by its owner", async () => {
		const { body } = await add(owner)();
		const [{ _id: id }] = body[kind];
		expect((await remove(other)(id)).status).toBe(404);
		expect((await remove(owner)(newId())).status).toBe(404);
		expect((await remove(owner)("7")).status).toBe(400);
		expect(await count(owner)).toBe(1);
		const removed = await remove(owner)(id);
		expect(removed).toMatchObject({ status: 200, body: { [kind]: [], abilities: { edit: true } } });
		expect((await remove(owner)(id)).status).toBe(404);
	});

	test("is removed once when two requests run in parallel", async () => {
		const { body } = await add(owner)();
		const [{ _id: id }] = body[kind];
		const answers = await Promise.all([remove(owner)(id), remove(owner)(id)]);
		expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 404]);
	});
});

test("does not remove experience by the call for education", async () => {
	const { body } = await owner.addExperience();
	expect((await owner.removeEducation(body.experience[0]._id)).status).toBe(404);
	expect((await owner.me()).body.experience).toHaveLength(1);
});
