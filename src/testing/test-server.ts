import type { FastifyInstance, InjectOptions } from "fastify";
import type { Registry } from "prom-client";
import { getLocale } from "../paraglide/runtime.js";
import type { Clock } from "../platform/dates.ts";
import type { Database } from "../platform/server/database/database.ts";
import type { Jobs } from "../platform/server/jobs/jobs.ts";
import { readSettings, type Settings } from "../platform/server/process/settings.ts";
import { buildServer, type Server } from "../server.ts";
import { openTestDatabase } from "./test-database.ts";

/** The SECRET_KEY of test servers. */
export const testSecret = "a-secret-for-tests-that-guards-nothing";

/** A clock that tests set and move. */
export type TestClock = Clock & { set(time: string | Date): void; advance(milliseconds: number): void };

export type TestServer = {
	app: FastifyInstance;
	database: Database;
	/** The database's handle, as contexts name it. */
	db: Database["db"];
	jobs: Jobs;
	metrics: Registry;
	clock: TestClock;
	/** What the loaders of public pages call. */
	pageServices: Server["pageServices"];
	/** Sends a request with the token (or as a guest) and reads the response. */
	call(method: "GET" | "POST" | "PUT" | "DELETE", url: string, options?: CallOptions): Promise<CallResult>;
	close(): Promise<void>;
};

export type CallOptions = {
	token?: string | undefined;
	body?: unknown;
	headers?: Record<string, string>;
	address?: string;
};
// Tests read the response body freely; a wrong assumption fails the test.
// oxlint-disable-next-line typescript/no-explicit-any
export type CallResult = { status: number; body: any; headers: Record<string, unknown> };

function createTestClock(): TestClock {
	let now = new Date("2026-11-20T06:30:00.000Z");
	return Object.assign(() => new Date(now), {
		set: (time: string | Date) => void (now = new Date(time)),
		advance: (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds)),
	});
}

/** The settings of a test server. */
export const testSettings = (environment: Record<string, string> = {}): Settings =>
	readSettings({
		NODE_ENV: "test",
		LOG_LEVEL: "silent",
		BOT_CHECK: "off",
		SECRET_KEY: testSecret,
		ADMIN_MOBILES: "+919000000001",
		PINCODE_PRIMARY_URL: "off",
		PINCODE_FALLBACK_URL: "off",
		// An unreachable address, because no test may call GitHub itself.
		GITHUB_API_URL: "http://127.0.0.1:1",
		// Most tests claim a lead at once, and their listings serve no place.
		NEAR_FIRST_MINUTES: "0",
		...environment,
	});

/** The whole server on its own database, without the web app and without a port. */
export async function startTestServer(
	environment: Record<string, string> = {},
	database?: Database,
): Promise<TestServer> {
	return buildTestServer(testSettings(environment), database ?? (await openTestDatabase()));
}

async function buildTestServer(settings: Settings, database: Database): Promise<TestServer> {
	const clock = createTestClock();
	const { app, jobs, metrics, pageServices } = await buildServer({ settings, database, clock, web: null });
	await app.ready();
	return {
		app,
		database,
		db: database.db,
		jobs,
		metrics,
		clock,
		pageServices,
		async call(method, url, { token, body, headers = {}, address } = {}) {
			// As the browser's calls: in the language of the work around it.
			const request: InjectOptions = { method, url, headers: { "accept-language": getLocale(), ...headers } };
			if (token !== undefined) request.headers = { ...request.headers, "x-auth-token": token };
			if (body !== undefined) request.payload = body as Exclude<InjectOptions["payload"], undefined>;
			if (address !== undefined) request.remoteAddress = address;
			const response = await app.inject(request);
			const isJson = (response.headers["content-type"] ?? "").includes("json");
			return {
				status: response.statusCode,
				body: isJson ? response.json() : response.body,
				headers: response.headers,
			};
		},
		async close() {
			await app.close();
			await jobs.stop();
			await database.close();
		},
	};
}
