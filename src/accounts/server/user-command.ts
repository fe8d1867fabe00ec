import { type Role, roles } from "../../platform/access.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { type Outcome, printOutcome, runOnDatabase } from "../../platform/server/process/command.ts";
import { m } from "../../paraglide/messages.js";
import { normalizeMobile } from "../mobile.ts";
import { setRoleByCommand } from "./roles.ts";
import { resetSecondFactorByCommand, type SecondFactorReset } from "./second-factor/reset-second-factor.ts";
import { createSessionsContext } from "./sessions.ts";

const refused = (text: string): Outcome => ({ text, isDone: false });

const usage = () => refused(m["accounts.command.usage"]({ roles: roles.join(", ") }));

/** What the command does for the person of a mobile, once the database is open. */
type Act = (db: Db, mobile: string) => Promise<Outcome>;
const clock = () => new Date();

const giveRole =
	(role: Role): Act =>
	async (db, mobile) => {
		const isDone = await setRoleByCommand({ db, clock }, mobile, role);
		if (!isDone) return refused(m["accounts.command.nobody"]({ mobile }));
		return { text: m["accounts.command.done"]({ mobile, role }), isDone };
	};

/**
 * The events have no listeners here. The streams of a running server notice on their own that their sessions have
 * ended.
 */
const takeSecondFactor: Act = async (db, mobile) => {
	const sessions = createSessionsContext({ db, clock });
	const secondFactorReset = createModuleEvent<SecondFactorReset>();
	const outcome = await resetSecondFactorByCommand({ db, clock, sessions, secondFactorReset }, mobile);
	if (outcome === "nobody") return refused(m["accounts.command.nobody"]({ mobile }));
	if (outcome === "not-enrolled") return refused(m["accounts.command.no_second_factor"]({ mobile }));
	return { text: m["accounts.command.second_factor_reset"]({ mobile }), isDone: true };
};

/** The action and the mobile in the arguments; null for anything else. */
function readAct([first, second, third]: readonly string[]): { act: Act; typedMobile: string } | null {
	if (first === "second-factor" && second === "reset")
		return { act: takeSecondFactor, typedMobile: third ?? "" };
	const role = roles.find((known) => known === third);
	return first === "role" && role !== undefined ? { act: giveRole(role), typedMobile: second ?? "" } : null;
}

/**
 * `npm run user -- role +91… admin` sets a role if no admin exists yet who could do it on the screen. `npm run user --
 * second-factor reset +91…` lets an admin who lost phone and recovery codes log in again.
 */
export async function runUserCommand(
	args: readonly string[],
	environment: Record<string, string | undefined>,
): Promise<Outcome> {
	const asked = readAct(args);
	if (asked === null) return usage();
	const mobile = normalizeMobile(asked.typedMobile);
	if ("fault" in mobile) return refused(mobile.fault);
	return runOnDatabase(environment, (db) => asked.act(db, mobile.mobile));
}

if (import.meta.main) printOutcome(await runUserCommand(process.argv.slice(2), process.env));
