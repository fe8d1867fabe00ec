import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import type { ProfileAnswer } from "../profiles.contract.ts";
import { isOwnProfile } from "../profiles.policy.ts";
import { presentProfile } from "./profiles.presenter.ts";
import { findProfile } from "./profiles.repository.ts";

export type ReadProfile = ReturnType<typeof createReading>;

/** Says that there is no profile: to its owner how to come to one, to others the same whether the person exists or not. */
export function noProfile(userId: string, viewer: Pick<Viewer, "userId"> | null): AppError {
	const isOwn = isOwnProfile(userId, viewer);
	return new AppError("not_found", isOwn ? m["profiles.error.none_own"]() : m["profiles.error.none"]());
}

/** Reads profiles, on whatever connection. */
export function createReading({ cdnBase }: { cdnBase: string }) {
	/** The person's profile as this viewer reads it; null where there is none, and of a deleted account. */
	async function find(
		db: Db,
		userId: string,
		viewer: Pick<Viewer, "userId"> | null,
	): Promise<ProfileAnswer | null> {
		const row = await findProfile(db, userId);
		const person = (await readUsersByIds(db, [userId])).get(userId);
		if (row === undefined || person === undefined) return null;
		return presentProfile(row, viewer, { person, cdnBase });
	}

	/** The same; throws not_found. */
	async function read(db: Db, userId: string, viewer: Pick<Viewer, "userId"> | null): Promise<ProfileAnswer> {
		const profile = await find(db, userId, viewer);
		if (profile === null) throw noProfile(userId, viewer);
		return profile;
	}

	return { find, read };
}
