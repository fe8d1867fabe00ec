import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { root } from "./root.ts";
import type { CallOptions, CallResult } from "./test-server.ts";

/** A request with this header is processed, but its response never leaves the process. */
export const holdAnswer = { "x-hold-answer": "yes" };

/** What the process prints once it listens, with its URL. */
const listening = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/;
const heldAnswer = "an answer is held";

/** Runs before the server in its process: holds responses back on request, and sets the clock forward. */
const before = (laterBy: number) => `
	import { ServerResponse } from "node:http";
	const { end } = ServerResponse.prototype;
	ServerResponse.prototype.end = function (...given) {
		if (this.req.headers["x-hold-answer"] === undefined) return end.apply(this, given);
		console.log(${JSON.stringify(heldAnswer)});
		return this;
	};
	const RealDate = Date;
	const now = () => RealDate.now() + ${laterBy};
	globalThis.Date = new Proxy(RealDate, {
		construct: (_, given) => (given.length === 0 ? new RealDate(now()) : new RealDate(...given)),
		get: (_, name) => (name === "now" ? now : Reflect.get(RealDate, name)),
	});`;

/**
 * Starts the real server in a separate process, on a free port, with these settings; `laterBy` sets its clock
 * forward by this many milliseconds, as if it had been down for so long. `folder` is a copy of the project. End it by `kill` or `stop`.
 */
export async function startServerProcess(
	settings: Record<string, string>,
	{
		laterBy = 0,
		file = "src/server.ts",
		folder = root,
	}: { laterBy?: number; file?: string; folder?: string } = {},
) {
	const program = `data:text/javascript,${encodeURIComponent(before(laterBy))}`;
	const child = spawn(process.execPath, ["--import", program, file], {
		cwd: folder,
		env: {
			NODE_ENV: "test",
			LOG_LEVEL: "info",
			PORT: "0",
			SECRET_KEY: "a-secret-for-tests-that-guards-nothing",
			BOT_CHECK: "off",
			PINCODE_PRIMARY_URL: "off",
			PINCODE_FALLBACK_URL: "off",
			GITHUB_API_URL: "http://127.0.0.1:1",
			...settings,
		},
		stdio: ["ignore", "pipe", "inherit"],
		// In case a test forgets it.
		timeout: 120_000,
		killSignal: "SIGKILL",
	});
	const exit = once(child, "exit");
	const lines: string[] = [];
	createInterface({ input: child.stdout }).on("line", (line) => void lines.push(line));

	async function call(
		method: "GET" | "POST" | "PUT" | "DELETE",
		url: string,
		{ token, body, headers = {} }: CallOptions = {},
	): Promise<CallResult> {
		const response = await fetch(site + url, {
			method,
			headers: {
				connection: "close",
				...(body !== undefined && { "content-type": "application/json" }),
				...(token !== undefined && { "x-auth-token": token }),
				...headers,
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		const isJson = response.headers.get("content-type")?.includes("json") === true;
		return {
			status: response.status,
			body: isJson ? await response.json() : await response.text(),
			headers: Object.fromEntries(response.headers),
		};
	}

	async function end(signal: NodeJS.Signals): Promise<unknown[]> {
		child.kill(signal);
		return exit;
	}

	const site = await siteOf(child, lines);
	return {
		/** Its URL: "http://127.0.0.1:port". */
		site,
		call,
		/** How many responses it holds back. */
		heldAnswers: () => lines.filter((line) => line === heldAnswer).length,
		/** The failures in its log. */
		failures: () =>
			lines.filter((line) => line.startsWith('{"level":50')).map((line) => JSON.parse(line).msg),
		/** Kills it immediately. */
		kill: () => end("SIGKILL"),
		/** Asks it to end, and returns its exit code and signal. */
		stop: () => end("SIGTERM"),
	};
}
export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

async function siteOf(child: ChildProcess, lines: string[]): Promise<string> {
	for (;;) {
		const site = lines.map((line) => listening.exec(line)?.[1]).find((found) => found !== undefined);
		if (site !== undefined) return site;
		if (child.exitCode !== null || child.signalCode !== null)
			throw new Error(`the server did not start:\n${lines.join("\n")}`);
		await new Promise((resolve) => {
			setTimeout(resolve, 20);
		});
	}
}
