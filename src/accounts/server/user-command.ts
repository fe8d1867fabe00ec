import { roles } from "../../platform/access.ts";
import { DataDirectoryInUse } from "../../platform/server/data-lock.ts";
import { openDatabase } from "../../platform/server/open-database.ts";
import { readSettings, SettingsError } from "../../platform/server/settings.ts";
import { m } from "../../paraglide/messages.js";
import { normalizeMobile } from "../mobile.ts";
import { createRoles } from "./roles.service.ts";

type Outcome = { text: string; isDone: boolean };
const refused = (text: string): Outcome => ({ text, isDone: false });

/**
 * `npm run user -- role +91… admin`: gives a role where no admin is there yet to do it on the screen. The embedded
 * database belongs to one process: while a server has it, the command says that it must be stopped first.
 */
export async function runUserCommand(
	args: readonly string[],
	environment: Record<string, string | undefined>,
): Promise<Outcome> {
	const [act, typedMobile = "", typedRole] = args;
	const role = roles.find((known) => known === typedRole);
	if (act !== "role" || role === undefined)
		return refused(m["accounts.command.usage"]({ roles: roles.join(", ") }));
	const mobile = normalizeMobile(typedMobile);
	if ("fault" in mobile) return refused(mobile.fault);
	try {
		const settings = readSettings(environment);
		const database = await openDatabase({
			url: settings.DATABASE_URL,
			dataDirectory: settings.DATA_DIR,
			poolSize: 1,
		});
		try {
			const isDone = await createRoles({ db: database.db, clock: () => new Date() }).setByCommand(
				mobile.mobile,
				role,
			);
			return isDone
				? { text: m["accounts.command.done"]({ ...mobile, role }), isDone }
				: refused(m["accounts.command.nobody"](mobile));
		} finally {
			await database.close();
		}
	} catch (error) {
		if (error instanceof DataDirectoryInUse || error instanceof SettingsError) return refused(error.message);
		throw error;
	}
}

if (import.meta.main) {
	const { text, isDone } = await runUserCommand(process.argv.slice(2), process.env);
	(isDone ? process.stdout : process.stderr).write(`${text}\n`);
	process.exitCode = isDone ? 0 : 1;
}
