import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { lockUser } from "../../accounts/server/accounts.api.ts";
import { indianDay } from "../../platform/dates.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { untilBlocked } from "../../testing/until-blocked.ts";
import { jobPosts, jobs } from "./job-board.tables.ts";
import { buildJob, buildPeople, buildSeekers } from "./testing/build-job.ts";
import { jobBoard } from "./testing/job-board.ts";

const { server, services, person, post, whole, close, seekers } = jobBoard();

const refusal = {
	status: 429,
	body: { message: "You have viewed 100 numbers today, the daily limit. Please try again tomorrow." },
};
let employer: { userId: string; token: string };
let states = 0;
beforeEach(async () => {
	server.clock.set("2026-11-20T06:30:00.000Z");
	employer = await someone();
});

async function someone() {
	const [made] = await buildPeople(server, 1);
	if (made === undefined) throw new Error("nobody");
	return made;
}

/**
 * Adds a job of this person in a state of its own, and `count` people who look for it; returns them in the order shown.
 */
async function buildWantedJob(count: number, createdBy = employer.userId) {
	const area = { stateName: `State ${states++}`, district: "Town" };
	const sought = { serviceId: services.welder, ...area };
	const people = count === 0 ? [] : await buildSeekers(server, count, sought);
	return { jobId: await buildJob(server, { createdBy, ...sought }), sought, people };
}

const idsOf = ({ body }: { body: { seekers?: { _id: string }[] } }) =>
	(body.seekers ?? []).map(({ _id }) => _id);

/** Reads pages of these lengths until the end or a refusal; returns the ids of each page and the last response. */
async function readPages(jobId: string, token: string, lengths: number[], from: string | null = null) {
	const pages: string[][] = [];
	let cursor = from;
	for (const limit of lengths) {
		const query: Record<string, string> = { limit: `${limit}`, ...(cursor !== null && { cursor }) };
		const answer = await seekers(jobId, token, query);
		if (answer.status !== 200) return { pages, cursor, last: answer };
		pages.push(idsOf(answer));
		cursor = answer.body.nextCursor;
		if (cursor === null) return { pages, cursor, last: answer };
	}
	return { pages, cursor, last: null };
}

