import { beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/access.ts";
import { fileServer } from "../../testing/file-server.ts";
import { profileInput } from "../profiles.contract.ts";
import { isSeekingJob } from "./profiles.service.ts";
import { createReading } from "./read-profile.ts";
import { createSaving, type SetSeeking } from "./save-profile.ts";
import { type ProfileOwner, profileOwner } from "./testing/profile-owner.ts";

const server = fileServer();
let owner: ProfileOwner;
let told: [string, boolean][];
beforeEach(async () => {
	server.clock.advance(60_000);
	owner = await profileOwner(server);
	told = [];
});

/** Saves a profile of this status beside a job board that notes what it is told. */
function save(status: string, setSeeking: SetSeeking = async (_, ...word) => void told.push(word)) {
	const { database, clock, jobs } = server;
	const never = async () => {
		throw new Error("no picture was sent");
	};
	const saveProfile = createSaving({
		db: database.db,
		clock,
		jobs,
		pictures: { keepPicture: never },
		store: { exists: never },
		setSeeking,
		reading: createReading({ cdnBase: "" }),
		github: { isUnknown: never },
	});
	const viewer: Viewer = { userId: owner.userId, role: "user", sessionId: "" };
	return saveProfile(viewer, profileInput.parse({ status, skills: "wiring" }), []);
}

test("the job board is told when somebody begins and ends to look for a job, and of nothing else", async () => {
	for (const status of ["Other", "Company", "LookingForJobs", "LookingForJobs", "Professional", "Other"])
		await save(status);
	expect(told).toEqual([
		[owner.userId, true],
		[owner.userId, false],
	]);
	await save("LookingForJobs");
	expect(told.at(-1)).toEqual([owner.userId, true]);
});

test("it sees the new status, in the same transaction", async () => {
	let seen: boolean | null = null;
	await save("LookingForJobs", async (tx, userId) => void (seen = await isSeekingJob(tx, userId)));
	expect(seen).toBe(true);
});

test("where it fails, the profile is as it was", async () => {
	await save("Other");
	const failing = save("LookingForJobs", async () => {
		throw new Error("no job board");
	});
	await expect(failing).rejects.toThrow("no job board");
	expect(await isSeekingJob(server.database.db, owner.userId)).toBe(false);
	expect((await owner.me()).body.status).toBe("Other");
});

test("who has no profile looks for nothing", async () => {
	expect(await isSeekingJob(server.database.db, owner.userId)).toBe(false);
});
