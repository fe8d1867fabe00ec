/** Why a backup or a restore did not happen, in one sentence for the operator. */
export class BackupError extends Error {
	override readonly name = "BackupError";
}

/** The codes of the operating system and of PostgreSQL for a disk, a quota or a file that is full. */
const fullCodes = new Set(["ENOSPC", "EDQUOT", "EFBIG", "53100"]);

/** Whether the work failed because a disk is full. */
export function isDiskFull(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	return ("code" in error && fullCodes.has(String(error.code))) || isDiskFull(error.cause);
}
