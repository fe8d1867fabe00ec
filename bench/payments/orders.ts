import { paise, type Paise } from "../../src/platform/money.ts";

/** A payment that is prepared: its money came in at the provider, and we have not heard of it yet. */
export type PreparedOrder = {
	merchantTransactionId: string;
	providerOrderId: string;
	transactionId: string;
	/** Paise. */
	amount: Paise;
};

/** A registration that came with a referral code, or a further plan for a listing that is shown already. */
export type OrderKind = "registration" | "further-plan";
/** Half are the one, half the other. */
export const kindOf = (n: number): OrderKind => (n % 2 === 1 ? "registration" : "further-plan");

/**
 * Nine digits that stand in every id, name and mobile of the `n`th payment and of all that belongs to it. Whoever
 * replaces them in what was said of one payment says the same of another.
 */
export const markOf = (n: number) => String(n).padStart(9, "0");

const kinds = { user: "001", address: "002", listing: "003", payment: "004", referral: "005" };
/** The id of something that belongs to the payment with this mark; older than all that the program makes. */
export const idOf = (kind: keyof typeof kinds, mark: string) =>
	`01930000-0000-7000-8${kinds[kind]}-000${mark}`;

export const plan = {
	price: paise(299_900),
	/** What a referral code takes off, and what it earns. */
	percent: 10,
	durationInMonths: 6,
	paymentPlan: "Enrolment Basis, 6 months",
};
/** What a referral code takes off the `n`th order, in paise: registrations have one, renewals none. */
export const discountOf = (n: number) =>
	kindOf(n) === "registration" ? paise((plan.price * plan.percent) / 100) : paise(0);

/** The `n`th payment as the provider knows it. */
export function orderOf(n: number): PreparedOrder {
	const mark = markOf(n);
	return {
		merchantTransactionId: `NK${idOf("payment", mark).replaceAll("-", "")}`,
		providerOrderId: `OMO${mark}`,
		transactionId: `OM${mark}`,
		amount: paise(plan.price - discountOf(n)),
	};
}
