import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { jobApplications } from "./job-board.tables.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { profileExperience, profiles } from "../../profiles/server/profiles.tables.ts";
import { buildJob, buildPeople, buildProfile } from "./testing/build-job.ts";
import { jobBoard, type Person } from "./testing/job-board.ts";

const { server, services, person, seeker, apply, unapply, close, applicants, seekers, wish } = jobBoard();

let creator: Person;
let jobId: string;
beforeEach(async () => {
	const [made] = await buildPeople(server, 1);
	if (made === undefined) throw new Error("nobody");
	creator = made;
	jobId = await buildJob(server, { createdBy: creator.userId, serviceId: services.welder });
});

test("shows the people of a job only to its creator and managers", async () => {
	const [applied, other] = await buildPeople(server, 2);
	const sales = await person("Raj Negi", "salesPerson");
	await apply(jobId, applied?.token);
	for (const ask of [applicants, seekers]) {
		expect((await ask(jobId)).status).toBe(401);
		for (const token of [applied?.token, other?.token, sales.token])
			expect(await ask(jobId, token)).toMatchObject({
				status: 403,
				body: { message: "Only the person who posted this job can do this" },
			});
		expect((await ask(newId(), creator.token)).status).toBe(404);
		expect((await ask(jobId, creator.token, { cursor: "nonsense" })).status).toBe(400);
		expect((await ask(jobId, creator.token)).status).toBe(200);
	}
	await close(jobId, creator.token);
	expect((await applicants(jobId, other?.token)).status).toBe(404);
	expect((await applicants(jobId, creator.token)).body.applicants).toHaveLength(1);
});

test("lists applicants with name and mobile, the latest first, without those who withdrew", async () => {
	const one = await person("Ramesh Thakur");
	const two = await person("Sita Ram");
	const gone = await person("Mohan Lal");
	await apply(jobId, one.token);
	server.clock.advance(1_000);
	await apply(jobId, gone.token);
	await apply(jobId, two.token);
	const at = server.clock().toISOString();
	await unapply(jobId, gone.token);
	const answer = await applicants(jobId, creator.token);
	const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
	expect(answer.body).toEqual({
		applicants: [
			{
				_id: two.userId,
				applicationId: id,
				name: "Sita Ram",
				mobile: two.mobile,
				appliedAt: at,
				profile: null,
			},
			{
				_id: one.userId,
				applicationId: id,
				name: "Ramesh Thakur",
				mobile: one.mobile,
				appliedAt: expect.any(String),
				profile: null,
			},
		],
		nextCursor: null,
	});
});

test("an applicant's profile is shown to the creator and to managers", async () => {
	const [shown, bare] = [await person("Ramesh Thakur"), await person("Sita Ram")];
	await buildProfile(server, shown.userId, "LookingForJobs");
	await buildProfile(server, bare.userId, "Other");
	const { db } = server.database;
	const skills = ["welding", "cutting", "gas", "arc", "gates", "grills", "stairs", "sheds", "tanks"];
	await db.update(profiles).set({ skills, picture: "0123.webp" }).where(eq(profiles.userId, shown.userId));
	await db.insert(profileExperience).values({
		id: newId(),
		userId: shown.userId,
		title: "Welder",
		company: "Thakur Works",
		from: "2020-01-01",
		to: "2023-12-31",
		current: false,
	});
	for (const { token } of [shown, bare]) await apply(jobId, token);
	const manager = await person("Meena Negi", "customerSupport");
	for (const { token } of [creator, manager]) {
		const { body } = await applicants(jobId, token);
		const byName = new Map(
			body.applicants.map((one: { name: string; profile: unknown }) => [one.name, one.profile]),
		);
		expect(byName.get("Ramesh Thakur")).toEqual({
			photo: expect.stringMatching(/0123/),
			skills: skills.slice(0, 8),
			yearsOfExperience: 4,
		});
		expect(byName.get("Sita Ram")).toEqual({ photo: null, skills: ["welding"], yearsOfExperience: null });
	}
});

test("pages through three hundred applicants without gaps, also if they applied at the same time", async () => {
	const crowd = await buildPeople(server, 300);
	const appliedAt = server.clock();
	await server.database.db
		.insert(jobApplications)
		.values(crowd.map(({ userId }) => ({ id: newId(), jobId, userId, appliedAt })));
	const seen: string[] = [];
	let cursor: string | null = null;
	do {
		const query: Record<string, string> = { limit: "50", ...(cursor !== null && { cursor }) };
		const { body } = await applicants(jobId, creator.token, query);
		expect(body.applicants.length).toBe(50);
		seen.push(...body.applicants.map(({ _id }: { _id: string }) => _id));
		cursor = body.nextCursor;
	} while (cursor !== null);
	expect(seen.toSorted()).toEqual(crowd.map(({ userId }) => userId).toSorted());
	expect((await applicants(jobId, creator.token)).body.applicants).toHaveLength(20);
});

