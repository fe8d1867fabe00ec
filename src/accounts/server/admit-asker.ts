import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { type Asker, resendLimit, type SendLimit } from "../accounts.policy.ts";
import { findFilling } from "./otp.repository.ts";

/** Who asks for a code; `isKnown` where the browser logged this mobile in before. */
type Who = { mobile: string; addressHash: string; isKnown: boolean };

/** How long until all these limits let another code of the asker's pass, in milliseconds; 0 when they do now. */
async function waitFor(
	tx: Db,
	limits: SendLimit[],
	who: { mobile: string; addressHash: string; asker: Asker },
	now: Date,
): Promise<number> {
	let wait = 0;
	for (const limit of limits) {
		const filledAt = await findFilling(tx, limit, who, now);
		if (filledAt !== undefined) wait = Math.max(wait, filledAt.getTime() + limit.within - now.getTime());
	}
	return wait;
}

/** Whose allowance the code is taken from. Throws too_often with the wait where there is none left. */
export async function admitAsker(
	tx: Db,
	limits: Record<Asker, SendLimit[]>,
	{ isKnown, ...who }: Who,
	now: Date,
): Promise<Asker> {
	const strangersWait = () =>
		waitFor(tx, [resendLimit, ...limits.stranger], { ...who, asker: "stranger" }, now);
	if (!isKnown) {
		const wait = await strangersWait();
		if (wait > 0) throw tooOften(wait);
		return "stranger";
	}
	const known = { ...who, asker: "known-device" as const };
	const resendWait = await waitFor(tx, [resendLimit], known, now);
	if (resendWait > 0) throw tooOften(resendWait);
	const ownWait = await waitFor(tx, limits["known-device"], known, now);
	if (ownWait === 0) return "known-device";
	// Its own allowance is used up: it still has what everybody has.
	const wait = Math.min(ownWait, await strangersWait());
	if (wait > 0) throw tooOften(wait);
	return "stranger";
}

function tooOften(milliseconds: number): AppError {
	const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
	const message =
		seconds <= 60
			? m["accounts.otp.wait_seconds"]({ seconds })
			: m["accounts.otp.wait_minutes"]({ minutes: Math.ceil(seconds / 60) });
	return new AppError("too_often", message, { retryAfterSeconds: seconds });
}
