/** A signed challenge as the browser gets it. */
export type SignedChallenge = { parameters: Record<string, unknown>; signature: string };

/** Makes automated requests for codes expensive without asking people anything. */
export type BotCheck = {
	/** The challenge that the browser solves while the person types. */
	challenge(): Promise<SignedChallenge>;
	/** Accepts a solved challenge (base64) once. Throws bad_input on anything else. */
	pass(solution: string | undefined): Promise<void>;
};
