import { lockSignedIn } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, type ErrorItem, notFound } from "../../platform/app-error.ts";
import { indianDay } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import {
	checkEducation,
	type CheckedEducation,
	type CheckedExperience,
	checkExperience,
} from "../check-entry.ts";
import { entriesAtMost } from "../profile.ts";
import type { EducationInput, ExperienceInput, ProfileAnswer } from "../profiles.contract.ts";
import {
	countEducation,
	countExperience,
	deleteEducation,
	deleteExperience,
	insertEducation,
	insertExperience,
} from "./entries.repository.ts";
import type { ProfilesContext } from "./profiles.context.ts";
import { findFacts, touchProfile } from "./profiles.repository.ts";
import { noProfile, readProfile } from "./read-profile.ts";

type Context = Pick<ProfilesContext, "db" | "clock" | "idempotency" | "cdnBase">;

/** The differences between experience and education. */
type EntryKind<Input, Entry> = {
	/** The route that adds an entry; part of its idempotency key. */
	route: string;
	check(input: Input, today: string): { entry: Entry } | { faults: [ErrorItem, ...ErrorItem[]] };
	count(tx: Db, userId: string): Promise<number>;
	insert(tx: Db, userId: string, entry: Entry & { id: string }): Promise<void>;
	delete(tx: Db, userId: string, id: string): Promise<boolean>;
};

export const experience: EntryKind<ExperienceInput, CheckedExperience> = {
	route: "PUT /api/profile/experience",
	check: checkExperience,
	count: countExperience,
	insert: insertExperience,
	delete: deleteExperience,
};

export const education: EntryKind<EducationInput, CheckedEducation> = {
	route: "PUT /api/profile/education",
	check: checkEducation,
	count: countEducation,
	insert: insertEducation,
	delete: deleteEducation,
};

/**
 * Adds an entry to the viewer's profile and returns the profile. The same `key` (null: none) adds only one entry however
 * often it is sent. Throws bad_input with all bad fields, not_found without a profile, conflict above `entriesAtMost`.
 */
export async function addEntry<Input, Entry extends object>(
	ctx: Context,
	kind: EntryKind<Input, Entry>,
	viewer: Viewer,
	input: Input,
	key: string | null,
): Promise<ProfileAnswer> {
	const request = { userId: viewer.userId, route: kind.route, key, body: input };
	const { answer } = await ctx.idempotency.once(request, async () => {
		const checked = kind.check(input, indianDay(ctx.clock()));
		if ("faults" in checked) throw badInput(checked.faults);
		return async (tx) => ({ status: 200, answer: await insertEntry(ctx, tx, kind, viewer, checked.entry) });
	});
	return answer;
}

async function insertEntry<Input, Entry extends object>(
	ctx: Context,
	tx: Db,
	kind: EntryKind<Input, Entry>,
	viewer: Viewer,
	entry: Entry,
): Promise<ProfileAnswer> {
	const { userId } = viewer;
	// Locked before counting, so parallel additions cannot exceed the limit together.
	await lockSignedIn(tx, viewer);
	if ((await findFacts(tx, userId)) === undefined) throw noProfile(userId, viewer);
	if ((await kind.count(tx, userId)) >= entriesAtMost)
		throw new AppError("conflict", m["profiles.error.entries_full"]({ count: entriesAtMost }));
	await kind.insert(tx, userId, { ...entry, id: newId() });
	await touchProfile(tx, userId, ctx.clock());
	return readProfile({ ...ctx, db: tx }, userId, viewer);
}

/** Removes an entry from the viewer's profile and returns the profile. Throws not_found, also for another person's entry. */
export function removeEntry<Input, Entry>(
	ctx: Context,
	kind: EntryKind<Input, Entry>,
	viewer: Viewer,
	id: string,
): Promise<ProfileAnswer> {
	const { userId } = viewer;
	return inTransaction(ctx.db, async (tx) => {
		await lockSignedIn(tx, viewer);
		if (!(await kind.delete(tx, userId, id))) throw notFound();
		await touchProfile(tx, userId, ctx.clock());
		return readProfile({ ...ctx, db: tx }, userId, viewer);
	});
}
