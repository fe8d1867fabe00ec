import { parseArgs } from "node:util";
import { readSettings, type Settings, SettingsError } from "../process/settings.ts";
import { BackupError, isDiskFull } from "./backup-error.ts";

type CommandInput = {
	settings: Settings;
	positionals: string[];
	key: string | undefined;
	picturesOnly: boolean;
	/** Aborts on SIGINT, SIGTERM and SIGHUP. */
	signal: AbortSignal;
};

/**
 * Runs the command of this process and prints the text that it returns; null prints the usage. A failure is a sentence
 * and the exit code 1.
 */
export async function runCommand(
	usage: string,
	command: (input: CommandInput) => Promise<string | null>,
): Promise<void> {
	// All files are for their owner only.
	process.umask(0o077);
	const stop = new AbortController();
	for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => stop.abort());
	try {
		const input = readArguments();
		const text = input === null ? null : await command({ ...input, signal: stop.signal });
		if (text === null) throw new BackupError(usage);
		process.stdout.write(`${text}\n`);
	} catch (error) {
		process.stderr.write(`${stop.signal.aborted ? "Stopped; nothing is left behind." : sentenceOf(error)}\n`);
		process.exitCode = 1;
	}
}

function readArguments(): Omit<CommandInput, "signal"> | null {
	const options = { key: { type: "string" }, only: { type: "string" } } as const;
	try {
		const { values, positionals } = parseArgs({ options, allowPositionals: true });
		if (values.only !== undefined && values.only !== "pictures") return null;
		const settings = readSettings(process.env);
		return { settings, positionals, key: values.key, picturesOnly: values.only !== undefined };
	} catch (error) {
		if (error instanceof SettingsError) throw error;
		return null;
	}
}

/** What went wrong: in a sentence if the operator can fix it, otherwise with the stack. */
function sentenceOf(error: unknown): string {
	if (error instanceof BackupError) return error.message;
	if (error instanceof SettingsError) return `The settings are not right:\n${error.message}`;
	if (isDiskFull(error))
		return "The disk is full. The incomplete files are removed, and older backups are kept.";
	if (!(error instanceof Error)) return String(error);
	// What an S3-compatible store answers.
	if ("$metadata" in error) return `The bucket cannot be used: ${error.name} (${error.message})`;
	const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
	return "code" in error ? `${error.message}${cause}` : (error.stack ?? error.message);
}
