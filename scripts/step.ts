import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** Runs a package's command in the project's folder, passing its output through; resolves with the exit code. */
export function run(
	command: string,
	args: string[],
	environment: Record<string, string> = {},
): Promise<number> {
	const path = `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`;
	const child = spawn(command, args, {
		cwd: root,
		stdio: ["ignore", "inherit", "inherit"],
		env: { ...process.env, PATH: path, ...environment },
	});
	return new Promise((resolve) => {
		child.once("error", () => resolve(127));
		child.once("close", (code) => resolve(code ?? 1));
	});
}

/** Like run(), but a failure ends the process with the command's exit code. */
export async function must(
	command: string,
	args: string[],
	environment?: Record<string, string>,
): Promise<void> {
	const code = await run(command, args, environment);
	if (code !== 0) process.exit(code);
}
