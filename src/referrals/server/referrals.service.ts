import { normalizeMobile } from "../../accounts/mobile.ts";
import { readUserByMobile, readUserByReferralCode } from "../../accounts/server/users.service.ts";
import { paymentTransitions } from "../../payments/payment.ts";
import type { PaymentMoved } from "../../payments/server/payments.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { badInput } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Paise, paise, percentOf } from "../../platform/money.ts";
import { auditOf } from "../../platform/server/audit.ts";
import type { Db } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { m } from "../../paraglide/messages.js";
import { readReferralCode } from "../referral.ts";
import { mayCheckForOthers, mayUseCodeOf } from "../referrals.policy.ts";
import type { ReferralCheck } from "../referrals.contract.ts";
import {
	findReferral,
	hasRewarded,
	insertReferral,
	lockReferral,
	moveReferral,
	takeRewardBack,
} from "./referrals.repository.ts";

const auditReferral = auditOf("referral");

type Needs = {
	db: Db;
	clock: Clock;
	/** What a code takes off a registration, and what it earns its owner of what was paid; whole percents. */
	discountPercent: number;
	rewardPercent: number;
};

/** Whose code it is. */
export type Referrer = { id: string; name: string | null };

/** A registration that came with a code, and what is to be paid for it in paise. */
export type NewReferral = { paymentId: string; listingId: string; referrerId: string; paid: Paise };

export type Referrals = {
	/** What a valid code takes off, in percent. */
	discountPercent: number;
	/** Tells the person who typed a code whether it counts; staff ask for the person of `mobile`. Throws bad_input on a mobile that is none. */
	check(viewer: Viewer, asked: { referralCode: string; mobile?: string | undefined }): Promise<ReferralCheck>;
	/** The owner of the code that was meant; null where it is nobody's. */
	find(db: Db, typed: string): Promise<Referrer | null>;
	/** Writes the referral of a payment that just began. */
	addPending(tx: Db, referral: NewReferral): Promise<void>;
	/** Whose code a payment came with; null where it came with none. */
	referrerOf(tx: Db, paymentId: string): Promise<string | null>;
	/** Listens to payments: the referral takes the status of its payment, and a refund may take its reward back. */
	followPayment: (tx: Db, event: PaymentMoved) => Promise<void>;
};

/** Codes that win professionals, and what they earn. */
export function createReferrals({ db, clock, discountPercent, rewardPercent }: Needs): Referrals {
	async function find(on: Db, typed: string): Promise<Referrer | null> {
		const code = readReferralCode(typed);
		const owner = code === null ? undefined : await readUserByReferralCode(on, code);
		return owner === undefined ? null : { id: owner.id, name: owner.name };
	}

	async function registrantOf(viewer: Viewer, mobile: string | undefined): Promise<string | undefined> {
		if (!mayCheckForOthers(viewer) || !mobile) return viewer.userId;
		const read = normalizeMobile(mobile);
		if ("fault" in read) throw badInput([{ msg: read.fault, path: "mobile" }]);
		return (await readUserByMobile(db, read.mobile))?.id;
	}

	/** Takes the reward of the refunded payment back where the admin chose so. */
	async function followRefund(tx: Db, { refundOf, status, decision }: PaymentMoved): Promise<void> {
		if (refundOf === null || status !== "success" || decision?.reward !== "take back") return;
		const now = clock();
		const taken = await takeRewardBack(tx, refundOf, now);
		if (taken === undefined) return;
		await auditReferral(tx, {
			at: now,
			actorId: decision.decidedBy,
			action: "referral.take-back",
			subjectId: taken.id,
			before: { reward: taken.reward },
			after: { reward: 0 },
		});
	}

	return {
		discountPercent,
		find,

		async check(viewer, { referralCode, mobile }) {
			const [owner, registrantId] = await Promise.all([find(db, referralCode), registrantOf(viewer, mobile)]);
			if (owner === null) return refused(m["referrals.check.invalid"]());
			if (!mayUseCodeOf(owner, registrantId)) return refused(m["referrals.check.own"]());
			return {
				isValidReferral: true,
				referralMessage: m["referrals.check.applied"]({ percent: discountPercent }),
				referringUser: { name: owner.name },
				discountPercentage: discountPercent,
			};
		},

		async addPending(tx, { paymentId, listingId, referrerId, paid }) {
			const now = clock();
			const reward = percentOf(paid, rewardPercent);
			const terms = { discountPercent, rewardPercent, paid, reward };
			const whose = { id: newId(), paymentId, listingId, referrerId };
			await insertReferral(tx, {
				...whose,
				...terms,
				paymentStatus: "pending",
				createdAt: now,
				updatedAt: now,
			});
		},

		async referrerOf(tx, paymentId) {
			return (await findReferral(tx, paymentId))?.referrerId ?? null;
		},

		async followPayment(tx, event) {
			const { paymentId, paymentType, status, amount } = event;
			if (paymentType === "refund") return followRefund(tx, event);
			const referral = await lockReferral(tx, paymentId);
			if (referral === undefined) return;
			const from = paymentTransitions.filter(({ to }) => to === status).map((step) => step.from);
			const isEarned = status === "success" && !(await hasRewarded(tx, referral.listingId));
			const reward = isEarned ? percentOf(amount, referral.rewardPercent) : paise(0);
			const earned = status === "success" ? { paid: amount, reward } : { reward };
			await moveReferral(tx, referral.id, from, { paymentStatus: status, updatedAt: clock(), ...earned });
		},
	};
}

const refused = (referralMessage: string): ReferralCheck => ({
	isValidReferral: false,
	referralMessage,
	referringUser: null,
	discountPercentage: 0,
});
