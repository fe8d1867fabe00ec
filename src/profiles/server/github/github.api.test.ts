import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { deleteOldGithubAnswers } from "../profiles.jobs.ts";
import { githubAnswers } from "../profiles.tables.ts";
import {
	githubLimited,
	githubRefused,
	githubRepository,
	githubUnknown,
	startFakeGithub,
} from "../testing/fake-github.ts";
import { createGitHub } from "./github.ts";

let github: Awaited<ReturnType<typeof startFakeGithub>>;
let server: TestServer;
beforeAll(async () => {
	github = await startFakeGithub();
	// People write addresses with a slash at the end.
	server = await startTestServer({ GITHUB_API_URL: `${github.url}/` });
});
afterAll(async () => {
	await server.close();
	await github.close();
});

let name: string;
let names = 0;
beforeEach(() => {
	names += 1;
	name = `Octocat-${names}`;
	github.asked.length = 0;
	github.answer({ json: [githubRepository()] });
	// Any pause that the previous test caused is over.
	server.clock.advance(11 * 60_000);
});

const ask = (username = name) => server.call("GET", `/api/profile/github/${encodeURIComponent(username)}`);
const away = { status: 503, body: { message: "GitHub isn’t answering right now. Please try again later." } };
const unknown = { status: 404, body: { message: "No Github profile found" } };
const minute = 60_000;
const shown = {
	id: 1_296_269,
	name: "Hello-World",
	html_url: "https://github.com/octocat/Hello-World",
	description: "This your first repo!",
	stargazers_count: 80,
	watchers_count: 80,
	forks_count: 9,
};

describe("a GitHub name", () => {
	test("gets the newest repositories with only the requested fields", async () => {
		expect(await ask()).toMatchObject({ status: 200, body: [shown] });
		expect((await ask()).body).toEqual([shown]);
		expect(github.asked).toEqual([
			{
				url: `/users/${name.toLowerCase()}/repos?type=owner&sort=created&direction=desc&per_page=5`,
				userAgent: "nukkad",
				accept: "application/vnd.github+json",
				authorization: undefined,
			},
		]);
	});

	test("gets at most five repositories, whatever GitHub answers", async () => {
		github.answer({ json: Array.from({ length: 30 }, (_, id) => githubRepository({ id })) });
		expect((await ask()).body.map(({ id }: { id: number }) => id)).toEqual([0, 1, 2, 3, 4]);
	});

	test("without repositories gets an empty list; descriptions are optional", async () => {
		github.answer({ json: [] });
		expect(await ask()).toMatchObject({ status: 200, body: [] });
		github.answer({ json: [githubRepository({ description: null })] });
		expect((await ask(`${name}-b`)).body).toEqual([{ ...shown, description: null }]);
	});

	test("that does not exist is not found and not requested again within the hour", async () => {
		github.answer(githubUnknown);
		expect(await ask()).toMatchObject(unknown);
		server.clock.advance(59 * minute);
		expect(await ask()).toMatchObject(unknown);
		expect(github.asked).toHaveLength(1);
		github.answer({ json: [] });
		server.clock.advance(minute);
		expect((await ask()).status).toBe(200);
	});

	test.each(["a b", "../../repos/octocat", "octocat/repos?x", "-x", "a".repeat(40), "ओक्टोकैट"])(
		"that GitHub does not allow is not requested: %s",
		async (username) => {
			expect(await ask(username)).toMatchObject(unknown);
			expect(github.asked).toEqual([]);
		},
	);

	test("ignores case and a leading @", async () => {
		for (const typed of [name, name.toUpperCase(), `@${name.toLowerCase()}`])
			expect((await ask(typed)).status).toBe(200);
		expect(github.asked).toHaveLength(1);
	});
});

test("shares one request among parallel callers", async () => {
	github.answer({ json: [githubRepository()], after: 200 });
	const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
	expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
	expect(github.asked).toHaveLength(1);
});

test("requests at most eight names in parallel", async () => {
	github.answer({ json: [], after: 500 });
	const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => ask(`${name}-${number}`)));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
	expect(answers.filter(({ status }) => status === 503)).toHaveLength(12);
	expect(github.asked).toHaveLength(8);
});

test("uses the answer that another process stored", async () => {
	await ask();
	const rows = await server.database.db.select().from(githubAnswers);
	const row = rows.find(({ username }) => username === name.toLowerCase());
	expect(row).toEqual({ username: name.toLowerCase(), repositories: [shown], askedAt: server.clock() });
});

const faults = [
	["fails", { status: 500, json: { message: "Server Error" } }],
	["is under maintenance", { status: 503, text: "<html>unicorn</html>" }],
	["answers no JSON", { text: "<html>" }],
	["answers other JSON", { json: { message: "hello" } }],
	["answers repositories without the fields that we show", { json: [{ id: 1, name: "x" }] }],
	["answers a link that runs a script", { json: [githubRepository({ html_url: "javascript:alert(1)" })] }],
	[
		"answers a description that is too long",
		{ json: [githubRepository({ description: "x".repeat(5_001) })] },
	],
	["answers without end", "endless"],
	["redirects", { redirect: "/users/somebody-else/repos" }],
] as const;

