import { AppError } from "../../../platform/app-error.ts";
import type { AddressNetwork } from "../../../platform/server/http/address-group.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import { accountReserve, type Asker, resendLimit, type SendLimit } from "../../accounts.policy.ts";
import { type CountedBy, findFilling } from "./otp.repository.ts";
import type { OtpWatch } from "./otp-watch.ts";
import { findUserByMobile } from "../users.repository.ts";

type AdmitContext = { limits: Record<Asker, SendLimit[]>; watch: OtpWatch };

/** The origin of a request for a code; `isKnown` if the browser has logged this mobile in before. */
type Who = Omit<CountedBy, "asker"> & { networkKind: AddressNetwork["kind"] | null; isKnown: boolean };

/** How long until a full limit allows another code, in milliseconds. */
type Wait = { limit: SendLimit; milliseconds: number };

/** The longest wait that these limits require, or null if all of them allow another code now. */
async function longestWait(
	tx: Db,
	limits: SendLimit[],
	who: CountedBy & Pick<Who, "networkKind">,
	now: Date,
): Promise<Wait | null> {
	let longest: Wait | null = null;
	for (const limit of limits) {
		const isOtherNetwork = limit.by.endsWith("-network") && limit.by !== `${who.networkKind}-network`;
		const filledAt = isOtherNetwork ? undefined : await findFilling(tx, limit, who, now);
		if (filledAt === undefined) continue;
		// Never longer than the limit's window, whatever time the row has.
		const milliseconds = Math.min(limit.within, filledAt.getTime() + limit.within - now.getTime());
		if (longest === null || milliseconds > longest.milliseconds) longest = { limit, milliseconds };
	}
	return longest;
}

/** How long a stranger waits. A mobile with an account can use a reserve when the total limits are used up. */
async function strangersWait(
	tx: Db,
	{ limits, watch }: AdmitContext,
	who: Omit<Who, "isKnown">,
	now: Date,
): Promise<Wait | null> {
	const stranger = { ...who, asker: "stranger" as const };
	const totals = limits.stranger.filter(({ by }) => by === "total");
	const others = limits.stranger.filter(({ by }) => by !== "total");
	const wait = await longestWait(tx, [resendLimit, ...others], stranger, now);
	if (wait !== null) return wait;
	const totalWait = await longestWait(tx, totals, stranger, now);
	if (totalWait === null) return null;
	watch.totalReached(totalWait.limit);
	if ((await findUserByMobile(tx, who.mobile)) === undefined) return totalWait;
	const withReserve = totals.map((limit) => ({
		...limit,
		count: Math.ceil(limit.count * (1 + accountReserve)),
	}));
	return longestWait(tx, withReserve, stranger, now);
}

/** Decides whose limit the code counts towards. Throws too_often with the wait if all are used up. */
export async function admitAsker(
	tx: Db,
	context: AdmitContext,
	{ isKnown, ...who }: Who,
	now: Date,
): Promise<Asker> {
	const refusal = (wait: Wait) => {
		context.watch.refused(wait.limit);
		return tooOften(wait.milliseconds);
	};
	if (!isKnown) {
		const wait = await strangersWait(tx, context, who, now);
		if (wait !== null) throw refusal(wait);
		return "stranger";
	}
	const known = { ...who, asker: "known-device" as const };
	const resendWait = await longestWait(tx, [resendLimit], known, now);
	if (resendWait !== null) throw refusal(resendWait);
	const ownWait = await longestWait(tx, context.limits["known-device"], known, now);
	if (ownWait === null) return "known-device";
	// Its own limit is used up, so the general limits apply.
	const sharedWait = await strangersWait(tx, context, who, now);
	if (sharedWait === null) return "stranger";
	throw refusal(ownWait.milliseconds < sharedWait.milliseconds ? ownWait : sharedWait);
}

function tooOften(milliseconds: number): AppError {
	const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
	const message = waitMessage(seconds);
	// An error at the field stays until the next try; an alert would disappear before the wait is over.
	return new AppError("too_often", message, {
		errors: [{ msg: message, path: "mobile" }],
		retryAfterSeconds: seconds,
	});
}

/** In hours from two hours on: "in 1320 minutes" is hard to read. */
function waitMessage(seconds: number): string {
	if (seconds <= 60) return m["accounts.otp.wait_seconds"]({ seconds });
	const minutes = Math.ceil(seconds / 60);
	return minutes < 120
		? m["accounts.otp.wait_minutes"]({ minutes })
		: m["accounts.otp.wait_hours"]({ hours: Math.ceil(minutes / 60) });
}
