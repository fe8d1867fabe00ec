/** Asks the person for a second-factor code. Returns whether the session has given one. */
type AskForCode = () => Promise<boolean>;

let askForCode: AskForCode | null = null;

/** Calls that need a code are repeated after it from now on. Returns the function that ends this. */
export function setCodeAsker(asker: AskForCode): () => void {
	askForCode = asker;
	return () => {
		if (askForCode === asker) askForCode = null;
	};
}

const codeReasons = new Set<unknown>(["second_factor_stale", "second_factor_required"]);

/** Runs a call; if the server requires a code first and a screen can ask for it, runs it again after the code. */
export async function withCode<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
	try {
		return await attempt();
	} catch (failure) {
		const { reason } = (failure as { body?: { reason?: unknown } }).body ?? {};
		if (askForCode === null || !codeReasons.has(reason) || !(await askForCode())) throw failure;
		return attempt();
	}
}
