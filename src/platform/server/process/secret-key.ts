import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "./settings.ts";

/** The file below DATA_DIR with the secret of a deployment that has no SECRET_KEY. */
export const secretKeyName = "secret.key";

/**
 * The setting SECRET_KEY, which production requires. Without it, a random one is created once and stored in a file under
 * DATA_DIR that only its owner can read: it survives restarts, and someone who has only the database cannot test guesses
 * against the keyed hashes. The server passes on its settings with the stored key in its place, see stored-key.ts.
 */
export function readSecretKey({ SECRET_KEY, DATA_DIR }: Pick<Settings, "SECRET_KEY" | "DATA_DIR">): string {
	if (SECRET_KEY !== undefined) return SECRET_KEY;
	mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
	const file = join(DATA_DIR, secretKeyName);
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
	try {
		// A link appears completely or not at all, so if two processes start at once, neither reads half a key.
		linkSync(draft, file);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
	} finally {
		rmSync(draft);
	}
	return readFileSync(file, "utf8");
}

/** Hashes words so that only holders of the secret can; `purpose` separates the hashes of different uses. Hex. */
export type KeyedHash = (purpose: string, ...words: string[]) => string;

/** The keyed hash (HMAC-SHA256) of a secret. */
export function createKeyedHash(secret: string): KeyedHash {
	return (purpose, ...words) =>
		createHmac("sha256", secret)
			.update(JSON.stringify([purpose, ...words]))
			.digest("hex");
}

/** Bytes derived from the secret for one purpose (HKDF-SHA256); they reveal nothing of the secret or of others. */
export function deriveBytes(secret: string, purpose: string, length: number): Buffer {
	return Buffer.from(hkdfSync("sha256", secret, "", purpose, length));
}
