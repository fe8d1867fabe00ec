/** A signed challenge as it goes to the browser. */
export type SignedChallenge = { parameters: Record<string, unknown>; signature: string };

/** Makes automatic sending of codes costly without asking people anything. */
export type BotCheck = {
	/** What the browser solves while the person types. */
	challenge(): Promise<SignedChallenge>;
	/** Passes a solved challenge (base64) once; throws bad_input on anything else. */
	pass(solution: string | undefined): Promise<void>;
};
