import type { PaymentCategory } from "../../../payments/payment.ts";
import type { Viewer } from "../../../platform/access.ts";
import { type Paise, rupeesFromPaise } from "../../../platform/money.ts";
import { readGstin } from "../../../platform/gstin.ts";
import { buyerProblems, needsAddress, sameState } from "../../../subscriptions/checkout.ts";
import { buysForOthers } from "../../../subscriptions/subscriptions.policy.ts";
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
	/** Where the GSTIN is registered, in lines; sent only where it is asked for. */
	address: string;
	/** The name of the last payment that began with all this; empty before the first. */
	begun: string;
};

/** The draft's name where a registration is paid for. It names the account: logging out forgets drafts by that. */
export const registrationCheckoutKey = (userId: string) => `checkout|registration|${userId}`;
/** The same where a plan is chosen for a listing that is there. */
export const checkoutKey = (listingId: string, userId: string) => `checkout|${listingId}|${userId}`;
/** The name under which the plan is kept that was chosen for the listing. */
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
 * Whether a referral code is asked for: of everybody but staff, who have none to give, at what the server calls the
 * first payment. Whether a code counts, the server says when it comes.
 */
export const mayRefer = (
	user: Pick<Viewer, "role">,
	paymentForCategory: PaymentCategory | undefined,
): boolean => !buysForOthers(user) && paymentForCategory === "addProfessional";

/** The referral code that counts, or empty. */
export const codeOf = ({ hasCode, code }: Pick<CheckoutDraft, "hasCode" | "code">): string =>
	hasCode ? code.trim() : "";

/** A seller who charges no GST asks for no GSTIN: one that was typed before counts no more. */
export const withoutGstin = (draft: CheckoutDraft): CheckoutDraft => ({ ...draft, gstin: "" });

type State = { stateName: string; code: string };

/** The buyer's state, and who said it. */
type BuyerState = {
	/** In the spelling of the list; empty while it is unknown, or where the list has none of the GSTIN's code. */
	name: string;
	/** GST's two digits; null while they are unknown. */
	code: string | null;
	from: "gstin" | "choice" | "address";
};

/** GST's two digits of the state that the GSTIN says, or null. */
function gstinState({ isBusiness, gstin }: Pick<CheckoutDraft, "isBusiness" | "gstin">): string | null {
	if (!isBusiness) return null;
	const read = readGstin(gstin);
	return "fault" in read ? null : read.stateCode;
}

/** The buyer's state: the GSTIN's, the chosen one, or that of the address (empty while it is unknown). */
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
 * Whether the state is asked for: always where GST is charged (`gstState` is the seller's, or null), for the tax depends
 * on it; else only where what the address says will not do.
 */
export const mustAskState = (gstState: string | null, { from }: BuyerState, isRefused: boolean): boolean =>
	gstState !== null || from === "choice" || isRefused;

/** GST's two digits of the address's state, null for a name that is no state's; undefined while address or list is unknown. */
export function addressCode(addressState: string, states: readonly State[]): string | null | undefined {
	if (addressState === "" || states.length === 0) return undefined;
	return states.find(({ stateName }) => sameState(stateName, addressState))?.code ?? null;
}

/** Whether the GSTIN's own address is asked for: where it is not that of the listing, by what is known here or by the server. */
export function mustAskAddress(
	{ isBusiness, gstin }: Pick<CheckoutDraft, "isBusiness" | "gstin">,
	listingCode: string | null | undefined,
	isRefused: boolean,
): boolean {
	if (!isBusiness) return false;
	return isRefused || (listingCode !== undefined && needsAddress(gstin, listingCode));
}

/** The buyer as they are sent; what is left out the server takes from the listing. */
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
	/** Of the listing's address; empty while it is unknown. */
	addressState: string;
	/** None while they are on their way. */
	states: readonly State[];
	/** The server asked for the GSTIN's address. */
	isAddressRefused: boolean;
};

/** The buyer as what was typed makes them, what else is to be asked, and what is wrong with it. */
export function checkBuyer(draft: CheckoutDraft, { addressState, states, isAddressRefused }: Surroundings) {
	const state = buyerState(draft, addressState, states);
	const listingCode = addressCode(addressState, states);
	const asksAddress = mustAskAddress(draft, listingCode, isAddressRefused);
	const buyer = buyerOf(draft, { state: state.name, asksAddress });
	const names = states.map(({ stateName }) => stateName);
	// Before the states came nobody can have chosen a wrong one.
	const said = names.length === 0 ? { ...buyer, state: undefined } : buyer;
	return { buyer, state, asksAddress, problems: buyerProblems(said, names, listingCode) };
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
