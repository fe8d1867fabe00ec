import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { createCatalogue } from "../../catalogue/server/catalogue.api.ts";
import type { JobWishes } from "../../job-board/job-board.contract.ts";
import { jobSeekers, jobWishes } from "../../job-board/server/job-board.tables.ts";
import { saveWishes as saveJobWishes, setSeeking } from "../../job-board/server/job-wishes.ts";
import { jobBoard, type Person } from "../../job-board/server/testing/job-board.ts";
import { createPlaces } from "../../places/server/places.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { createBarrier } from "../../testing/barrier.ts";
import { untilBlocked } from "../../testing/until-blocked.ts";
import type { ProfileStatus } from "../profile.ts";
import { profileInput } from "../profiles.contract.ts";
import { isSeekingJob } from "./profiles.repository.ts";
import { profiles } from "./profiles.tables.ts";
import { saveProfile } from "./save-profile.ts";

const { server, services, seeker } = jobBoard();
const barrier = createBarrier();
afterEach(() => barrier.open());

const viewerOf = ({ userId }: Person): Viewer => ({ userId, role: "user", sessionId: "" });
const never = async () => {
	throw new Error("no picture was sent");
};

/**
 * Saves a profile with this status. Passes the barrier as "status" after the profile is written and before the job
 * board is called.
 */
function saveStatus(person: Person, status: ProfileStatus) {
	const { database, clock, jobs } = server;
	const ctx: Parameters<typeof saveProfile>[0] = {
		db: database.db,
		clock,
		jobs,
		pictures: { keepPicture: never },
		store: { exists: never },
		async setSeeking(...given) {
			await barrier.pass("status");
			await setSeeking(...given);
		},
		cdnBase: "",
		github: { isUnknown: async () => false },
	};
	return saveProfile(ctx, viewerOf(person), profileInput.parse({ status, skills: "welding" }), []);
}

/** Saves wishes. Passes the barrier as "wishes" after the profile's status is read and before anything is written. */
function saveWishes(person: Person, wishes: JobWishes) {
	const { database, clock } = server;
	const places = createPlaces(database.db, clock);
	const ctx = {
		db: database.db,
		clock,
		places,
		catalogue: createCatalogue(database.db, places, clock),
		async isSeeking(...given: Parameters<typeof isSeekingJob>) {
			const is = await isSeekingJob(...given);
			await barrier.pass("wishes");
			return is;
		},
	};
	return saveJobWishes(ctx, viewerOf(person), wishes);
}

const plumbing = (): JobWishes => ({
	serviceIds: [services.plumber],
	areas: [{ stateName: "Himachal Pradesh", district: "Mandi" }],
	isShown: true,
});

/**
 * What is stored of a person in the end: the status, the services in the wishes, and the services that find the person.
 */
async function storedOf({ userId }: Person) {
	const { db } = server.database;
	const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
	const [saved] = await db.select().from(jobSeekers).where(eq(jobSeekers.userId, userId));
	const found = await db.select().from(jobWishes).where(eq(jobWishes.userId, userId));
	return {
		status: profile?.status,
		saved: saved?.serviceIds,
		found: found.map(({ serviceId }) => serviceId),
	};
}

/**
 * Stops the first call at its barrier, starts the second, which must wait, and lets both continue. Returns the
 * outcomes.
 */
async function runInOrder(
	what: "status" | "wishes",
	[first, second]: [() => Promise<unknown>, () => Promise<unknown>],
) {
	barrier.close((passing) => passing === what);
	const begun = [first()];
	await expect.poll(barrier.waiting).toEqual([what]);
	begun.push(second());
	const outcomes = Promise.allSettled(begun);
	await untilBlocked(server, 1);
	barrier.open();
	return (await outcomes).map((outcome) =>
		outcome.status === "fulfilled" ? "done" : Reflect.get(Object(outcome.reason), "code"),
	);
}

test("refuses wishes that arrive while the status changes to not looking", async () => {
	const person = await seeker();
	const outcomes = await runInOrder("status", [
		() => saveStatus(person, "Professional"),
		() => saveWishes(person, plumbing()),
	]);
	expect(outcomes).toEqual(["done", "conflict"]);
	expect(await storedOf(person)).toEqual({ status: "Professional", saved: [services.welder], found: [] });
});

test("removes wishes from all searches if the status changes while they are saved", async () => {
	const person = await seeker();
	const outcomes = await runInOrder("wishes", [
		() => saveWishes(person, plumbing()),
		() => saveStatus(person, "Professional"),
	]);
	expect(outcomes).toEqual(["done", "done"]);
	expect(await storedOf(person)).toEqual({ status: "Professional", saved: [services.plumber], found: [] });
});

test("finds the person by the wishes that arrive while the status changes to looking", async () => {
	const person = await seeker();
	await saveStatus(person, "Other");
	const outcomes = await runInOrder("status", [
		() => saveStatus(person, "LookingForJobs"),
		() => saveWishes(person, plumbing()),
	]);
	expect(outcomes).toEqual(["done", "done"]);
	expect(await storedOf(person)).toEqual({
		status: "LookingForJobs",
		saved: [services.plumber],
		found: [services.plumber],
	});
});

test("keeps the earlier wishes if new ones were refused before the status changed", async () => {
	const person = await seeker();
	await saveStatus(person, "Other");
	const outcomes = await runInOrder("wishes", [
		() => saveWishes(person, plumbing()),
		() => saveStatus(person, "LookingForJobs"),
	]);
	expect(outcomes).toEqual(["conflict", "done"]);
	expect(await storedOf(person)).toEqual({
		status: "LookingForJobs",
		saved: [services.welder],
		found: [services.welder],
	});
});
