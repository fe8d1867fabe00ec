import { lockSignedIn } from "../../accounts/server/accounts.api.ts";
import { pictureKeys } from "../../media/picture.ts";
import { lockPicturesUntilCommit } from "../../media/server/media.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { badInput } from "../../platform/app-error.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { UploadedFile } from "../../platform/server/uploads/uploads.ts";
import { m } from "../../paraglide/messages.js";
import { type CheckedProfile, checkProfile } from "../check-profile.ts";
import type { ProfileAnswer, ProfileInput } from "../profiles.contract.ts";
import type { ProfilesContext } from "./profiles.context.ts";
import { discardPicture, discardUnseen } from "./profiles.jobs.ts";
import { findFacts, type ProfileFacts, writeProfile } from "./profiles.repository.ts";
import { readProfile } from "./read-profile.ts";

type Context = Pick<ProfilesContext, "db" | "clock" | "jobs" | "pictures" | "setSeeking" | "cdnBase"> & {
	store: Pick<ProfilesContext["store"], "exists">;
	github: Pick<ProfilesContext["github"], "isUnknown">;
};

/** A new picture, no picture, or the stored one. */
type PictureChange = { name: string } | "remove" | "keep";

const folder = "profile-photos";
const isSeeking = (facts: Pick<ProfileFacts, "status"> | undefined) => facts?.status === "LookingForJobs";

function pictureAfter(change: PictureChange, before: ProfileFacts | undefined): string | null {
	if (change === "remove") return null;
	return change === "keep" ? (before?.picture ?? null) : change.name;
}

/**
 * Creates or changes the viewer's profile and returns it. A new picture wins over `removeProfileImage`. Throws bad_input
 * with all bad fields, or if GitHub does not know the name or the picture is refused. Nothing is changed then.
 */
export async function saveProfile(
	ctx: Context,
	viewer: Viewer,
	{ removeProfileImage, ...input }: ProfileInput,
	[file]: readonly UploadedFile[],
): Promise<ProfileAnswer> {
	const { userId } = viewer;
	const checked = checkProfile(input);
	if ("faults" in checked) throw badInput(checked.faults);
	const { profile } = checked;
	await refuseUnknownGithub(ctx, userId, profile);
	if (file === undefined) {
		const change = removeProfileImage === "true" ? "remove" : "keep";
		return inTransaction(ctx.db, (tx) => write(ctx, tx, viewer, profile, change));
	}
	const name = await storePicture(ctx, userId, file);
	try {
		const answer = await inTransaction(ctx.db, (tx) => write(ctx, tx, viewer, profile, { name }));
		await restoreDeleted(ctx, userId, file, name);
		return answer;
	} catch (error) {
		await discardUnseen(ctx, { userId, name });
		throw error;
	}
}

/**
 * Refuses a name that GitHub does not know, which is probably a typing error. A name that is already in the profile is
 * not checked again: its account may be gone by now, and that must not block other changes.
 */
async function refuseUnknownGithub(
	{ db, github }: Context,
	userId: string,
	{ githubUsername: name }: CheckedProfile,
): Promise<void> {
	if (name === "" || (await findFacts(db, userId))?.githubUsername === name) return;
	if (await github.isUnknown(name))
		throw badInput([{ msg: m["profiles.error.github_unknown"](), path: "githubusername" }]);
}

/** Adds the picture to the image store. Throws bad_input if it is refused. */
async function storePicture({ pictures }: Context, userId: string, file: UploadedFile): Promise<string> {
	const stored = await pictures.keepPicture(file, { folder, owner: userId });
	if ("refused" in stored) throw badInput([{ msg: stored.refused, path: file.field }]);
	return stored.name;
}

async function write(
	ctx: Context,
	tx: Db,
	viewer: Viewer,
	profile: CheckedProfile,
	change: PictureChange,
): Promise<ProfileAnswer> {
	const { userId } = viewer;
	await lockSignedIn(tx, viewer);
	const before = await findFacts(tx, userId);
	const picture = pictureAfter(change, before);
	if (picture !== null) await lockPicturesUntilCommit(tx, [picture]);
	await writeProfile(tx, { ...profile, userId, picture }, ctx.clock());
	const old = before?.picture ?? null;
	if (old !== null && old !== picture) await discardPicture(ctx, tx, { userId, name: old });
	if (isSeeking(profile) !== isSeeking(before)) await ctx.setSeeking(tx, userId, isSeeking(profile));
	return readProfile({ ...ctx, db: tx }, userId, viewer);
}

/** Whether all sizes of the picture are stored. A removal in parallel deletes them one by one. */
async function hasAllFiles({ store }: Context, name: string): Promise<boolean> {
	for (const key of pictureKeys(folder, name)) if (!(await store.exists(key))) return false;
	return true;
}

/**
 * Stores a picture again if an earlier removal deleted its files between storing and writing. This happens when a person
 * removes a picture and uploads the same one at once. The profile may have changed again by now, so the deletion of
 * unused files is queued once more.
 */
async function restoreDeleted(ctx: Context, userId: string, file: UploadedFile, name: string): Promise<void> {
	if (await hasAllFiles(ctx, name)) return;
	await storePicture(ctx, userId, file);
	await discardUnseen(ctx, { userId, name });
}
