import { eq } from "drizzle-orm";
import { lockUntilCommit } from "../database/advisory-lock.ts";
import type { Db } from "../database/database.ts";
import { storedKeys } from "./stored-key.tables.ts";

const name = "main";

/** Reads the stored key, locked until the transaction ends; undefined in a new database. */
export async function lockStoredKey(tx: Db): Promise<{ sealed: string | null } | undefined> {
	await lockUntilCommit(tx, "stored key");
	const [row] = await tx
		.select({ sealed: storedKeys.sealed })
		.from(storedKeys)
		.where(eq(storedKeys.name, name));
	return row;
}

/** Stores the encrypted key in place of the last one. */
export async function saveStoredKey(tx: Db, sealed: string): Promise<void> {
	await tx
		.insert(storedKeys)
		.values({ name, sealed })
		.onConflictDoUpdate({ target: storedKeys.name, set: { sealed } });
}
