/** What became of a code that was checked by the provider. */
export type CheckedCode = "right" | "wrong" | "ended" | "too_many_tries";

/**
 * Sends one-time codes to mobiles ("+91" and ten digits). Every adapter throws bad_input with the provider's own
 * message where the provider refuses, too_often where it asks to wait, and service_away where it gives no clear
 * answer within the time.
 */
export type OtpProvider = {
	/** Sends `code`; a provider that makes codes of its own sends another one and answers its reference. */
	send(message: { mobile: string; code: string }): Promise<SentCode>;
	/** Present where the provider keeps the code and must be asked; else the code is ours to check. */
	check?: (attempt: { reference: string; code: string }) => Promise<CheckedCode>;
};

export type SentCode = {
	/** By which the provider knows the code that it keeps; null where the code is ours. */
	reference: string | null;
	/** The code in clear, with the demo provider only. */
	demoCode?: string;
};
