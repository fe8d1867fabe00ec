import { normalizeMobile } from "../../accounts/mobile.ts";
import { findUserByMobile, findUserByReferralCode } from "../../accounts/server/accounts.api.ts";
import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { badInput } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { readReferralCode } from "../referral.ts";
import type { ReferralCheck } from "../referrals.contract.ts";
import { mayCheckForOthers, mayUseCodeOf } from "../referrals.policy.ts";
import type { ReferralsContext } from "./referrals.context.ts";

/** The owner of the code. */
export type Referrer = { id: string; name: string | null };

/** The owner of the intended code; null if there is none. */
export async function findReferrer(db: Db, typed: string): Promise<Referrer | null> {
	const code = readReferralCode(typed);
	const owner = code === null ? undefined : await findUserByReferralCode(db, code);
	return owner === undefined ? null : { id: owner.id, name: owner.name };
}

/**
 * Returns whether a code is valid for the person who typed it; staff check it for the person with `mobile`. Throws
 * bad_input on an invalid mobile.
 */
export async function checkReferralCode(
	{ db, discountPercent }: Pick<ReferralsContext, "db" | "discountPercent">,
	viewer: Viewer,
	{ referralCode, mobile }: { referralCode: string; mobile?: string | undefined },
): Promise<ReferralCheck> {
	const [owner, registrantId] = await Promise.all([
		findReferrer(db, referralCode),
		findRegistrantId(db, viewer, mobile),
	]);
	if (owner === null) return refused(m["referrals.check.invalid"]());
	if (!mayUseCodeOf(owner, registrantId)) return refused(m["referrals.check.own"]());
	return {
		isValidReferral: true,
		referralMessage: m["referrals.check.applied"]({ percent: discountPercent }),
		referringUser: { name: owner.name },
		discountPercentage: discountPercent,
	};
}

/** The person who registers: the viewer, or the person with the mobile that staff sent; undefined without an account. */
async function findRegistrantId(
	db: Db,
	viewer: Viewer,
	mobile: string | undefined,
): Promise<string | undefined> {
	if (!mayCheckForOthers(viewer) || !mobile) return viewer.userId;
	const read = normalizeMobile(mobile);
	if ("fault" in read) throw badInput([{ msg: read.fault, path: "mobile" }]);
	return (await findUserByMobile(db, read.mobile))?.id;
}

const refused = (referralMessage: string): ReferralCheck => ({
	isValidReferral: false,
	referralMessage,
	referringUser: null,
	discountPercentage: 0,
});
