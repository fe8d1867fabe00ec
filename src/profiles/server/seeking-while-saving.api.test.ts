import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { createCatalogue } from "../../catalogue/server/catalogue.service.ts";
import type { JobWishes } from "../../job-board/job-board.contract.ts";
import { jobSeekers, jobWishes } from "../../job-board/server/job-board.tables.ts";
import { createSeeking, setSeeking } from "../../job-board/server/seeking.service.ts";
import { jobBoard, type Person } from "../../job-board/server/testing/job-board.ts";
import { createPlaces } from "../../places/server/places.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { createBarrier } from "../../testing/barrier.ts";
import { untilBlocked } from "../../testing/until-blocked.ts";
import type { ProfileStatus } from "../profile.ts";
import { profileInput } from "../profiles.contract.ts";
import { isSeekingJob } from "./profiles.service.ts";
import { profiles } from "./profiles.tables.ts";
import { createReading } from "./read-profile.ts";
import { createSaving } from "./save-profile.ts";

const { server, services, seeker } = jobBoard();
const barrier = createBarrier();
afterEach(() => barrier.open());

const viewerOf = ({ userId }: Person): Viewer => ({ userId, role: "user", sessionId: "" });
const never = async () => {
	throw new Error("no picture was sent");
};

/** Saves a profile of this status; it passes the gate as "status" when it is written and the job board is not told yet. */
function saveStatus(person: Person, status: ProfileStatus) {
	const { database, clock, jobs } = server;
	const save = createSaving({
		db: database.db,
		clock,
		jobs,
		pictures: { keepPicture: never },
		store: { exists: never },
		async setSeeking(...given) {
			await barrier.pass("status");
			await setSeeking(...given);
		},
		reading: createReading({ cdnBase: "" }),
		github: { isUnknown: async () => false },
	});
	return save(viewerOf(person), profileInput.parse({ status, skills: "welding" }), []);
}

/** Saves wishes; it passes the gate as "wishes" when the profile's status is read and nothing is written yet. */
function saveWishes(person: Person, wishes: JobWishes) {
	const { database, clock } = server;
	const places = createPlaces(database.db, clock);
	const seeking = createSeeking({
		db: database.db,
		clock,
		places,
		catalogue: createCatalogue(database.db, places, clock),
		async isSeeking(...given) {
			const is = await isSeekingJob(...given);
			await barrier.pass("wishes");
			return is;
		},
	});
	return seeking.save(viewerOf(person), wishes);
}

const plumbing = (): JobWishes => ({
	serviceIds: [services.plumber],
	areas: [{ stateName: "Himachal Pradesh", district: "Mandi" }],
	isShown: true,
});

/** What is stored of a person in the end: the status, the services they said they seek, and those by which they are found. */
async function storedOf({ userId }: Person) {
	const { db } = server.database;
	const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
	const [said] = await db.select().from(jobSeekers).where(eq(jobSeekers.userId, userId));
	const found = await db.select().from(jobWishes).where(eq(jobWishes.userId, userId));
	return {
		status: profile?.status,
		said: said?.serviceIds,
		found: found.map(({ serviceId }) => serviceId),
	};
}

/** Lets the first reach its gate, then begins the second, which must wait, and lets both go on. */
async function oneBehindTheOther(
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

test("wishes that come while the status says that one seeks nothing any more are refused", async () => {
	const person = await seeker();
	const outcomes = await oneBehindTheOther("status", [
		() => saveStatus(person, "Professional"),
		() => saveWishes(person, plumbing()),
	]);
	expect(outcomes).toEqual(["done", "conflict"]);
	expect(await storedOf(person)).toEqual({ status: "Professional", said: [services.welder], found: [] });
});

test("a status that comes while wishes are kept takes them out of all searches", async () => {
	const person = await seeker();
	const outcomes = await oneBehindTheOther("wishes", [
		() => saveWishes(person, plumbing()),
		() => saveStatus(person, "Professional"),
	]);
	expect(outcomes).toEqual(["done", "done"]);
	expect(await storedOf(person)).toEqual({ status: "Professional", said: [services.plumber], found: [] });
});

test("wishes that come while the status says that one seeks work again are what one is found by", async () => {
	const person = await seeker();
	await saveStatus(person, "Other");
	const outcomes = await oneBehindTheOther("status", [
		() => saveStatus(person, "LookingForJobs"),
		() => saveWishes(person, plumbing()),
	]);
	expect(outcomes).toEqual(["done", "done"]);
	expect(await storedOf(person)).toEqual({
		status: "LookingForJobs",
		said: [services.plumber],
		found: [services.plumber],
	});
});

test("wishes that were refused before the status came leave what was said before", async () => {
	const person = await seeker();
	await saveStatus(person, "Other");
	const outcomes = await oneBehindTheOther("wishes", [
		() => saveWishes(person, plumbing()),
		() => saveStatus(person, "LookingForJobs"),
	]);
	expect(outcomes).toEqual(["conflict", "done"]);
	expect(await storedOf(person)).toEqual({
		status: "LookingForJobs",
		said: [services.welder],
		found: [services.welder],
	});
});
