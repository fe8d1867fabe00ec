import { DataDirectoryInUse } from "../database/data-lock.ts";
import { MigrationFault } from "../database/migration-fault.ts";
import { SettingsError } from "./settings.ts";

/** Why the start failed: in words if the operator can fix it, otherwise with the stack. */
export function startFault(error: unknown): string {
	if (error instanceof SettingsError) return `The settings are not right:\n${error.message}`;
	if (error instanceof DataDirectoryInUse || error instanceof MigrationFault) return error.message;
	if (!(error instanceof Error)) return String(error);
	if ("code" in error && error.code === "EADDRINUSE" && "port" in error)
		return `Port ${String(error.port)} is taken. Stop what listens there, or choose another one with PORT.`;
	return error.stack ?? error.message;
}
