import { and, eq, inArray, lte } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import type { Repository } from "../../profiles.contract.ts";
import { githubAnswers } from "../profiles.tables.ts";

/** A stored answer of GitHub: the repositories of a name, or null if GitHub does not know it. */
export type StoredAnswer = { repositories: Repository[] | null; askedAt: Date };

const keyOf = (username: string) => username.toLowerCase();

/** The stored answer about a name; undefined if there is none. */
export async function findAnswer(db: Db, username: string): Promise<StoredAnswer | undefined> {
	const [row] = await db
		.select({ repositories: githubAnswers.repositories, askedAt: githubAnswers.askedAt })
		.from(githubAnswers)
		.where(eq(githubAnswers.username, keyOf(username)));
	return row;
}

/** Stores an answer and replaces an older one. */
export async function storeAnswer(db: Db, username: string, answer: StoredAnswer): Promise<void> {
	await db
		.insert(githubAnswers)
		.values({ username: keyOf(username), ...answer })
		.onConflictDoUpdate({ target: githubAnswers.username, set: answer });
}

/** Deletes the answer about a name. */
export async function deleteAnswer(tx: Db, username: string): Promise<void> {
	await tx.delete(githubAnswers).where(eq(githubAnswers.username, keyOf(username)));
}

/** Deletes at most `count` answers up to this time and returns how many it deleted. */
export async function deleteAnswersUntil(db: Db, until: Date, count: number): Promise<number> {
	const isOld = lte(githubAnswers.askedAt, until);
	const old = db.select({ username: githubAnswers.username }).from(githubAnswers).where(isOld).limit(count);
	const deleted = await db
		.delete(githubAnswers)
		.where(and(isOld, inArray(githubAnswers.username, old)))
		.returning({ username: githubAnswers.username });
	return deleted.length;
}
