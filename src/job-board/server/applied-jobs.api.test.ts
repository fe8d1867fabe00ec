import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../platform/server/database/ids.ts";
import { appliedJobsQuery } from "./applied-jobs.repository.ts";
import { jobApplications, jobs } from "./job-board.tables.ts";
import { buildJob, buildPeople, storedApplications } from "./testing/build-job.ts";
import { jobBoard, type Person } from "./testing/job-board.ts";

const { server, services, person, list, apply, unapply, close, remove, applicants } = jobBoard();

let creator: Person;
let applicant: Person;
let jobId: string;
beforeEach(async () => {
	const [one, two] = await buildPeople(server, 2);
	if (one === undefined || two === undefined) throw new Error("nobody");
	[creator, applicant] = [one, two];
	jobId = await buildJob(server, { createdBy: creator.userId, serviceId: services.welder });
});

const applied = (token?: string, query: Record<string, string> = {}) =>
	list({ appliedBy: "me", ...query }, token);
const stateOf = async ({ token }: Person) => (await applied(token)).body.jobs[0]?.application.state;

describe("the jobs that a person applied for", () => {
	test("are refused to guests, with an invalid cursor, and with any filter", async () => {
		expect((await applied()).status).toBe(401);
		expect((await applied(applicant.token, { cursor: "nonsense" })).status).toBe(400);
		for (const [name, value] of [
			["createdBy", "me"],
			["pincode", "175001"],
			["stateName", "Goa"],
		] as const)
			expect(await applied(applicant.token, { [name]: value })).toMatchObject({
				status: 400,
				body: {
					errors: [{ msg: "The list of jobs you applied for takes no filters", path: "appliedBy" }],
				},
			});
		expect((await list({ appliedBy: "you" }, applicant.token)).status).toBe(400);
	});

	test("are only the viewer's own, the latest application first", async () => {
		const later = await buildJob(server, { createdBy: creator.userId, serviceId: services.plumber });
		await apply(later, applicant.token);
		server.clock.advance(1_000);
		await apply(jobId, applicant.token);
		const { body } = await applied(applicant.token);
		expect(body).toMatchObject({
			jobs: [
				{
					_id: jobId,
					firmName: "Verma Steel Works",
					application: { appliedAt: server.clock().toISOString(), state: "sent", numberViews: [] },
					abilities: { unapply: true, apply: false },
				},
				{ _id: later, application: { state: "sent" } },
			],
			nextCursor: null,
		});
		expect(body.jobs[0].application._id).toBe(body.jobs[0].applies[0]._id);
		expect((await applied(creator.token)).body).toEqual({ jobs: [], nextCursor: null });
		const others = (await list({}, applicant.token)).body.jobs;
		expect(others.every((job: object) => !("application" in job))).toBe(true);
	});

	test("leave the list when the application is withdrawn or the job removed", async () => {
		await apply(jobId, applicant.token);
		await unapply(jobId, applicant.token);
		expect((await applied(applicant.token)).body.jobs).toEqual([]);
		await apply(jobId, applicant.token);
		await remove(jobId, creator.token);
		expect((await applied(applicant.token)).body.jobs).toEqual([]);
	});

	test("come page by page without gaps, also if applied at the same time", async () => {
		const ids = await Promise.all(
			Array.from({ length: 45 }, () =>
				buildJob(server, { createdBy: creator.userId, serviceId: services.welder }),
			),
		);
		const { userId } = applicant;
		const appliedAt = server.clock();
		await server.database.db
			.insert(jobApplications)
			.values(ids.map((id) => ({ id: newId(), jobId: id, userId, appliedAt })));
		const seen: string[] = [];
		let cursor: string | null = null;
		do {
			const { body } = await applied(applicant.token, { limit: "20", ...(cursor !== null && { cursor }) });
			seen.push(...body.jobs.map(({ _id }: { _id: string }) => _id));
			cursor = body.nextCursor;
		} while (cursor !== null);
		expect(seen).toHaveLength(45);
		expect(seen.toSorted()).toEqual(ids.toSorted());
	});

	test("are read from one index in its order", async () => {
		const { db } = server.database;
		const after = { at: server.clock().toISOString(), id: newId() };
		const plan = await db.transaction(async (tx) => {
			// Tables of tests are so small that reading them whole costs less.
			await tx.execute(sql`set local enable_seqscan = off`);
			await tx.execute(sql`set local enable_bitmapscan = off`);
			const { statement, values } = appliedJobsQuery({ applicant: applicant.userId, after }, 21);
			const text = statement.text.replaceAll(/\$(\d)(::\w+)?/g, (_, number) => {
				const value = values[Number(number) - 1];
				return typeof value === "number" ? String(value) : `'${String(value)}'`;
			});
			const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql.raw(`explain ${text}`));
			return rows.map((row) => row["QUERY PLAN"]).join("\n");
		});
		expect(plan).toContain("Index Scan using job_applications_user");
		expect(plan).toMatch(/Index Cond: .*user_id = .*ROW\(applied_at, id\) < ROW/);
		expect(plan).not.toContain("Sort");
	});
});

