import { beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/access.ts";
import { fileServer } from "../../testing/file-server.ts";
import { profileInput } from "../profiles.contract.ts";
import { isSeekingJob } from "./profiles.repository.ts";
import type { ProfilesContext } from "./profiles.context.ts";
import { saveProfile } from "./save-profile.ts";
import { type ProfileOwner, profileOwner } from "./testing/profile-owner.ts";

const server = fileServer();
let owner: ProfileOwner;
let calls: [string, boolean][];
beforeEach(async () => {
	server.clock.advance(60_000);
	owner = await profileOwner(server);
	calls = [];
});

/** Saves a profile with this status. By default, records the calls of the job board. */
function save(
	status: string,
	setSeeking: ProfilesContext["setSeeking"] = async (_, ...call) => void calls.push(call),
) {
	const { database, clock, jobs } = server;
	const never = async () => {
		throw new Error("no picture was sent");
	};
	const ctx = {
		db: database.db,
		clock,
		jobs,
		pictures: { keepPicture: never },
		store: { exists: never },
		setSeeking,
		cdnBase: "",
		github: { isUnknown: never },
	};
	const viewer: Viewer = { userId: owner.userId, role: "user", sessionId: "" };
	return saveProfile(ctx, viewer, profileInput.parse({ status, skills: "wiring" }), []);
}

test("calls the job board only when a person starts or stops looking for a job", async () => {
	for (const status of ["Other", "Company", "LookingForJobs", "LookingForJobs", "Professional", "Other"])
		await save(status);
	expect(calls).toEqual([
		[owner.userId, true],
		[owner.userId, false],
	]);
	await save("LookingForJobs");
	expect(calls.at(-1)).toEqual([owner.userId, true]);
});

test("lets the job board read the new status in the same transaction", async () => {
	let seen: boolean | null = null;
	await save("LookingForJobs", async (tx, userId) => void (seen = await isSeekingJob(tx, userId)));
	expect(seen).toBe(true);
});

test("rolls the profile back if the job board fails", async () => {
	await save("Other");
	const failing = save("LookingForJobs", async () => {
		throw new Error("no job board");
	});
	await expect(failing).rejects.toThrow("no job board");
	expect(await isSeekingJob(server.database.db, owner.userId)).toBe(false);
	expect((await owner.me()).body.status).toBe("Other");
});

test("treats a person without a profile as not looking for a job", async () => {
	expect(await isSeekingJob(server.database.db, owner.userId)).toBe(false);
});
