import { and, eq, inArray, lte } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import type { Repository } from "../../profiles.contract.ts";
import { githubAnswers } from "../profiles.tables.ts";

/** What GitHub answered about a name: its repositories, or null where it knows nobody of this name. */
export type KeptAnswer = { repositories: Repository[] | null; askedAt: Date };

const keyOf = (username: string) => username.toLowerCase();

/** What is kept about a name; undefined where it was not asked for. */
export async function findAnswer(db: Db, username: string): Promise<KeptAnswer | undefined> {
	const [row] = await db
		.select({ repositories: githubAnswers.repositories, askedAt: githubAnswers.askedAt })
		.from(githubAnswers)
		.where(eq(githubAnswers.username, keyOf(username)));
	return row;
}

/** Keeps an answer in the place of an older one. */
export async function keepAnswer(db: Db, username: string, answer: KeptAnswer): Promise<void> {
	await db
		.insert(githubAnswers)
		.values({ username: keyOf(username), ...answer })
		.onConflictDoUpdate({ target: githubAnswers.username, set: answer });
}

/** Forgets what was answered about a name. */
export async function deleteAnswer(tx: Db, username: string): Promise<void> {
	await tx.delete(githubAnswers).where(eq(githubAnswers.username, keyOf(username)));
}

/** Forgets at most `count` answers that came until then; answers how many. */
export async function deleteAnswersUntil(db: Db, until: Date, count: number): Promise<number> {
	const isOld = lte(githubAnswers.askedAt, until);
	const old = db.select({ username: githubAnswers.username }).from(githubAnswers).where(isOld).limit(count);
	const deleted = await db
		.delete(githubAnswers)
		.where(and(isOld, inArray(githubAnswers.username, old)))
		.returning({ username: githubAnswers.username });
	return deleted.length;
}