describe("the daily limit of job seekers", () => {
	test("shows a hundred different seekers on an Indian day, then refuses until tomorrow", async () => {
		const { jobId, people } = await buildWantedJob(103);
		const ids = people.map(({ userId }) => userId);
		const { pages, cursor, last } = await readPages(jobId, employer.token, [50, 50, 50]);
		expect(pages).toEqual([ids.slice(0, 50), ids.slice(50, 100)]);
		expect(last).toMatchObject({ ...refusal, headers: { "retry-after": `${12 * 3_600}` } });
		server.clock.set("2026-11-20T18:29:59.000Z");
		expect(await seekers(jobId, employer.token, { cursor: cursor ?? "" })).toMatchObject(refusal);
		server.clock.set("2026-11-20T18:30:00.000Z");
		expect(idsOf(await seekers(jobId, employer.token, { cursor: cursor ?? "" }))).toEqual(ids.slice(100));
	});

	test("leaves out the rest of a page after the hundredth seeker", async () => {
		const { jobId, people } = await buildWantedJob(120);
		const { pages } = await readPages(jobId, employer.token, [50, 45, 20]);
		expect(pages[2]).toEqual(people.slice(95, 100).map(({ userId }) => userId));
	});

	test("shows seekers of that day again without new ones, and counts none of them twice", async () => {
		const { jobId, people, sought } = await buildWantedJob(60);
		await readPages(jobId, employer.token, [50, 50]);
		await readPages(jobId, employer.token, [50, 50]);
		// The same people look for another job of the same employer.
		const twin = await buildJob(server, { createdBy: employer.userId, ...sought });
		await readPages(twin, employer.token, [50, 50]);
		const more = await buildWantedJob(41);
		const { pages } = await readPages(more.jobId, employer.token, [41]);
		expect(pages[0]).toHaveLength(40);
		server.clock.advance(60_000);
		await buildSeekers(server, 1, sought);
		const first = await seekers(jobId, employer.token);
		expect(idsOf(first)).toEqual(people.slice(0, 19).map(({ userId }) => userId));
	});

	test("counts each employer separately", async () => {
		const other = await someone();
		const own = await buildWantedJob(101);
		await readPages(own.jobId, employer.token, [50, 50]);
		const theirs = await buildJob(server, { createdBy: other.userId, ...own.sought });
		expect((await readPages(theirs, other.token, [50, 50])).pages.flat()).toHaveLength(100);
	});

	test("does not count seekers of closed jobs, of other people's jobs, or empty pages", async () => {
		const { jobId } = await buildWantedJob(5);
		const others = await buildWantedJob(5, (await someone()).userId);
		const none = await buildWantedJob(0);
		expect((await seekers(others.jobId, employer.token)).status).toBe(403);
		expect(await seekers(none.jobId, employer.token)).toMatchObject({ status: 200, body: { seekers: [] } });
		await close(jobId, employer.token);
		expect(idsOf(await seekers(jobId, employer.token))).toEqual([]);
		expect(await countersOf(employer.userId)).toEqual([]);
	});

	test("does not affect the limit of posted jobs", async () => {
		const { token, userId } = await person();
		await post(token, whole());
		const { jobId } = await buildWantedJob(3, userId);
		await seekers(jobId, token);
		await post(token, whole());
		const [counters] = await countersOf(userId);
		expect(counters?.count).toBe(2);
		expect(counters?.seekersShown).toHaveLength(3);
	});

	test("keeps the limit after the account is deleted and registered again, until the day ends", async () => {
		const mobile = "+919876501234";
		const { jobId, people } = await buildWantedJob(150);
		const comeBack = async () => {
			// A code can be requested once in 30 seconds.
			server.clock.advance(60_000);
			const { token, user } = await signIn(server, mobile, { name: "Asha Verma" });
			await server.database.db.update(jobs).set({ createdBy: user._id }).where(eq(jobs.id, jobId));
			return { token, userId: user._id };
		};
		const leave = async ({ token, userId }: { token: string; userId: string }) => {
			await server.database.db.update(jobs).set({ createdBy: employer.userId }).where(eq(jobs.id, jobId));
			await server.call("DELETE", "/api/users/me", { token, body: { mobile } });
			return userId;
		};
		const first = await comeBack();
		const { cursor } = await readPages(jobId, first.token, [50, 40]);
		await leave(first);
		// An account that is deleted without a view passes its counters on to the next one.
		await leave(await comeBack());
		const again = await comeBack();
		const { pages, last } = await readPages(jobId, again.token, [30, 30], cursor);
		expect(pages.flat()).toEqual(people.slice(90, 100).map(({ userId }) => userId));
		expect(last).toMatchObject(refusal);
		expect(await countersOf(first.userId)).toEqual([]);
		expect(await countersOf(again.userId)).toMatchObject([{ leftBy: null }]);
		await leave(again);
		const [left] = await countersOf(again.userId);
		expect(left?.leftBy).toMatch(/^[0-9a-f]{64}$/);
		server.clock.advance(86_400_000);
		const tomorrow = await comeBack();
		expect(idsOf(await seekers(jobId, tomorrow.token, { limit: "50" }))).toHaveLength(50);
	});
});

const countersOf = (userId: string) =>
	server.database.db
		.select()
		.from(jobPosts)
		.where(and(eq(jobPosts.userId, userId), eq(jobPosts.day, indianDay(server.clock()))));

test("shows a hundred seekers in total when pages are read in parallel", async () => {
	const sought = await Promise.all(Array.from({ length: 4 }, () => buildWantedJob(50)));
	const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const holding = inTransaction(server.database.db, async (tx) => {
		await lockUser(tx, employer.userId);
		held.resolve();
		await release.promise;
	});
	await held.promise;
	const pending = sought.map(({ jobId }) => seekers(jobId, employer.token, { limit: "50" }));
	await untilBlocked(server, 4);
	release.resolve();
	await holding;
	const answers = await Promise.all(pending);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
	expect(new Set(answers.flatMap(idsOf)).size).toBe(100);
	const [counters] = await countersOf(employer.userId);
	expect(new Set(counters?.seekersShown)).toEqual(new Set(answers.flatMap(idsOf)));
});

test.each(["customerSupport", "admin"] as const)(
	"shows a manager (%s) all of them masked, without counting",
	async (role) => {
		const manager = await person("Meena Negi", role);
		const { jobId } = await buildWantedJob(110);
		expect((await readPages(jobId, manager.token, [50, 50, 50])).pages.flat()).toHaveLength(110);
		expect(await countersOf(manager.userId)).toEqual([]);
	},
);

test.each(["salesPerson", "customerSupport", "admin"] as const)(
	"counts staff (%s) who post a job like everyone else",
	async (role) => {
		const poster = await person("Raj Negi", role);
		const { jobId } = await buildWantedJob(101, poster.userId);
		const { pages, last } = await readPages(jobId, poster.token, [50, 50, 50]);
		expect(pages.flat()).toHaveLength(100);
		expect(last).toMatchObject(refusal);
	},
);
