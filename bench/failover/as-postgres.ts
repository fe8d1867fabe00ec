import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const isRoot = process.getuid?.() === 0;
// PostgreSQL refuses to run as root.
const asPostgres = isRoot ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : [];

/** Gives a folder to the user of the database's programs. */
export function giveToPostgres(folder: string): void {
	if (isRoot) execFileSync("chown", ["-R", "postgres:postgres", folder]);
}

/** Starts a program as the user of the database; its output goes to a file. */
export function startAsPostgres(
	command: readonly string[],
	logFile: string,
	environment: Record<string, string> = {},
): ChildProcess {
	const [program = "", ...args] = [...asPostgres, ...command];
	const log = openSync(logFile, "a");
	return spawn(program, args, {
		stdio: ["ignore", log, log],
		// Debian's Python, whatever else is installed.
		env: { ...process.env, PATH: `/usr/bin:${process.env["PATH"]}`, ...environment },
	});
}

/** The process and all that it has started. */
function familyOf(pid: number): number[] {
	try {
		const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
		return [pid, ...children.map(Number).flatMap(familyOf)];
	} catch {
		return [];
	}
}

/** Kills a process and all that it has started at once, as when its machine loses its power. */
export function killFamily(pid: number): void {
	for (const one of familyOf(pid))
		try {
			process.kill(one, "SIGKILL");
		} catch {
			// It has ended by itself.
		}
}

/** Waits until the condition is true; throws after two minutes. */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
	const begun = performance.now();
	while (performance.now() - begun < 120_000) {
		if (await isTrue().catch(() => false)) return;
		await wait(250);
	}
	throw new Error(`not within two minutes: ${what}`);
}
