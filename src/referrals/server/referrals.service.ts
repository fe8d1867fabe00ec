import { normalizeMobile } from "../../accounts/mobile.ts";
import { findUserByMobile, findUserByReferralCode } from "../../accounts/server/accounts.api.ts";
import { paymentTransitions } from "../../payments/payment.ts";
import type { PaymentMoved } from "../../payments/server/payments.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { badInput } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Paise, paise, percentOf } from "../../platform/money.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
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

type Dependencies = {
	db: Db;
	clock: Clock;
	/**
	 * The discount of a code on a registration, and the reward for its owner as a share of the amount paid; whole
	 * percent.
	 */
	discountPercent: number;
	rewardPercent: number;
};

/** The owner of the code. */
export type Referrer = { id: string; name: string | null };

/** A registration with a referral code, and the amount to pay in paise. */
export type NewReferral = { paymentId: string; listingId: string; referrerId: string; paid: Paise };

export type Referrals = {
	/** The discount of a valid code, in percent. */
	discountPercent: number;
	/**
	 * Says whether a code is valid for the person who typed it; staff check it for the person with `mobile`. Throws
	 * bad_input on an invalid mobile.
	 */
	check(viewer: Viewer, asked: { referralCode: string; mobile?: string | undefined }): Promise<ReferralCheck>;
	/** The owner of the code that was meant; null if there is none. */
	find(db: Db, typed: string): Promise<Referrer | null>;
	/** Records the referral of a payment that just started. */
	addPending(tx: Db, referral: NewReferral): Promise<void>;
	/** The owner of the code that a payment came with; null if it came with none. */
	referrerOf(tx: Db, paymentId: string): Promise<string | null>;
	/** Handles payments: the referral takes the status of its payment, and a refund may take its reward back. */
	followPayment: (tx: Db, event: PaymentMoved) => Promise<void>;
};

/** Codes that refer professionals, and what they earn. */
export function createReferrals({ db, clock, discountPercent, rewardPercent }: Dependencies): Referrals {
	async function find(on: Db, typed: string): Promise<Referrer | null> {
		const code = readReferralCode(typed);
		const owner = code === null ? undefined : await findUserByReferralCode(on, code);
		return owner === undefined ? null : { id: owner.id, name: owner.name };
	}

	async function registrantOf(viewer: Viewer, mobile: string | undefined): Promise<string | undefined> {
		if (!mayCheckForOthers(viewer) || !mobile) return viewer.userId;
		const read = normalizeMobile(mobile);
		if ("fault" in read) throw badInput([{ msg: read.fault, path: "mobile" }]);
		return (await findUserByMobile(db, read.mobile))?.id;
	}

	/** Takes back the reward of the refunded payment if the admin chose so. */
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
