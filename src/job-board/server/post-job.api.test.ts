import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ErrorItem } from "../../platform/app-error.ts";
import type { CallResult } from "../../testing/test-server.ts";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { services as serviceTable } from "../../catalogue/server/catalogue.tables.ts";
import { jobs } from "./job-board.tables.ts";
import { buildJob, buildPeople } from "./testing/build-job.ts";
import { jobBoard } from "./testing/job-board.ts";

const { server, services, person, post, whole, remove, read } = jobBoard();

const faultsOf = (answer: CallResult) =>
	answer.body.errors.map(({ path, msg }: ErrorItem) => `${path}: ${msg}`);
const countOf = (userId: string) => server.database.db.$count(jobs, eq(jobs.createdBy, userId));

test("refuses a job without a session", async () => {
	expect((await post(undefined, whole())).status).toBe(401);
});

test("reports all missing fields at once, each with its path", async () => {
	const { token, userId } = await person();
	const answer = await post(token, {});
	expect(answer.status).toBe(400);
	expect(faultsOf(answer)).toEqual([
		"jobCategoryId: Please choose a category",
		"firmName: Please enter the name of your firm",
		"reachablePersonName: Please enter the contact person",
		"description: Please describe the job",
		"pincodeData.pincode: Please enter the pincode",
		"pincodeData.poName: Please choose the post office",
	]);
	expect(await countOf(userId)).toBe(0);
});

test("refuses an unknown category, an unknown pincode and texts that are too long", async () => {
	const { token, userId } = await person();
	const unknown = { jobCategoryId: "no-id", pincodeData: { pincode: "999999", poName: "Mandi" } };
	expect(faultsOf(await post(token, { ...whole(), ...unknown }))).toEqual([
		"jobCategoryId: We do not know this category. Please choose one from the list.",
		"pincodeData.pincode: Invalid PIN Code or network error",
	]);
	const malformed = { ...whole(), pincodeData: { pincode: "12", poName: "Mandi" } };
	expect(faultsOf(await post(token, malformed))).toEqual([
		"pincodeData.pincode: ZIP code must be of 6 digits",
	]);
	expect((await post(token, { ...whole(), description: "x".repeat(5_001) })).status).toBe(400);
	expect(await countOf(userId)).toBe(0);
});

test("refuses an inactive service as category", async () => {
	const { token } = await person();
	const { db } = server.database;
	const off = eq(serviceTable.id, services.plumber);
	await db.update(serviceTable).set({ active: false }).where(off);
	// The process caches the catalogue for some seconds.
	server.clock.advance(60_000);
	const answer = await post(token, { ...whole(), jobCategoryId: services.plumber });
	await db.update(serviceTable).set({ active: true }).where(off);
	server.clock.advance(60_000);
	expect(faultsOf(answer)).toEqual([
		"jobCategoryId: We do not know this category. Please choose one from the list.",
	]);
});

test("returns the stored job, with the place from the directory, 60 days of life and the creator's abilities", async () => {
	const { token, userId } = await person();
	const typed = { pincode: "175001", poName: "khaliar", district: "Elsewhere", stateName: "Nowhere" };
	const body = { ...whole(), jobCategoryId: services.welder.toUpperCase(), pincodeData: typed };
	const answer = await post(token, body);
	expect(answer.status).toBe(201);
	const now = server.clock();
	expect(answer.body.job).toEqual({
		_id: expect.any(String),
		description: "A welder for gates and grills, day shift.",
		createdBy: { _id: userId },
		reachablePersonName: "Asha Verma",
		firmName: "Verma Steel Works",
		address: {
			pincodeData: {
				poName: "Khaliar",
				cityBlock: "Mandi",
				district: "Mandi",
				stateName: "Himachal Pradesh",
				pincode: "175001",
			},
		},
		jobCategoryId: { _id: services.welder, jobCategoryName: "Welder" },
		applies: [],
		applicationsCount: 0,
		status: { type: "active", date: now.toISOString() },
		createdAt: now.toISOString(),
		expiresAt: new Date(now.getTime() + 60 * 86_400_000).toISOString(),
		abilities: {
			apply: false,
			unapply: false,
			close: true,
			delete: true,
			seeApplicants: true,
			showNumber: false,
		},
	});
	expect((await read(answer.body.job._id, token)).body).toEqual(answer.body);
});

test("posts one job for one key, also when it is sent many times in parallel", async () => {
	const { token, userId } = await person();
	const answers = await Promise.all(Array.from({ length: 10 }, () => post(token, whole(), "one")));
	expect(new Set(answers.map(({ status, body }) => `${status} ${body.job?._id}`)).size).toBe(1);
	expect(answers[0]?.status).toBe(201);
	expect((await post(token, { ...whole(), firmName: "Another" }, "one")).status).toBe(409);
	expect(await countOf(userId)).toBe(1);
});

test("allows fifty open jobs, also in parallel; closing one makes room", async () => {
	const { token, userId } = await person();
	const ids: string[] = [];
	for (let number = 0; number < 49; number++)
		ids.push(await buildJob(server, { createdBy: userId, serviceId: services.welder }));
	const answers = await Promise.all([post(token, whole()), post(token, whole())]);
	expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
	expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
		"You have 50 open jobs. Please close or remove one before you post another.",
	);
	expect(await countOf(userId)).toBe(50);
	await remove(ids[0] ?? "", token);
	expect((await post(token, whole())).status).toBe(201);
});

test("allows twenty jobs on an Indian day, also in parallel and counting removed ones", async () => {
	const { token, userId } = await person();
	// An hour before the Indian day ends.
	server.clock.set("2026-11-25T17:30:00Z");
	const answers = await Promise.all(Array.from({ length: 23 }, () => post(token, whole())));
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
	const refused = answers.filter(({ status }) => status === 429);
	expect(refused).toHaveLength(3);
	expect(refused[0]?.body.message).toBe(
		"You have posted 20 jobs today, the daily limit. Please try again tomorrow.",
	);
	expect(refused[0]?.headers["retry-after"]).toBe("3600");
	for (const { status, body } of answers) if (status === 201) await remove(body.job._id, token);
	expect(await countOf(userId)).toBe(0);
	expect((await post(token, whole())).status).toBe(429);
	server.clock.advance(60 * 60_000);
	expect((await post(token, whole())).status).toBe(201);
});

test("keeps the daily limit of a mobile when its account is deleted and registered again", async () => {
	const mobile = "+919876501235";
	const comeBack = async () => (await signIn(server, mobile, { name: "Asha Verma" })).token;
	const first = await comeBack();
	await Promise.all(Array.from({ length: 20 }, () => post(first, whole())));
	await server.call("DELETE", "/api/users/me", { token: first, body: { mobile } });
	// A code can be requested once in 30 seconds.
	server.clock.advance(60_000);
	const again = await comeBack();
	expect((await post(again, whole())).status).toBe(429);
	server.clock.advance(86_400_000);
	expect((await post(again, whole())).status).toBe(201);
});

test("leaves no job behind when jobs are posted while the account is deleted", async () => {
	const [someone] = await buildPeople(server, 1);
	if (someone === undefined) throw new Error("nobody");
	const { token, userId, mobile } = someone;
	const [deleted, ...answers] = await Promise.all([
		server.call("DELETE", "/api/users/me", { token, body: { mobile } }),
		...Array.from({ length: 10 }, () => post(token, whole())),
	]);
	expect(deleted?.status).toBe(200);
	for (const { status } of answers) expect([201, 401]).toContain(status);
	expect(await countOf(userId)).toBe(0);
});