describe("if GitHub", () => {
	test.each(faults)(
		"%s, answers service_away and waits a minute before the next request",
		async (_, answer) => {
			github.answer(answer);
			for (let time = 0; time < 3; time++) expect(await ask()).toMatchObject(away);
			expect(github.asked).toHaveLength(1);
			github.answer({ json: [githubRepository()] });
			server.clock.advance(minute);
			expect((await ask()).status).toBe(200);
		},
	);

	test.each(faults)("%s, returns an older answer", async (_, answer) => {
		await ask();
		server.clock.advance(60 * minute);
		github.answer(answer);
		expect(await ask()).toMatchObject({ status: 200, body: [shown] });
		expect(github.asked).toHaveLength(2);
	});

	test("does not answer, gives up after three seconds", async () => {
		github.answer("never");
		const before = performance.now();
		expect(await ask()).toMatchObject(away);
		expect(performance.now() - before).toBeGreaterThan(2_900);
		expect(performance.now() - before).toBeLessThan(5_000);
	});

	test.each([403, 429])("reports a rate limit (%i), sends no request for ten minutes", async (status) => {
		await ask();
		server.clock.advance(60 * minute);
		github.answer({ ...githubLimited, status });
		expect((await ask()).body).toEqual([shown]);
		github.answer({ json: [] });
		server.clock.advance(9 * minute);
		expect(await ask(`${name}-b`)).toMatchObject(away);
		expect(github.asked).toHaveLength(2);
		server.clock.advance(minute);
		expect((await ask(`${name}-b`)).status).toBe(200);
	});

	test("reports a rate limit, sends no more requests and uses stored answers", async () => {
		await ask();
		server.clock.advance(60 * minute);
		github.answer(githubLimited);
		await ask(`${name}-first`);
		github.asked.length = 0;
		const others = await Promise.all(Array.from({ length: 20 }, (_, number) => ask(`${name}-${number}`)));
		expect(new Set(others.map(({ status }) => status))).toEqual(new Set([503]));
		for (let time = 0; time < 3; time++) expect((await ask()).body).toEqual([shown]);
		expect(github.asked).toEqual([]);
	});

	test("did not know the name and does not answer now, still answers not found", async () => {
		github.answer(githubUnknown);
		await ask();
		server.clock.advance(60 * minute);
		github.answer({ status: 502, json: {} });
		expect(await ask()).toMatchObject(unknown);
	});
});

describe("a token", () => {
	const token = "github_pat_11ABC_of-a.test";

	test("from the settings is sent with the request", async () => {
		const signedIn = await startTestServer({ GITHUB_API_URL: github.url, GITHUB_TOKEN: token });
		const answer = await signedIn.call("GET", `/api/profile/github/${name}`);
		await signedIn.close();
		expect(answer).toMatchObject({ status: 200, body: [shown] });
		expect(github.asked.map(({ authorization }) => authorization)).toEqual([`Bearer ${token}`]);
	});

	test.each([
		["refused", githubRefused],
		["limited", githubLimited],
		["away", { status: 500, json: { message: token } }],
	])("does not appear in the log if GitHub's answer means: %s", async (reason, answer) => {
		const lines: unknown[] = [];
		const { repositoriesOf } = createGitHub({
			...server,
			db: server.database.db,
			log: { warn: (...args: unknown[]) => void lines.push(args) },
			service: { base: github.url, token },
		});
		github.answer(answer);
		await expect(repositoriesOf(name)).rejects.toMatchObject({ code: "service_away" });
		await expect(repositoriesOf(name)).rejects.not.toThrow(token);
		expect(lines).toEqual([[{ reason }, "github"]]);
		expect(github.asked).toHaveLength(1);
	});

	test("that GitHub refuses stops all requests for ten minutes and keeps older answers", async () => {
		await ask();
		server.clock.advance(60 * minute);
		github.answer(githubRefused);
		expect((await ask()).body).toEqual([shown]);
		github.answer({ json: [] });
		server.clock.advance(9 * minute);
		expect(await ask(`${name}-b`)).toMatchObject(away);
		server.clock.advance(minute);
		expect((await ask(`${name}-b`)).status).toBe(200);
	});
});

test("deletes answers after a week", async () => {
	await ask();
	const clean = () => deleteOldGithubAnswers({ db: server.database.db, clock: server.clock });
	const kept = async () =>
		(await server.database.db.select().from(githubAnswers)).map(({ username }) => username);
	server.clock.advance(7 * 24 * 60 * minute - 1);
	await clean();
	expect(await kept()).toContain(name.toLowerCase());
	server.clock.advance(1);
	await clean();
	expect(await kept()).toEqual([]);
});
