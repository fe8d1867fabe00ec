import { randomBytes } from "node:crypto";
import { type Db, inTransaction } from "../database/database.ts";
import { createSeal } from "./seal.ts";
import { readSecretKey } from "./secret-key.ts";
import { type Settings, SettingsError } from "./settings.ts";
import { lockStoredKey, saveStoredKey } from "./stored-key.repository.ts";

type KeySettings = Pick<Settings, "SECRET_KEY" | "SECRET_KEY_PREVIOUS" | "DATA_DIR">;

/** Binds the encrypted key to its use. */
const context = "main";
const newKey = () => randomBytes(32).toString("base64url");
const sealWith = (secret: string) => createSeal(secret, "stored-key");

/** The opened key; null if this secret did not encrypt it. */
function open(secret: string | undefined, sealed: string): string | null {
	if (secret === undefined) return null;
	try {
		return sealWith(secret).open(sealed, context);
	} catch {
		return null;
	}
}

/**
 * Opens the deployment's own key in the database; the first start creates it. Everything that is signed, hashed or
 * encrypted uses this key, and SECRET_KEY only encrypts it. So SECRET_KEY can be replaced while all of that stays valid:
 * the first start with another SECRET_KEY opens the key with SECRET_KEY_PREVIOUS and encrypts it again. Throws
 * SettingsError if neither of them opens it.
 */
export function openStoredKey(db: Db, settings: KeySettings): Promise<string> {
	const current = readSecretKey(settings);
	const previous = settings.SECRET_KEY_PREVIOUS;
	return inTransaction(db, async (tx) => {
		const stored = await lockStoredKey(tx);
		if (stored === undefined) return save(tx, current, newKey());
		if (stored.sealed === null) return save(tx, current, previous ?? current);
		const opened = open(current, stored.sealed);
		if (opened !== null) return opened;
		const openedByPrevious = open(previous, stored.sealed);
		if (openedByPrevious === null)
			throw new SettingsError(
				previous === undefined
					? "SECRET_KEY: the key in this database was encrypted with another one; set that one as SECRET_KEY_PREVIOUS"
					: "SECRET_KEY_PREVIOUS: the key in this database was encrypted neither with it nor with SECRET_KEY",
			);
		return save(tx, current, openedByPrevious);
	});
}

async function save(tx: Db, secret: string, key: string): Promise<string> {
	await saveStoredKey(tx, sealWith(secret).close(key, context));
	return key;
}

/**
 * Replaces the deployment's own key, in the caller's transaction, after it may have leaked or if the SECRET_KEY that
 * opens it is lost. Everything that was made with it becomes invalid. No server may run meanwhile.
 */
export async function renewStoredKey(tx: Db, settings: KeySettings): Promise<void> {
	await lockStoredKey(tx);
	await save(tx, readSecretKey(settings), newKey());
}
