import type { PaymentCategory } from "../../../payments/payment.ts";
import type { Viewer } from "../../../platform/access.ts";
import { type Paise, rupeesFromPaise } from "../../../platform/money.ts";
import { readGstin } from "../../../platform/gstin.ts";
import { buyerProblems, needsAddress, sameState } from "../../../subscriptions/checkout.ts";
import { buysForOthers } from "../../../subscriptions/subscriptions.policy.ts";
import type { Buyer } from "../../../subscriptions/checkout.contract.ts";

/** What is typed next to the plan before paying. */
export type CheckoutDraft = {
	/** Whether the box for the referral code is open; a code in a closed box does not count. */
	hasCode: boolean;
	code: string;
	/** The state chosen instead of the address's, and which one that was; both empty if it is unchanged. */
	state: string;
	insteadOf: string;
	/** Whether the fields of a business are open; closed ones are not sent. */
	isBusiness: boolean;
	name: string;
	gstin: string;
	/** Where the GSTIN is registered, in lines; sent only if it is asked for. */
	address: string;
	/** The name of the last payment started with these values; empty before the first. */
	begun: string;
};

/**
 * The draft's key for the payment of a registration. It contains the account, because logging out deletes drafts by
 * it.
 */
export const registrationCheckoutKey = (userId: string) => `checkout|registration|${userId}`;
/** The same for a plan of an existing listing. */
export const checkoutKey = (listingId: string, userId: string) => `checkout|${listingId}|${userId}`;
/** The key of the plan chosen for the listing. */
export const planKey = (listingId: string, userId: string) => `plan|${listingId}|${userId}`;

export const emptyCheckout: CheckoutDraft = {
	hasCode: false,
	code: "",
	state: "",
	insteadOf: "",
	isBusiness: false,
	name: "",
	gstin: "",
	address: "",
	begun: "",
};

/**
 * Whether a referral code is asked for: at the first payment, and not of staff, who have none to give. The server
 * decides whether a code is valid.
 */
export const mayRefer = (
	user: Pick<Viewer, "role">,
	paymentForCategory: PaymentCategory | undefined,
): boolean => !buysForOthers(user) && paymentForCategory === "addProfessional";

/** The referral code in use, or empty. */
export const codeOf = ({ hasCode, code }: Pick<CheckoutDraft, "hasCode" | "code">): string =>
	hasCode ? code.trim() : "";

/** A seller who charges no GST asks for no GSTIN: one typed before is ignored. */
export const withoutGstin = (draft: CheckoutDraft): CheckoutDraft => ({ ...draft, gstin: "" });

type State = { stateName: string; code: string };

/** The buyer's state, and where it comes from. */
type BuyerState = {
	/** In the spelling of the list; empty while unknown, or if the list lacks the GSTIN's code. */
	name: string;
	/** The GST code (two digits); null while unknown. */
	code: string | null;
	from: "gstin" | "choice" | "address";
};

/** The GST code of the GSTIN's state, or null. */
function gstinState({ isBusiness, gstin }: Pick<CheckoutDraft, "isBusiness" | "gstin">): string | null {
	if (!isBusiness) return null;
	const read = readGstin(gstin);
	return "fault" in read ? null : read.stateCode;
}

/** The buyer's state: the GSTIN's, the chosen one, or the address's (empty while unknown). */
export function buyerState(draft: CheckoutDraft, addressState: string, states: readonly State[]): BuyerState {
	const registered = gstinState(draft);
	if (registered !== null) {
		const listed = states.find(({ code }) => code === registered);
		return { name: listed?.stateName ?? "", code: registered, from: "gstin" };
	}
	const isChosen = draft.state !== "" && draft.insteadOf === addressState;
	const said = isChosen ? draft.state : addressState;
	const listed = states.find(({ stateName }) => sameState(stateName, said));
	return {
		name: listed?.stateName ?? said,
		code: listed?.code ?? null,
		from: isChosen ? "choice" : "address",
	};
}

/**
 * Whether the state is asked for: always if GST is charged (`gstState` is the seller's, or null), because the tax
 * depends on it; otherwise only if the address has no usable state.
 */
export const mustAskState = (gstState: string | null, { from }: BuyerState, isRefused: boolean): boolean =>
	gstState !== null || from === "choice" || isRefused;

/**
 * The GST code of the address's state, null for an unknown name; undefined while the address or the list is
 * loading.
 */
export function addressCode(addressState: string, states: readonly State[]): string | null | undefined {
	if (addressState === "" || states.length === 0) return undefined;
	return states.find(({ stateName }) => sameState(stateName, addressState))?.code ?? null;
}

/**
 * Whether the GSTIN's own address is asked for: if it differs from the listing's, as far as known here or by the
 * server.
 */
export function mustAskAddress(
	{ isBusiness, gstin }: Pick<CheckoutDraft, "isBusiness" | "gstin">,
	listingCode: string | null | undefined,
	isRefused: boolean,
): boolean {
	if (!isBusiness) return false;
	return isRefused || (listingCode !== undefined && needsAddress(gstin, listingCode));
}

/** The buyer in the request; the server takes missing fields from the listing. */
export function buyerOf(
	{ isBusiness, name, gstin, address }: CheckoutDraft,
	{ state, asksAddress }: { state: string; asksAddress: boolean },
): Buyer {
	return {
		...(state !== "" && { state }),
		...(isBusiness && name.trim() !== "" && { name: name.trim() }),
		...(isBusiness && gstin.trim() !== "" && { gstin: gstin.trim() }),
		...(asksAddress && address.trim() !== "" && { address: address.trim() }),
	};
}

type Surroundings = {
	/** Of the listing's address; empty while unknown. */
	addressState: string;
	/** Empty while they load. */
	states: readonly State[];
	/** The server asked for the GSTIN's address. */
	isAddressRefused: boolean;
};

/** The buyer from the typed values, what else is needed, and what is wrong. */
export function checkBuyer(draft: CheckoutDraft, { addressState, states, isAddressRefused }: Surroundings) {
	const state = buyerState(draft, addressState, states);
	const listingCode = addressCode(addressState, states);
	const asksAddress = mustAskAddress(draft, listingCode, isAddressRefused);
	const buyer = buyerOf(draft, { state: state.name, asksAddress });
	const names = states.map(({ stateName }) => stateName);
	// Before the states are loaded, no one can have chosen a wrong one.
	const said = names.length === 0 ? { ...buyer, state: undefined } : buyer;
	return { buyer, state, asksAddress, problems: buyerProblems(said, names, listingCode) };
}

/** What the checkout adds to a form: the plan, the displayed total, the code and the buyer. */
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

/** The request for a plan of an existing listing; `mobile` is its owner's. */
export function choiceForm(fields: PaymentFields, { profId, paymentForCategory, mobile }: Choice) {
	return {
		...fields,
		...(mobile !== undefined && { mobile }),
		paymentForCategory,
		chooseProfSubscription: { profId, paymentForCategory },
	};
}
