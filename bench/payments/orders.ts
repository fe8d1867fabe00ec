import { paise, type Paise } from "../../src/platform/money.ts";

/** A prepared payment: paid at the provider, but not known to the product yet. */
export type PreparedOrder = {
	merchantTransactionId: string;
	providerOrderId: string;
	transactionId: string;
	/** Paise. */
	amount: Paise;
};

/** A registration with a referral code, or another plan for an existing listing. */
export type OrderKind = "registration" | "further-plan";
/** Half are of each kind. */
export const kindOf = (n: number): OrderKind => (n % 2 === 1 ? "registration" : "further-plan");

/**
 * Nine digits in every id, name and mobile of the `n`th payment and of everything that belongs to it. Replacing
 * them in one payment's values gives another's.
 */
export const markOf = (n: number) => String(n).padStart(9, "0");

const kinds = { user: "001", address: "002", listing: "003", payment: "004", referral: "005" };
/** The id of a row of the payment with this mark; older than all ids made by the product. */
export const idOf = (kind: keyof typeof kinds, mark: string) =>
	`01930000-0000-7000-8${kinds[kind]}-000${mark}`;

export const plan = {
	price: paise(299_900),
	/** The discount and the reward of a referral code. */
	percent: 10,
	durationInMonths: 6,
	paymentPlan: "Enrolment Basis, 6 months",
};
/** The discount of the `n`th order, in paise: registrations have one, renewals none. */
export const discountOf = (n: number) =>
	kindOf(n) === "registration" ? paise((plan.price * plan.percent) / 100) : paise(0);

/** The `n`th payment at the provider. */
export function orderOf(n: number): PreparedOrder {
	const mark = markOf(n);
	return {
		merchantTransactionId: `NK${idOf("payment", mark).replaceAll("-", "")}`,
		providerOrderId: `OMO${mark}`,
		transactionId: `OM${mark}`,
		amount: paise(plan.price - discountOf(n)),
	};
}

/** The order as the provider has it: already paid. */
export const paidOrder = ({
	merchantTransactionId,
	providerOrderId,
	transactionId,
	amount,
}: PreparedOrder) => ({
	orderId: providerOrderId,
	amount,
	state: "COMPLETED" as const,
	expireAt: 0,
	asked: { merchantOrderId: merchantTransactionId, paymentFlow: { merchantUrls: { redirectUrl: "" } } },
	paymentDetails: [{ transactionId, paymentMode: "UPI_QR", amount, state: "COMPLETED" }],
});
