/** The provider's result of checking a code. */
export type CheckedCode = "right" | "wrong" | "ended" | "too_many_tries";

/**
 * Sends one-time codes to mobiles ("+91" and ten digits). Every adapter throws bad_input with the provider's own
 * message if the provider refuses, too_often if it requires a wait, and service_away if it gives no clear answer in
 * time.
 */
export type OtpProvider = {
	/** Sends `code`. A provider that creates its own codes sends another one and returns its reference. */
	send(message: { mobile: string; code: string }): Promise<SentCode>;
	/** Present if the provider keeps the code and must check it; otherwise we check it. */
	check?: (attempt: { reference: string; code: string }) => Promise<CheckedCode>;
};

export type SentCode = {
	/** The provider's name for the code that it keeps; null if we keep the code. */
	reference: string | null;
	/** The code in clear text, with the demo provider only. */
	demoCode?: string;
};
