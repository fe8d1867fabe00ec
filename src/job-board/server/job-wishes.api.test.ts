import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { ErrorItem } from "../../platform/app-error.ts";
import { profiles } from "../../profiles/server/profiles.tables.ts";
import { jobSeekers, jobWishes } from "./job-board.tables.ts";
import { setSeeking } from "./job-wishes.ts";
import { buildPeople, buildProfile } from "./testing/build-job.ts";
import { jobBoard } from "./testing/job-board.ts";

const { server, services, person, seeker, wishes, wish } = jobBoard();

const inMandi = { stateName: "Himachal Pradesh", district: "Mandi" };
const none = { serviceIds: [], areas: [], isShown: false };
const foundBy = (userId: string) =>
	server.database.db.select().from(jobWishes).where(eq(jobWishes.userId, userId));

test("refuses to read or save wishes without a session", async () => {
	expect((await wishes()).status).toBe(401);
	expect((await wish(undefined, none)).status).toBe(401);
});

test("returns empty wishes, not shown to employers, before any are saved", async () => {
	const { token } = await person();
	expect(await wishes(token)).toMatchObject({ status: 200, body: none });
});

test("accepts wishes only from people whose profile says that they look for a job", async () => {
	const someone = await person();
	const whole = { serviceIds: [services.welder], areas: [inMandi], isShown: true };
	const refusal = {
		status: 409,
		body: { message: "First say in your profile that you are looking for jobs" },
	};
	expect(await wish(someone.token, whole)).toMatchObject(refusal);
	await buildProfile(server, someone.userId, "Professional");
	expect(await wish(someone.token, whole)).toMatchObject(refusal);
	expect((await wishes(someone.token)).body).toEqual(none);
	await buildProfile(server, someone.userId, "LookingForJobs");
	expect(await wish(someone.token, whole)).toMatchObject({ status: 200, body: whole });
	expect((await wishes(someone.token)).body).toEqual(whole);
});

test("finds the person by each service in each area, and replaces everything on the next save", async () => {
	const { token, userId } = await seeker({
		serviceIds: [services.welder, services.plumber],
		areas: [
			{ stateName: "HIMACHAL pradesh", district: "mandi" },
			{ stateName: "punjab", district: null },
		],
		isShown: false,
	});
	// The places as the directory spells them.
	const areas = [inMandi, { stateName: "Punjab", district: null }];
	expect((await wishes(token)).body.areas).toEqual(areas);
	const rows = (await foundBy(userId)).map(
		({ serviceId, stateName, district, isShown }) => `${serviceId} ${stateName} ${district} ${isShown}`,
	);
	expect(rows.toSorted()).toEqual(
		[services.welder, services.plumber]
			.flatMap((id) => [`${id} Himachal Pradesh Mandi false`, `${id} Punjab  false`])
			.toSorted(),
	);
	await wish(token, { serviceIds: [services.plumber], areas: [inMandi], isShown: true });
	expect(await foundBy(userId)).toMatchObject([{ serviceId: services.plumber, isShown: true }]);
	await wish(token, none);
	expect(await foundBy(userId)).toEqual([]);
});

describe("refuses everything unknown at once", () => {
	test.each<[string, () => unknown, string[]]>([
		[
			"services and places",
			() => ({
				serviceIds: [services.welder, newId()],
				areas: [
					{ stateName: "Atlantis", district: null },
					{ stateName: "Punjab", district: "Mandi" },
				],
				isShown: true,
			}),
			[
				"serviceIds.1: We do not know this kind of work. Please choose one from the list.",
				"areas.0.stateName: We do not know this state. Please choose one from the list.",
				"areas.1.district: We do not know this district of Punjab. Please choose one from the list.",
			],
		],
		[
			"what is named twice",
			() => ({
				serviceIds: [services.welder, services.welder],
				areas: [inMandi, { stateName: "himachal pradesh", district: "MANDI" }],
				isShown: true,
			}),
			["serviceIds.1: You have already added this", "areas.1: You have already added this"],
		],
	])("%s", async (_, sent, faults) => {
		const { token, userId } = await seeker();
		const answer = await wish(token, sent());
		expect(answer.status).toBe(400);
		expect(answer.body.errors.map(({ path, msg }: ErrorItem) => `${path}: ${msg}`)).toEqual(faults);
		expect(await foundBy(userId)).toHaveLength(1);
	});

	test("more than ten services or areas", async () => {
		const { token } = await seeker();
		const areas = Array.from({ length: 11 }, () => inMandi);
		expect((await wish(token, { ...none, areas })).status).toBe(400);
		const serviceIds = Array.from({ length: 11 }, newId);
		expect((await wish(token, { ...none, serviceIds })).status).toBe(400);
	});
});

describe("the profile's status", () => {
	const set = (userId: string, isSeeking: boolean) =>
		inTransaction(server.database.db, (tx) => setSeeking(tx, userId, isSeeking));

	test("removes the person from all searches and restores them with their wishes", async () => {
		const { token, userId } = await seeker();
		const before = await foundBy(userId);
		const said = (await wishes(token)).body;
		await set(userId, false);
		expect(await foundBy(userId)).toEqual([]);
		expect((await wishes(token)).body).toEqual(said);
		await set(userId, true);
		await set(userId, true);
		expect(await foundBy(userId)).toEqual(before);
	});

	test("does nothing for people without wishes and for deleted accounts", async () => {
		const [someone] = await buildPeople(server, 1);
		await set(someone?.userId ?? "", true);
		await set(newId(), true);
		expect(await foundBy(someone?.userId ?? "")).toEqual([]);
		expect(await server.database.db.$count(jobSeekers, eq(jobSeekers.userId, someone?.userId ?? ""))).toBe(0);
	});

	test("changed while wishes are saved, never leaves a person findable against their profile", async () => {
		for (let round = 0; round < 6; round++) {
			const { token, userId } = await seeker();
			const body = { serviceIds: [services.plumber], areas: [inMandi], isShown: true };
			const [saved] = await Promise.all([
				wish(token, body),
				inTransaction(server.database.db, async (tx) => {
					await tx.update(profiles).set({ status: "Other" }).where(eq(profiles.userId, userId));
					await setSeeking(tx, userId, false);
				}),
			]);
			expect([200, 409]).toContain(saved.status);
			expect(await foundBy(userId)).toEqual([]);
		}
	});
});
