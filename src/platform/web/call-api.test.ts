import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure, apiOf, isLost, readyCall } from "./call-api.ts";
import { showToken } from "./token.ts";
import type { LeadsApi } from "../../leads/leads.contract.ts";

const call = apiOf<LeadsApi>();

/** A server that never responds, so that only the signal ends a request. */
const silence = (_address: string, { signal }: { signal: AbortSignal }) =>
	new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason));
	});

beforeEach(() => {
	vi.stubGlobal("fetch", silence);
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test("a call without a response times out and reports that there is no connection", async () => {
	const timeoutMs = new AbortController();
	const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeoutMs.signal);
	const asked = call("GET /api/lead", { query: {} });
	timeoutMs.abort(new DOMException("over", "TimeoutError"));
	await expect(asked).rejects.toMatchObject({
		status: 0,
		message: "No connection. Please check your network and try again.",
	});
	expect(timeout).toHaveBeenCalledWith(20_000);
});

test("a call with its own signal ends only with that", async () => {
	const timeout = vi.spyOn(AbortSignal, "timeout");
	const own = new AbortController();
	const asked = call("GET /api/lead", { query: {}, signal: own.signal });
	own.abort();
	await expect(asked).rejects.toMatchObject({ name: "AbortError" });
	expect(timeout).not.toHaveBeenCalled();
});

test("only missing records and malformed ids count as lost", () => {
	const lost = [0, 400, 401, 403, 404, 409, 429, 500, 503].filter((status) =>
		isLost(new ApiFailure(status, {})),
	);
	expect(lost).toEqual([400, 404]);
	expect(isLost(Object.assign(new Error("of another kind"), { status: 404 }))).toBe(false);
});

test("what one person typed is sent as a guest once another tab logged someone else in", () => {
	const asWhom = (token: string | null, input = {}) => {
		vi.stubGlobal("localStorage", { getItem: () => token });
		return readyCall("POST /api/lead", input).headers["x-auth-token"];
	};
	expect(asWhom("asha")).toBe("asha");
	showToken("asha");
	expect([asWhom("asha"), asWhom("ravi"), asWhom(null)]).toEqual(["asha", undefined, undefined]);
	// The check of a token must be sent with that token.
	expect(asWhom("ravi", { token: "ravi" })).toBe("ravi");
	showToken("ravi");
	expect([asWhom("asha"), asWhom("ravi")]).toEqual([undefined, "ravi"]);
	showToken(null);
});