describe("the state of an application", () => {
	beforeEach(async () => {
		await apply(jobId, applicant.token);
	});

	test("becomes seen when the job's creator opens the applicants, but not when a manager does", async () => {
		const manager = await person("Meena Negi", "customerSupport");
		await applicants(jobId, manager.token);
		expect(await stateOf(applicant)).toBe("sent");
		await applicants(jobId, applicant.token);
		expect(await stateOf(applicant)).toBe("sent");
		await applicants(jobId, creator.token);
		expect(await stateOf(applicant)).toBe("seen");
	});

	test("keeps the time of the first view, and marks only applications on the page", async () => {
		const [second] = await buildPeople(server, 1);
		server.clock.advance(1_000);
		await apply(jobId, second?.token);
		const firstLook = server.clock();
		await applicants(jobId, creator.token, { limit: "1" });
		const seenAt = async () =>
			Object.fromEntries(
				(await storedApplications(server, jobId)).map((row) => [row.userId, row.seenAt?.getTime() ?? null]),
			);
		const one = { [second?.userId ?? ""]: firstLook.getTime() };
		expect(await seenAt()).toEqual({ ...one, [applicant.userId]: null });
		server.clock.advance(1_000);
		await applicants(jobId, creator.token);
		expect(await seenAt()).toEqual({ ...one, [applicant.userId]: server.clock().getTime() });
	});

	test("writes nothing if all are already seen", async () => {
		const versions = async () => {
			const { rows } = await server.database.db.execute(
				sql`select xmin::text from job_applications where job_id = ${jobId}`,
			);
			return rows;
		};
		await applicants(jobId, creator.token);
		const before = await versions();
		server.clock.advance(1_000);
		await applicants(jobId, creator.token);
		expect(await versions()).toEqual(before);
	});

	test("starts over with a new application", async () => {
		await applicants(jobId, creator.token);
		await unapply(jobId, applicant.token);
		await apply(jobId, applicant.token);
		expect(await stateOf(applicant)).toBe("sent");
	});

	test("becomes closed when the job closes or expires", async () => {
		const expiresAt = new Date(server.clock().getTime() + 1_000);
		await server.database.db.update(jobs).set({ expiresAt }).where(eq(jobs.id, jobId));
		expect(await stateOf(applicant)).toBe("sent");
		server.clock.advance(1_000);
		expect((await applied(applicant.token)).body.jobs[0]).toMatchObject({
			status: { type: "closed", date: expiresAt.toISOString() },
			application: { state: "closed" },
			abilities: { unapply: true },
		});
		const ids = async (query: Record<string, string>, token?: string) =>
			(await list({ limit: "50", ...query }, token)).body.jobs.map(({ _id }: { _id: string }) => _id);
		expect(await ids({})).not.toContain(jobId);
		expect(await ids({ createdBy: "me" }, creator.token)).toContain(jobId);
		const other = await buildJob(server, { createdBy: creator.userId, serviceId: services.welder });
		await apply(other, applicant.token);
		expect(await ids({})).toContain(other);
		await close(other, creator.token);
		expect(await stateOf(applicant)).toBe("closed");
	});

	test("shows when and why support saw the number, for this application only", async () => {
		const manager = await person("Meena Negi", "customerSupport");
		const other = await buildJob(server, { createdBy: creator.userId, serviceId: services.welder });
		server.clock.advance(1_000);
		await apply(other, applicant.token);
		const [{ applicationId }] = (await applicants(jobId, manager.token)).body.applicants;
		const shown = await server.call("POST", `/api/jobs/${jobId}/applicants/${applicationId}/show-number`, {
			token: manager.token,
			body: { reason: "checking a report", note: "A note that stays with us" },
		});
		expect(shown.status).toBe(200);
		const { body } = await applied(applicant.token);
		expect(body.jobs.map((job: { application: object }) => job.application)).toMatchObject([
			{ numberViews: [] },
			{ numberViews: [{ name: "Nukkad support", at: expect.any(String), reason: "checking a report" }] },
		]);
		expect(JSON.stringify(body)).not.toContain("A note that stays with us");
		expect(JSON.stringify(body)).not.toContain("Meena");
	});
});
