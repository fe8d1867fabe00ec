import { useCallback, useState } from "react";
import { clearDraft, keepDraft, recallDraft } from "../../ui/form/draft.ts";

/** What the person typed into the login, and the code that was requested; an empty `requestId` means none. */
export type LoginDraft = {
	phone: string;
	code: string;
	name: string;
	requestId: string;
	/** The code's recipient: "+91" and ten digits. */
	mobile: string;
	/**
	 * When another code can be requested and when this one expires: milliseconds since the epoch, by this browser's
	 * clock.
	 */
	resendAt: number;
	endsAt: number;
	/** The code itself, with the demo provider only. */
	demoCode: string;
	/** The person is back at the number step while the code sent to the last number is still valid. */
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

/** Deletes all that was typed, so that the next person at this browser finds nothing. */
export function clearLoginDraft(): void {
	held = null;
	clearDraft(sessionStorage, key);
}

/**
 * The login's draft, kept for this tab: a cheap phone discards the page while the person reads the SMS, and the code
 * must still find its request when the page comes back. It also stores responses that arrive after the dialog was
 * closed.
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
