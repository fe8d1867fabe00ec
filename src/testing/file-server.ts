import { afterAll } from "vitest";
import { fixture } from "./fixture.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** One server for a whole test file: starts before its first test and ends after its last. */
export function fileServer(environment?: Record<string, string>): TestServer {
	const server = fixture(() => startTestServer(environment));
	afterAll(() => server.close());
	return server;
}
