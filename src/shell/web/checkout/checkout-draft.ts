import type { PaymentCategory } from "../../../payments/payment.ts";
import { type Paise, rupeesFromPaise } from "../../../platform/money.ts";
import { readGstin } from "../../../platform/gstin.ts";
import { sameState } from "../../../subscriptions/checkout.ts";
import type { Buyer } from "../../../subscriptions/checkout.contract.ts";

/** What is typed beside the plan before paying, as its fields hold it. */
export type CheckoutDraft = {
	/** The box for the referral code is open; a code in a closed one counts for nothing. */
	hasCode: boolean;
	code: string;
	/** The state chosen instead of that of the address, and which one that was; both empty while it stands. */
	state: string;
	insteadOf: string;
	/** The fields of a business are open; what stands in closed ones is not sent. */
	isBusiness: boolean;
	name: string;
	gstin: string;
};

export const emptyCheckout: CheckoutDraft = {
	hasCode: false,
	code: "",
	state: "",
	insteadOf: "",
	isBusiness: false,
	name: "",
	gstin: "",
};

/** The referral code that counts, or empty. */
export const codeOf = ({ hasCode, code }: Pick<CheckoutDraft, "hasCode" | "code">): string =>
	hasCode ? code.trim() : "";

type State = { stateName: string; code: string };

/** The state that the GSTIN says, or null. */
export function gstinState(
	{ isBusiness, gstin }: Pick<CheckoutDraft, "isBusiness" | "gstin">,
	states: readonly State[],
): string | null {
	if (!isBusiness) return null;
	const read = readGstin(gstin);
	if ("fault" in read) return null;
	return states.find(({ code }) => code === read.stateCode)?.stateName ?? null;
}

/** The buyer's state: the GSTIN's, the chosen one, or that of the address (empty while it is unknown). */
export function buyerState(draft: CheckoutDraft, addressState: string, states: readonly State[]): string {
	const isChosen = draft.state !== "" && draft.insteadOf === addressState;
	const state = gstinState(draft, states) ?? (isChosen ? draft.state : addressState);
	return states.find(({ stateName }) => sameState(stateName, state))?.stateName ?? state;
}

/** The buyer as they are sent; what is left out the server takes from the listing. */
export function buyerOf({ isBusiness, name, gstin }: CheckoutDraft, state: string): Buyer {
	return {
		...(state !== "" && { state }),
		...(isBusiness && name.trim() !== "" && { name: name.trim() }),
		...(isBusiness && gstin.trim() !== "" && { gstin: gstin.trim() }),
	};
}

/** What the checkout adds to a form: the plan, the total that was shown, the code and the buyer. */
export function paymentFields(chosen: { planId: string; due: Paise; code: string; buyer: Buyer }) {
	const { planId, due, code, buyer } = chosen;
	return {
		subs_id: planId,
		amount: rupeesFromPaise(due).toFixed(2),
		...(code !== "" && { referralCode: code }),
		buyer,
	};
}
export type PaymentFields = ReturnType<typeof paymentFields>;

type Choice = { profId: string; paymentForCategory: PaymentCategory; mobile: string | undefined };

/** A plan chosen for a listing that is there, as it is sent; `mobile` is its owner's. */
export function choiceForm(fields: PaymentFields, { profId, paymentForCategory, mobile }: Choice) {
	return {
		...fields,
		...(mobile !== undefined && { mobile }),
		paymentForCategory,
		chooseProfSubscription: { profId, paymentForCategory },
	};
}
