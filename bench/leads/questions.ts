import { readSettings } from "../../src/platform/server/settings.ts";
import { openDatabase } from "../../src/platform/server/open-database.ts";
import type { Database } from "../../src/platform/server/database.ts";
import { buildServer } from "../../src/server.ts";
import type { Question } from "../questions.ts";
import { recordStatements, type Statement } from "../record.ts";
import { signIn } from "../sign-in.ts";
import { type Asked, type People, peopleOf, questionsOf } from "./asked.ts";

/** A list of leads that is measured: who asks, too. */
export type LeadQuestion = Question & { token: string | null };

/** What is asked of the market of leads, each with the statement that the product itself sends for its list. */
export async function leadQuestionsOn(databaseUrl: string): Promise<LeadQuestion[]> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	const settings = readSettings({ DEMO: "true", LOG_LEVEL: "error" });
	const { app } = await buildServer({ settings, database, web: null });
	try {
		const people = await peopleOf(database);
		const tokens = await tokensOf(database, people);
		const asked = await questionsOf(database);
		const questions: LeadQuestion[] = [];
		for (const one of asked) {
			const token = one.who === null ? null : tokens[one.who];
			const path = await pathOf(one, async (url) => {
				const answer = await app.inject({ url, headers: token === null ? {} : { "x-auth-token": token } });
				if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
				return answer.json<{ nextCursor: string | null }>();
			});
			const { statements } = await recordStatements(database, async () => {
				await app.inject({ url: path, headers: token === null ? {} : { "x-auth-token": token } });
			});
			questions.push({ title: one.title, path, token, field: "leads", ...listAmong(statements) });
		}
		return questions;
	} finally {
		await app.close();
		await database.close();
	}
}

type Tokens = Record<keyof People, string>;

async function tokensOf({ db }: Database, people: People): Promise<Tokens> {
	const names = Object.keys(people) as (keyof People)[];
	const tokens = await signIn(
		db,
		names.map((name) => people[name]),
	);
	return Object.fromEntries(names.map((name, index) => [name, tokens[index]])) as Tokens;
}

/** The path of the page that is asked for, which a next page's is found by the pages before. */
async function pathOf(
	{ path, query, page }: Asked,
	ask: (url: string) => Promise<{ nextCursor: string | null }>,
): Promise<string> {
	const urlOf = (cursor: string | null) =>
		`${path}?${new URLSearchParams({ ...query, ...(cursor !== null && { cursor }) })}`;
	let url = urlOf(null);
	for (let at = 1; at < page; at++) url = urlOf((await ask(url)).nextCursor);
	return url;
}

function listAmong(statements: readonly Statement[]): Pick<Question, "statement" | "values"> {
	const found = statements.find(({ text }) => text.includes("from leads l"));
	if (found === undefined) throw new Error("no statement reads leads");
	return { statement: { name: found.name ?? "", text: found.text }, values: found.values };
}
