import { rupeesFromPaise } from "../../platform/money.ts";
import { maskMobile } from "../../platform/mobile.ts";
import { takesLong } from "../payment.ts";
import type { PaymentRecord, PaymentProgress } from "../payments.contract.ts";
import type { PaymentRow } from "./payments.repository.ts";
import { addressFrom } from "./site-address.ts";
import type { BoughtPlan } from "./sold-plans.ts";

/** What a payment is for, for its page. */
export type PaidFor = {
	listingTitle: string | null;
	service: string | null;
	plan: BoughtPlan | null;
	/** The payment failed, and staff have waived it. */
	isWaived: boolean;
};

/** A payment's status, for the people concerned. */
export function presentProgress(
	payment: PaymentRow,
	{ listingTitle, service, plan, isWaived }: PaidFor,
	publicUrl: string,
	now: Date,
): PaymentProgress {
	const { merchantTransactionId, status, redirectUrl, expiresAt, itemType, itemId } = payment;
	const isPayable = status === "pending" && expiresAt !== null && expiresAt > now;
	return {
		merchantTransactionId,
		status,
		amount: rupeesFromPaise(payment.amount),
		paymentForCategory: payment.paymentForCategory,
		professionalId: itemType === "WorkerCategory" ? itemId : null,
		listingTitle,
		service,
		plan: plan?.paymentPlan ?? null,
		isFreeTrial: plan?.isFreeTrial ?? false,
		invoiceOf: status === "success" && payment.amount > 0 ? (plan?.subscriptionId ?? null) : null,
		redirectUrl: isPayable && redirectUrl !== null ? addressFrom(publicUrl, redirectUrl) : null,
		takesLong: takesLong(payment, now),
		isWaived,
	};
}

/** A payment for admins; the person's mobile is masked, and the person is null if the account is deleted. */
export function presentRecord(
	payment: PaymentRow,
	person: { name: string | null; mobile: string } | undefined,
): PaymentRecord {
	return {
		_id: payment.id,
		user: person === undefined ? null : { name: person.name, mobile: maskMobile(person.mobile) },
		amount: rupeesFromPaise(payment.amount),
		currency: payment.currency,
		paymentDate: payment.paymentDate?.toISOString() ?? null,
		paymentMethod: payment.paymentMethod,
		paymentType: payment.paymentType,
		status: payment.status,
		merchantTransactionId: payment.merchantTransactionId,
		transactionId: payment.transactionId,
		itemId: payment.itemId,
		itemType: payment.itemType,
		remarks: payment.remarks,
		isTestPayment: payment.isTestPayment,
		plan: payment.refundedPlan,
		reward: payment.refundedReward,
		attention: payment.attention,
		createdAt: payment.createdAt.toISOString(),
	};
}

/** A payment in a person's copy of their data. */
export function presentForExport(payment: PaymentRow) {
	const { user: _theirs, attention: _forStaff, reward: _others, ...own } = presentRecord(payment, undefined);
	return { ...own, paymentForCategory: payment.paymentForCategory };
}