test("shows a manager masked mobiles without recording it", async () => {
	const applied = await person("Ramesh Thakur");
	const sought = await seeker();
	await apply(jobId, applied.token);
	const manager = await person("Meena Negi", "customerSupport");
	for (const ask of [applicants, seekers]) {
		const answer = await ask(jobId, manager.token);
		expect(JSON.stringify(answer.body)).toMatch(/"\+91 \d\d••••••\d\d"/);
	}
	const tracesOf = async ({ token }: Person) => {
		const { body } = await server.call("GET", "/api/users/me/export", { token });
		return body.mobileSeenByStaff.map(({ call }: { call: string }) => call);
	};
	expect(await tracesOf(applied)).toEqual([]);
	expect(await tracesOf(sought)).toEqual([]);
});

test("lists seekers of the work in the district or the whole state who allow it, never the creator", async () => {
	const state = "Haryana";
	const [district, elsewhere] = ["Ambala", "Hisar"];
	const own = await seeker({ areas: [{ stateName: state, district: null }] }, "Creator");
	const id = await buildJob(server, {
		createdBy: own.userId,
		serviceId: services.welder,
		stateName: state,
		district,
	});
	const inDistrict = await seeker({ areas: [{ stateName: state, district }] }, "In the district");
	server.clock.advance(1_000);
	const inState = await seeker({ areas: [{ stateName: state, district: null }] }, "In the state");
	server.clock.advance(1_000);
	const areas = [
		{ stateName: state, district },
		{ stateName: state, district: null },
	];
	const inBoth = await seeker({ areas, serviceIds: [services.plumber, services.welder] }, "In both");
	await seeker({ areas: [{ stateName: state, district: elsewhere }] }, "Elsewhere");
	await seeker({ areas, serviceIds: [services.plumber] }, "Other work");
	await seeker({ areas, isShown: false }, "Not shown");
	await seeker({}, "Other state");
	const answer = await seekers(id, own.token);
	expect(answer.body.nextCursor).toBeNull();
	expect(answer.body.seekers).toEqual([
		{
			_id: inBoth.userId,
			name: "In both",
			mobile: inBoth.mobile,
			updatedAt: server.clock().toISOString(),
		},
		expect.objectContaining({ _id: inState.userId, mobile: inState.mobile }),
		expect.objectContaining({ _id: inDistrict.userId, mobile: inDistrict.mobile }),
	]);
	server.clock.advance(1_000);
	await wish(inDistrict.token, { serviceIds: [services.welder], areas, isShown: true });
	await wish(inBoth.token, { serviceIds: [], areas, isShown: true });
	const later = await seekers(id, own.token);
	expect(later.body.seekers.map(({ name }: { name: string }) => name)).toEqual([
		"In the district",
		"In the state",
	]);
	await close(id, own.token);
	expect((await seekers(id, own.token)).body).toEqual({ seekers: [], nextCursor: null });
});

test("pages through seekers of district and state without gaps, also with equal times", async () => {
	const state = "Punjab";
	const id = await buildJob(server, {
		createdBy: creator.userId,
		serviceId: services.welder,
		stateName: state,
		district: "Moga",
	});
	const crowd = await buildPeople(server, 110);
	const now = server.clock();
	await server.database.db.execute(sql`
		insert into job_seekers (user_id, service_ids, areas, is_shown, updated_at)
		select id, '[]'::json, '[]'::json, true, ${now.toISOString()}::timestamptz - (ordinality / 4) * interval '1 second'
		from unnest(${sql.param(crowd.map(({ userId }) => userId))}::uuid[]) with ordinality as one (id)`);
	// Some look in the district, some in the whole state, some in both.
	for (const [district, remainder] of [
		["Moga", [0, 1]],
		["", [1, 2]],
	] as const)
		await server.database.db.execute(sql`
			insert into job_wishes (user_id, service_id, state_name, district, is_shown, updated_at)
			select s.user_id, ${services.welder}::uuid, ${state}, ${district}, true, s.updated_at
			from job_seekers s join unnest(${sql.param(crowd.map(({ userId }) => userId))}::uuid[]) with ordinality as one (id)
				on one.id = s.user_id where one.ordinality % 3 = any(${sql.param([...remainder])}::int[])`);
	// The employer sees a hundred per day.
	const manager = await person("Meena Negi", "customerSupport");
	const seen: string[] = [];
	let cursor: string | null = null;
	do {
		const query: Record<string, string> = { limit: "7", ...(cursor !== null && { cursor }) };
		const { body } = await seekers(id, manager.token, query);
		seen.push(...body.seekers.map(({ _id }: { _id: string }) => _id));
		cursor = body.nextCursor;
	} while (cursor !== null);
	expect(seen).toHaveLength(110);
	expect(seen.toSorted()).toEqual(crowd.map(({ userId }) => userId).toSorted());
});

test("deletes applications with the account and lowers the counter", async () => {
	const [one, two] = await buildPeople(server, 2);
	for (const someone of [one, two]) await apply(jobId, someone?.token);
	await server.call("DELETE", "/api/users/me", { token: one?.token, body: { mobile: one?.mobile } });
	const answer = await applicants(jobId, creator.token);
	expect(answer.body.applicants.map(({ _id }: { _id: string }) => _id)).toEqual([two?.userId]);
	const [counted] = await server.database.db
		.select()
		.from(jobApplications)
		.where(eq(jobApplications.jobId, jobId));
	expect(counted?.userId).toBe(two?.userId);
});
