import { normalizeMobile } from "../../accounts/mobile.ts";
import { findUserByMobile, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { buysForOthers } from "../subscriptions.policy.ts";
import { addTrialMobile, hasTrialMobile, hasTriedAs } from "./free-trials.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";

type TrialContext = Pick<SubscriptionsContext, "keyedHash">;
type Person = { id: string; mobile: string };

/** The error for a second trial. */
export const trialUsed = () => new AppError("conflict", m["subscriptions.checkout.trial_used"]());

const hashOf = ({ keyedHash }: TrialContext, mobile: string) => keyedHash("free-trial", mobile);

/**
 * Whether this person's mobile had a free trial, including for another listing or under a deleted account. Trials older
 * than the table of mobiles are found by account.
 */
export async function hasHadTrial(ctx: TrialContext, db: Db, person: Person): Promise<boolean> {
	return (await hasTrialMobile(db, hashOf(ctx, person.mobile))) || hasTriedAs(db, person.id);
}

/**
 * Whether the free trial of the viewer's mobile is used, or for staff, that of the mobile they sent; false for guests.
 * Throws bad_input for an invalid mobile; forbidden if someone other than staff sends another person's mobile.
 */
export async function isTrialUsed(
	ctx: SubscriptionsContext,
	viewer: Viewer | null,
	typed: string | undefined,
): Promise<boolean> {
	const { db } = ctx;
	if (viewer === null) return false;
	const own = (await readUsersByIds(db, [viewer.userId])).get(viewer.userId);
	if (typed === undefined) return own !== undefined && hasHadTrial(ctx, db, own);
	const read = normalizeMobile(typed);
	if ("fault" in read) throw badInput([{ msg: read.fault, path: "mobile" }]);
	const { mobile } = read;
	if (own?.mobile !== mobile && !buysForOthers(viewer))
		throw new AppError("forbidden", m["platform.error.forbidden"]());
	const person = await findUserByMobile(db, mobile);
	return person === undefined ? hasTrialMobile(db, hashOf(ctx, mobile)) : hasHadTrial(ctx, db, person);
}

/** Records the mobile in the transaction that grants its trial. Throws conflict if it already had one. */
export async function recordTrial(ctx: TrialContext, tx: Db, person: Person, now: Date): Promise<void> {
	if (!(await addTrialMobile(tx, hashOf(ctx, person.mobile), now))) throw trialUsed();
}

/**
 * Handles account deletion, before the mobile is erased: records a trial older than the table of mobiles, so that the
 * mobile gets no second one with a new account.
 */
export async function recordEarlierTrial(
	ctx: TrialContext,
	tx: Db,
	userId: string,
	now: Date,
): Promise<void> {
	const person = (await readUsersByIds(tx, [userId])).get(userId);
	if (person !== undefined && (await hasTriedAs(tx, userId)))
		await addTrialMobile(tx, hashOf(ctx, person.mobile), now);
}
