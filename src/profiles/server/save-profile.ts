import { lockSignedIn } from "../../accounts/server/accounts.api.ts";
import { pictureKeys } from "../../media/picture.ts";
import type { ImageStore } from "../../media/server/image-store.ts";
import type { Pictures } from "../../media/server/pictures.ts";
import { lockPicturesUntilCommit } from "../../media/server/stored-pictures.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { badInput } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { UploadedFile } from "../../platform/server/uploads/uploads.ts";
import { m } from "../../paraglide/messages.js";
import { type CheckedProfile, checkProfile } from "../check-profile.ts";
import type { ProfileAnswer, ProfileInput } from "../profiles.contract.ts";
import type { GitHub } from "./github/github.service.ts";
import { discardPicture, discardUnseen } from "./profiles.jobs.ts";
import { findFacts, type ProfileFacts, writeProfile } from "./profiles.repository.ts";
import type { ReadProfile } from "./read-profile.ts";

/** Tells the job board, in the transaction of the change, whether a person looks for a job from now on. */
export type SetSeeking = (tx: Db, userId: string, isSeeking: boolean) => Promise<void>;

export type SaveDependencies = {
	db: Db;
	clock: Clock;
	jobs: Pick<Jobs, "enqueue">;
	pictures: Pick<Pictures, "keepPicture">;
	store: Pick<ImageStore, "exists">;
	setSeeking: SetSeeking;
	reading: Pick<ReadProfile, "read">;
	github: Pick<GitHub, "isUnknown">;
};

/** What becomes of the picture: another one, none, or as it was. */
type PictureWish = { name: string } | "remove" | "stay";

const folder = "profile-photos";
const isSeeking = (facts: Pick<ProfileFacts, "status"> | undefined) => facts?.status === "LookingForJobs";

function pictureAfter(wish: PictureWish, before: ProfileFacts | undefined): string | null {
	if (wish === "remove") return null;
	return wish === "stay" ? (before?.picture ?? null) : wish.name;
}

/**
 * Creates or changes one's own profile. Throws bad_input with all bad fields at once, and where GitHub knows nobody of
 * the name or the picture is refused; then nothing is changed. A picture that came wins over the wish to remove one.
 */
export function createSaving(needs: SaveDependencies) {
	const { db, clock, jobs, pictures, store, setSeeking, reading, github } = needs;

	return async function save(
		viewer: Viewer,
		{ removeProfileImage, ...input }: ProfileInput,
		[file]: readonly UploadedFile[],
	): Promise<ProfileAnswer> {
		const { userId } = viewer;
		const checked = checkProfile(input);
		if ("faults" in checked) throw badInput(checked.faults);
		const { profile } = checked;
		await refuseUnknownGithub(userId, profile);
		if (file === undefined) {
			const wish = removeProfileImage === "true" ? "remove" : "stay";
			return inTransaction(db, (tx) => write(tx, viewer, profile, wish));
		}
		const name = await keep(userId, file);
		try {
			const answer = await inTransaction(db, (tx) => write(tx, viewer, profile, { name }));
			await restoreDeleted(userId, file, name);
			return answer;
		} catch (error) {
			await discardUnseen({ db, jobs }, { userId, name });
			throw error;
		}
	};

	/**
	 * A name that nobody has at GitHub is a slip of the keyboard. One that stands in the profile already is not asked for:
	 * its account may have gone since, and that must not keep the rest from being changed.
	 */
	async function refuseUnknownGithub(
		userId: string,
		{ githubUsername: name }: CheckedProfile,
	): Promise<void> {
		if (name === "" || (await findFacts(db, userId))?.githubUsername === name) return;
		if (await github.isUnknown(name))
			throw badInput([{ msg: m["profiles.error.github_unknown"](), path: "githubusername" }]);
	}

	/** Takes the picture into the store, where no row names it yet; throws bad_input where it is refused. */
	async function keep(userId: string, file: UploadedFile): Promise<string> {
		const taken = await pictures.keepPicture(file, { folder, owner: userId });
		if ("refused" in taken) throw badInput([{ msg: taken.refused, path: file.field }]);
		return taken.name;
	}

	async function write(
		tx: Db,
		viewer: Viewer,
		profile: CheckedProfile,
		wish: PictureWish,
	): Promise<ProfileAnswer> {
		const { userId } = viewer;
		await lockSignedIn(tx, viewer);
		const before = await findFacts(tx, userId);
		const picture = pictureAfter(wish, before);
		if (picture !== null) await lockPicturesUntilCommit(tx, [picture]);
		await writeProfile(tx, { ...profile, userId, picture }, clock());
		const old = before?.picture ?? null;
		if (old !== null && old !== picture) await discardPicture(tx, jobs, { userId, name: old });
		if (isSeeking(profile) !== isSeeking(before)) await setSeeking(tx, userId, isSeeking(profile));
		return reading.read(tx, userId, viewer);
	}

	/** A removal deletes one file after the other: it may have left those that we stored behind it. */
	async function hasAllFiles(name: string): Promise<boolean> {
		for (const key of pictureKeys(folder, name)) if (!(await store.exists(key))) return false;
		return true;
	}

	/**
	 * Stores again what an earlier removal deleted between our storing and our writing: whoever takes a picture away and
	 * sends it again at once must not be left with a profile without its file. By now the profile may show another one or
	 * be gone with its account, and whoever removed this one has deleted its files: so it is asked for once more.
	 */
	async function restoreDeleted(userId: string, file: UploadedFile, name: string): Promise<void> {
		if (await hasAllFiles(name)) return;
		await keep(userId, file);
		await discardUnseen({ db, jobs }, { userId, name });
	}
}
