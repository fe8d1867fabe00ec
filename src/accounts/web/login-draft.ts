import { useCallback, useState } from "react";
import { clearDraft, keepDraft, recallDraft } from "../../ui/form/draft.ts";

/** What was typed into the login, and the code that is on its way: an empty `requestId` says that none is. */
export type LoginDraft = {
	phone: string;
	code: string;
	name: string;
	requestId: string;
	/** Where the code went: "+91" and ten digits. */
	mobile: string;
	/** When another code can be asked for and when this one ends: milliseconds since the epoch, by this browser's clock. */
	resendAt: number;
	endsAt: number;
	/** The code itself, with the demo provider only. */
	demoCode: string;
	/** Back at the number, with a code still on its way to the last one. */
	isChangingNumber: boolean;
};

const noCode = {
	code: "",
	requestId: "",
	mobile: "",
	resendAt: 0,
	endsAt: 0,
	demoCode: "",
	isChangingNumber: false,
};
const empty: LoginDraft = { phone: "", name: "", ...noCode };
const key = "login";

let held: LoginDraft | null = null;

/** Reads the draft, without a code that has expired. */
function currentDraft(): LoginDraft {
	held ??= recallDraft(sessionStorage, key, empty);
	if (held.requestId !== "" && held.endsAt < Date.now()) held = { ...held, ...noCode };
	return held;
}

/** Forgets all that was typed: the next person at this browser finds nothing. */
export function clearLoginDraft(): void {
	held = null;
	clearDraft(sessionStorage, key);
}

/**
 * The login's draft, kept for this tab: a cheap phone drops the page while its owner reads the SMS, and the code must
 * still find its request when the page comes back. Also takes what arrives after the dialog was closed.
 */
export function useLoginDraft() {
	const [draft, setDraft] = useState(currentDraft);
	const change = useCallback((part: Partial<LoginDraft>) => {
		held = { ...currentDraft(), ...part };
		keepDraft(sessionStorage, key, held);
		setDraft(held);
	}, []);
	return { draft, change };
}
