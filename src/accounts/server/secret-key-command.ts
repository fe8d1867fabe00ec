import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { type Outcome, printOutcome, runOnDatabase } from "../../platform/server/process/command.ts";
import { renewStoredKey } from "../../platform/server/process/stored-key.ts";
import { resetAllSecondFactors, type SecondFactorReset } from "./second-factor/reset-second-factor.ts";
import { createSessionsContext } from "./sessions.ts";

const usage = `npm run secret-key -- renew

Replaces the key in the database from which all others follow, after it may have leaked or if the SECRET_KEY that opens
it is lost. Stop all servers first. Staff set up their second factor again, and people turn on push notifications again;
the records of free trials and of numbers that staff saw match no mobile any more. To replace SECRET_KEY only, no command
is needed: see docs/security.md.`;

/** `npm run secret-key -- renew`. */
export async function runSecretKeyCommand(
	args: readonly string[],
	environment: Record<string, string | undefined>,
): Promise<Outcome> {
	if (args.length !== 1 || args[0] !== "renew") return { text: usage, isDone: false };
	return runOnDatabase(environment, async (db, settings) => {
		const clock = () => new Date();
		const sessions = createSessionsContext({ db, clock });
		const secondFactorReset = createModuleEvent<SecondFactorReset>();
		const count = await inTransaction(db, async (tx) => {
			await renewStoredKey(tx, settings);
			return resetAllSecondFactors({ db, clock, sessions, secondFactorReset }, tx);
		});
		return { text: `The key is new. Second factors reset: ${count}.`, isDone: true };
	});
}

if (import.meta.main) printOutcome(await runSecretKeyCommand(process.argv.slice(2), process.env));
