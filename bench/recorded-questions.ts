import { openDatabase } from "../src/platform/server/database/open-database.ts";
import { readSettings } from "../src/platform/server/process/settings.ts";
import type { Database } from "../src/platform/server/database/database.ts";
import { buildServer } from "../src/server.ts";
import type { Asked } from "./asked.ts";
import type { Question } from "./questions.ts";
import { recordStatements, type Statement } from "./record.ts";
import { signIn } from "./sign-in.ts";

/** A measured list, with its viewer. */
export type RecordedQuestion = Question & { token: string | null };

/** The requests to a market, each with the statements that the product sends for it. */
export async function recordQuestions(
	databaseUrl: string,
	whatToAsk: (database: Database) => Promise<Asked[]>,
): Promise<RecordedQuestion[]> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	const settings = readSettings({ DEMO: "true", LOG_LEVEL: "error" });
	const { app } = await buildServer({ settings, database, web: null });
	const inject = (url: string, token: string | null) =>
		app.inject({ url, headers: token === null ? {} : { "x-auth-token": token } });
	try {
		const asked = await whatToAsk(database);
		const tokenOf = await signInAll(database, asked);
		const questions: RecordedQuestion[] = [];
		for (const one of asked) {
			const token = one.userId === null ? null : (tokenOf.get(one.userId) ?? null);
			const ask = async (url: string) => {
				const answer = await inject(url, token);
				if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
				return answer.json<{ nextCursor: string | null }>();
			};
			const path = await pathOf(one, ask);
			// What a process reads once and caches is not part of the list.
			await ask(path);
			const { statements } = await recordStatements(database, async () => void (await ask(path)));
			questions.push({ title: one.title, path, token, field: one.field, ...listAmong(statements, one) });
		}
		return questions;
	} finally {
		await app.close();
		await database.close();
	}
}

async function signInAll({ db }: Database, asked: readonly Asked[]): Promise<Map<string, string>> {
	const userIds = [...new Set(asked.flatMap(({ userId }) => userId ?? []))];
	const tokens = await signIn(db, userIds);
	return new Map(userIds.map((userId, index) => [userId, tokens[index] ?? ""]));
}

/** The path of the requested page, which is found through the pages before it. */
async function pathOf(
	{ path, query, page }: Asked,
	ask: (url: string) => Promise<{ nextCursor: string | null }>,
): Promise<string> {
	const urlOf = (cursor: string | null) =>
		`${path}?${new URLSearchParams({ ...query, ...(cursor !== null && { cursor }) })}`;
	let url = urlOf(null);
	for (let at = 1; at < page; at++) {
		const { nextCursor } = await ask(url);
		if (nextCursor === null) throw new Error(`${url} has no page behind page ${at}`);
		url = urlOf(nextCursor);
	}
	return url;
}

/** The list's own statement among those of a request, and the others: for the session and the booked professionals. */
function listAmong(
	statements: readonly Statement[],
	{ title, reads }: Asked,
): Pick<Question, "statement" | "values" | "beside"> {
	const found = statements.find(({ text }) => text.includes(reads));
	if (found === undefined) throw new Error(`no statement of "${title}" has "${reads}"`);
	const { name = "", text, values } = found;
	return { statement: { name, text }, values, beside: statements.filter((other) => other !== found) };
}
