import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import pg from "pg";
import { ensureChromium } from "./chromium.ts";
import { root, run } from "./step.ts";

const total = { passed: 0, failed: 0, skipped: 0 };
const folder = mkdtempSync(join(tmpdir(), "nukkad-results-"));
/** The failures, repeated at the end, because people read the end of a log first. */
const faults: string[] = [];

function count(passed: number, failed: number, skipped = 0): void {
	total.passed += passed;
	total.failed += failed;
	total.skipped += skipped;
}

async function step(title: string, command: string, args: string[]): Promise<boolean> {
	console.log(`\n== ${title}`);
	const passed = (await run(command, args)) === 0;
	count(passed ? 1 : 0, passed ? 0 : 1);
	if (!passed) faults.push(title);
	return passed;
}

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	testResults: {
		name: string;
		message: string;
		assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
	}[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** Reads a runner's report; without one the run has failed, whatever it printed. */
function report<Report>(file: string): Report | null {
	try {
		return JSON.parse(readFileSync(file, "utf8")) as Report;
	} catch {
		return null;
	}
}

/** Each failed test with the beginning of its message, and each file that could not be loaded. */
function noteFaults(title: string, { testResults }: VitestReport): void {
	for (const { name, message, assertionResults } of testResults) {
		const failed = assertionResults.filter(({ status }) => status === "failed");
		for (const { fullName, failureMessages } of failed)
			faults.push(
				`${title}: ${relative(root, name)} > ${fullName}\n${failureMessages.join("\n").slice(0, 2000)}`,
			);
		if (message !== "" && failed.length === 0)
			faults.push(`${title}: ${relative(root, name)}\n${message.slice(0, 2000)}`);
	}
}

async function vitest(
	title: string,
	args: string[],
	environment: Record<string, string> = {},
): Promise<void> {
	console.log(`\n== ${title}`);
	const file = join(folder, `vitest-${total.passed}.json`);
	const code = await run(
		"vitest",
		["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`, ...args],
		environment,
	);
	const result = report<VitestReport>(file);
	if (result === null) {
		faults.push(`${title}: no report`);
		return count(0, 1);
	}
	noteFaults(title, result);
	count(result.numPassedTests, result.numFailedTests, result.numPendingTests);
	if (code !== 0 && result.numFailedTests === 0) count(0, 1);
}

/** The server on which the API tests create databases; null if none accepts the login. */
async function findPostgres(): Promise<string | null> {
	const url = process.env["TEST_DATABASE_URL"] || "postgres://postgres@127.0.0.1:5432/postgres";
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
	try {
		await client.connect();
		await client.end();
		return url;
	} catch (error) {
		console.log(
			`\nPostgreSQL (TEST_DATABASE_URL): ${error instanceof Error ? error.message : String(error)}`,
		);
		return null;
	}
}

async function browserJourneys(): Promise<void> {
	console.log("\n== browser journeys");
	const browser = ensureChromium();
	if (browser === undefined) {
		console.log("No Chromium here and none could be installed: the browser journeys were left out.");
		return count(0, 0, 1);
	}
	const file = join(folder, "playwright.json");
	const code = await run("playwright", ["test", "--reporter=list,json"], {
		CHROMIUM_PATH: browser,
		PLAYWRIGHT_JSON_OUTPUT_FILE: file,
	});
	const result = report<PlaywrightReport>(file);
	if (result === null) return count(0, 1);
	count(result.stats.expected + result.stats.flaky, result.stats.unexpected, result.stats.skipped);
	if (code !== 0 && result.stats.unexpected === 0) count(0, 1);
}

// It generates the brand's files and the messages, which the next steps read.
const built = await step("build", "node", ["scripts/build.ts"]);
await step("route types", "react-router", ["typegen"]);
await step("format", "oxfmt", ["--check"]);
await step("lint", "oxlint", ["--type-aware", "--deny-warnings"]);
await step("types", "tsc", ["--noEmit"]);
await step("unused code and packages", "knip", []);
await step("licences and advisories of packages", "node", ["scripts/supply-chain.ts"]);
await vitest("unit tests", ["--exclude", "**/*.api.test.ts"]);
// The browser journeys run on the embedded database in any case.
const postgres = await findPostgres();
if (postgres === null) await vitest("API tests, embedded database", ["api.test"], { TEST_DATABASE_URL: "" });
// They mostly wait for the server to create, write and drop databases.
else await vitest("API tests, PostgreSQL", ["api.test", "--maxWorkers=4"], { TEST_DATABASE_URL: postgres });
if (built) await browserJourneys();
rmSync(folder, { recursive: true, force: true });
for (const fault of faults) console.log(`\nFAILED ${fault}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
