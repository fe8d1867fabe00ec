import { eq } from "drizzle-orm";
import { sessions, users } from "../../../accounts/server/accounts.tables.ts";
import { hashToken, newToken } from "../../../accounts/server/random-token.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { ProfileStatus } from "../../../profiles/profile.ts";
import { profiles } from "../../../profiles/server/profiles.tables.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { jobExpiry } from "../../job.ts";
import { jobApplications, jobs, jobSeekers, jobWishes } from "../job-board.tables.ts";

type On = Pick<TestServer, "database" | "clock">;
type JobValues = typeof jobs.$inferInsert;
/** The fields of a test job; the creator and the service are required. */
export type JobToBuild = Pick<JobValues, "createdBy" | "serviceId"> & Partial<JobValues>;

/** Adds a job and returns its id. By default it is active, posted now and in Mandi. */
export async function buildJob({ database, clock }: On, job: JobToBuild): Promise<string> {
	const id = job.id ?? newId();
	const createdAt = job.createdAt ?? clock();
	await database.db.insert(jobs).values({
		firmName: "Verma Steel Works",
		reachablePersonName: "Asha Verma",
		description: "A welder for gates and grills, day shift.",
		pincode: "175001",
		poName: "Mandi",
		cityBlock: "",
		district: "Mandi",
		stateName: "Himachal Pradesh",
		statusChangedAt: createdAt,
		expiresAt: jobExpiry(createdAt),
		...job,
		id,
		createdAt,
	});
	return id;
}

/** The job as stored now; undefined if it was removed. */
export async function storedJob({ database }: On, id: string) {
	const [row] = await database.db.select().from(jobs).where(eq(jobs.id, id));
	return row;
}

/** The applications for a job as stored now. */
export function storedApplications({ database }: On, jobId: string) {
	return database.db.select().from(jobApplications).where(eq(jobApplications.jobId, jobId));
}

/** Gives the person a profile with this status, or changes the status of theirs. */
export async function buildProfile({ database, clock }: On, userId: string, status: ProfileStatus) {
	const now = clock();
	await database.db
		.insert(profiles)
		.values({ userId, status, skills: ["welding"], createdAt: now, updatedAt: now })
		.onConflictDoUpdate({ target: profiles.userId, set: { status } });
}

/** Keeps the mobiles of several crowds different. */
let made = 0;

/** Adds many signed-in people at once. */
export async function buildPeople({ database, clock }: On, count: number) {
	const now = clock();
	const people = Array.from({ length: count }, () => ({
		userId: newId(),
		token: newToken(),
		mobile: `+916${String(made++).padStart(9, "0")}`,
	}));
	await database.db
		.insert(users)
		.values(
			people.map(({ userId, mobile }) => ({ id: userId, name: "Ramesh Thakur", mobile, createdAt: now })),
		);
	await database.db.insert(sessions).values(
		people.map(({ userId, token }) => ({
			id: newId(),
			userId,
			tokenHash: hashToken(token),
			device: "Firefox on Linux",
			createdAt: now,
			lastUsedAt: now,
			endsAt: new Date(now.getTime() + 86_400_000),
		})),
	);
	return people;
}

/**
 * Adds many people who look for this work there and allow employers to see them, in the order in which lists show them.
 */
export async function buildSeekers(
	on: On,
	count: number,
	sought: { serviceId: string; stateName: string; district: string },
) {
	const people = await buildPeople(on, count);
	const now = on.clock().getTime();
	const { serviceId, ...area } = sought;
	const rows = people.map(({ userId }, place) => ({
		userId,
		isShown: true,
		updatedAt: new Date(now - place * 1_000),
	}));
	const { db } = on.database;
	await db.insert(jobSeekers).values(rows.map((row) => ({ ...row, serviceIds: [serviceId], areas: [area] })));
	await db.insert(jobWishes).values(rows.map((row) => ({ ...row, ...sought })));
	return people;
}
