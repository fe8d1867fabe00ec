import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { numberViews } from "../../accounts/server/accounts.tables.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { maskMobile } from "../../platform/mobile.ts";
import { buildJob } from "./testing/build-job.ts";
import { jobBoard, type Person } from "./testing/job-board.ts";

const { server, services, person, seeker, apply, unapply, applicants, seekers, read } = jobBoard();
const db = () => server.database.db;

const show = (
	{ jobId, applicationId }: { jobId: string; applicationId: string },
	token?: string,
	body: unknown = { reason: "customer asked for help" },
) => server.call("POST", `/api/jobs/${jobId}/applicants/${applicationId}/show-number`, { token, body });
const viewsOf = (applicationId: string) =>
	db().select().from(numberViews).where(eq(numberViews.subjectId, applicationId));

let creator: Person;
let applicant: Person;
let manager: Person;
let application: { jobId: string; applicationId: string };
beforeEach(async () => {
	creator = await person("Asha Verma");
	applicant = await person("Ramesh Thakur");
	manager = await person("Meena Negi", "customerSupport");
	const jobId = await buildJob(server, { createdBy: creator.userId, serviceId: services.welder });
	await apply(jobId, applicant.token);
	const [first] = (await applicants(jobId, creator.token)).body.applicants;
	application = { jobId, applicationId: first.applicationId };
});

describe("an applicant's number", () => {
	test("is whole for the job's creator and masked for managers, in every list", async () => {
		const { jobId } = application;
		const sought = await seeker();
		const people = async (token: string) => [
			...(await applicants(jobId, token)).body.applicants,
			...(await seekers(jobId, token)).body.seekers,
		];
		const mobiles = [applicant.mobile, sought.mobile];
		expect((await people(creator.token)).map(({ mobile }) => mobile)).toEqual(
			expect.arrayContaining(mobiles),
		);
		const admin = await person("Arun Rana", "admin");
		for (const { token } of [manager, admin]) {
			const answer = await people(token);
			expect(answer.map(({ mobile }) => mobile)).toEqual(
				expect.arrayContaining(mobiles.map((mobile) => maskMobile(mobile))),
			);
			for (const mobile of mobiles) expect(JSON.stringify(answer)).not.toContain(mobile);
		}
		expect((await read(jobId, manager.token)).body.job.abilities.showNumber).toBe(true);
		expect((await read(jobId, creator.token)).body.job.abilities.showNumber).toBe(false);
	});

	test("is shown to a manager for a reason, which the applicant can see", async () => {
		const { applicationId } = application;
		const shown = await show(application, manager.token, { reason: "other", note: "Rang about pay" });
		expect(shown).toMatchObject({ status: 200, body: { mobile: applicant.mobile } });
		expect(await viewsOf(applicationId)).toMatchObject([
			{
				subjectType: "job-application",
				personId: applicant.userId,
				viewerId: manager.userId,
				reason: "other",
				note: "Rang about pay",
			},
		]);
		const entries = await db().select().from(auditEntries).where(eq(auditEntries.subjectId, applicationId));
		expect(entries).toMatchObject([
			{
				actorId: manager.userId,
				action: "job-application.number-shown",
				subjectType: "job-application",
				reason: "other",
			},
		]);
		const { body } = await server.call("GET", "/api/users/me/export", { token: applicant.token });
		expect(body.numberShownToStaff).toEqual([
			{ at: expect.any(String), subjectType: "job-application", subjectId: applicationId, reason: "other" },
		]);
	});

	test("is refused to everyone else, without a reason, and for an application to another job", async () => {
		const other = await person("Sita Ram");
		const sales = await person("Raj Negi", "salesPerson");
		expect((await show(application)).status).toBe(401);
		for (const { token } of [creator, applicant, other, sales])
			expect((await show(application, token)).status).toBe(403);
		for (const body of [{}, { reason: "curiosity" }])
			expect((await show(application, manager.token, body)).status).toBe(400);
		const elsewhere = await buildJob(server, { createdBy: other.userId, serviceId: services.welder });
		for (const missing of [
			{ ...application, jobId: elsewhere },
			{ ...application, jobId: newId() },
			{ ...application, applicationId: newId() },
		])
			expect((await show(missing, manager.token)).status).toBe(404);
		expect(await viewsOf(application.applicationId)).toEqual([]);
	});

	test("is not shown after the application was withdrawn", async () => {
		await unapply(application.jobId, applicant.token);
		expect((await show(application, manager.token)).status).toBe(404);
	});

	test("shows a manager the whole numbers of their own job without Show number", async () => {
		const jobId = await buildJob(server, { createdBy: manager.userId, serviceId: services.welder });
		await apply(jobId, applicant.token);
		const [own] = (await applicants(jobId, manager.token)).body.applicants;
		expect(own.mobile).toBe(applicant.mobile);
		expect((await show({ jobId, applicationId: own.applicationId }, manager.token)).status).toBe(403);
	});
});
