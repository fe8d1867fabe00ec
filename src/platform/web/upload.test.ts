import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { ApiContract } from "../contract.ts";
import { upload } from "./upload.ts";

const contract = {
	"POST /api/thing/:id/pictures": {
		access: "signed-in",
		summary: "",
		params: z.object({ id: z.string() }),
		body: z.object({}),
		upload: { fields: ["images"], maxFiles: 1, maxFileBytes: 1 },
		answer: z.object({ kept: z.number() }),
	},
} as const satisfies ApiContract;

/** A request that the test controls. */
class Request extends EventTarget {
	static last: Request;
	upload = new EventTarget();
	status = 0;
	responseText = "";
	sent: unknown[] = [];
	constructor() {
		super();
		Request.last = this;
	}
	open(...what: unknown[]) {
		this.sent.push(what);
	}
	setRequestHeader(...what: unknown[]) {
		this.sent.push(what);
	}
	send(body: unknown) {
		this.sent.push(body);
	}
	end(event: "load" | "error" | "abort") {
		this.dispatchEvent(new Event(event));
		this.dispatchEvent(new Event("loadend"));
	}
	abort() {
		this.end("abort");
	}
	answer(status: number, body: unknown) {
		Object.assign(this, { status, responseText: JSON.stringify(body) });
		this.end("load");
	}
	progress(loaded: number, total: number) {
		this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
	}
}

const body = new FormData();
const kept = new Map<string, string>();
const send = (signal?: AbortSignal, onProgress?: (share: number) => void) =>
	upload<typeof contract, "POST /api/thing/:id/pictures">(
		"POST /api/thing/:id/pictures",
		{ params: { id: "a/b" }, body, ...(signal && { signal }) },
		{ ...(onProgress && { onProgress }) },
	);

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("XMLHttpRequest", Request);
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		removeItem: (key: string) => void kept.delete(key),
	});
	kept.set("token", "t");
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("sends the form with the token, reports its progress and returns the response", async () => {
	const shares: number[] = [];
	const answer = send(undefined, (share) => void shares.push(share));
	Request.last.progress(1, 4);
	Request.last.progress(4, 4);
	Request.last.answer(200, { kept: 1 });
	expect(await answer).toEqual({ kept: 1 });
	expect(shares).toEqual([0.25, 1]);
	expect(Request.last.sent).toEqual([
		["POST", "/api/thing/a%2Fb/pictures"],
		["accept-language", "en"],
		["x-auth-token", "t"],
		body,
	]);
});

test("fails like any other call on a refusal", async () => {
	const answer = send();
	Request.last.answer(413, { message: "Too large", errors: [{ msg: "Too large" }], requestId: "r" });
	await expect(answer).rejects.toMatchObject({ name: "ApiFailure", status: 413, message: "Too large" });
});

test("forgets a session that ended elsewhere", async () => {
	const answer = send();
	Request.last.answer(401, { message: "Please log in first." });
	await expect(answer).rejects.toMatchObject({ status: 401 });
	expect(kept.has("token")).toBe(false);
});

describe("ends", () => {
	const offline = { name: "ApiFailure", status: 0 };

	test("if the connection is lost", async () => {
		const answer = send();
		Request.last.end("error");
		await expect(answer).rejects.toMatchObject(offline);
	});

	test("if nothing is sent for a minute, but not while something is", async () => {
		const answer = send();
		for (let minute = 0; minute < 5; minute++) {
			vi.advanceTimersByTime(59_000);
			Request.last.progress(minute, 10);
		}
		vi.advanceTimersByTime(60_000);
		await expect(answer).rejects.toMatchObject(offline);
	});

	test("if no response arrives for three minutes after everything was sent", async () => {
		const answer = send();
		Request.last.progress(1, 1);
		Request.last.upload.dispatchEvent(new Event("load"));
		vi.advanceTimersByTime(179_000);
		const early = vi.fn<() => void>();
		answer.catch(early);
		await Promise.resolve();
		expect(early).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1_000);
		await expect(answer).rejects.toMatchObject(offline);
	});

	test("if it is aborted, even before it starts", async () => {
		const off = new AbortController();
		const answer = send(off.signal);
		off.abort();
		await expect(answer).rejects.toMatchObject({ name: "AbortError" });
		await expect(send(off.signal)).rejects.toMatchObject({ name: "AbortError" });
	});
});
