import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import type { ProfileAnswer } from "../profiles.contract.ts";
import { isOwnProfile } from "../profiles.policy.ts";
import type { ProfilesContext } from "./profiles.context.ts";
import { presentProfile } from "./profiles.presenter.ts";
import { findProfile } from "./profiles.repository.ts";

type Context = Pick<ProfilesContext, "db" | "cdnBase">;
type ProfileViewer = Pick<Viewer, "userId"> | null;

/** The error for a missing profile. For others it does not reveal whether the person exists. */
export function noProfile(userId: string, viewer: ProfileViewer): AppError {
	const isOwn = isOwnProfile(userId, viewer);
	return new AppError("not_found", isOwn ? m["profiles.error.none_own"]() : m["profiles.error.none"]());
}

/** A person's profile as this viewer may see it; null if there is none or the account was deleted. */
export async function findProfileFor(
	{ db, cdnBase }: Context,
	userId: string,
	viewer: ProfileViewer,
): Promise<ProfileAnswer | null> {
	const row = await findProfile(db, userId);
	const person = (await readUsersByIds(db, [userId])).get(userId);
	if (row === undefined || person === undefined) return null;
	return presentProfile(row, viewer, { person, cdnBase });
}

/** A person's profile as this viewer may see it. Throws not_found. */
export async function readProfile(
	ctx: Context,
	userId: string,
	viewer: ProfileViewer,
): Promise<ProfileAnswer> {
	const profile = await findProfileFor(ctx, userId, viewer);
	if (profile === null) throw noProfile(userId, viewer);
	return profile;
}
