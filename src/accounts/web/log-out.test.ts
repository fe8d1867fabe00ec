import { afterEach, expect, test, vi } from "vitest";
import { logOut } from "./log-out.ts";

/** Browser storage with these contents. */
function browserStorage(kept: Map<string, string>): Storage {
	return {
		get length() {
			return kept.size;
		},
		key: (place: number) => [...kept.keys()][place] ?? null,
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => void kept.set(name, value),
		removeItem: (name: string) => void kept.delete(name),
		clear: () => kept.clear(),
	};
}

function browser(answer: typeof fetch) {
	const lasting = new Map([
		["token", "rakesh-token"],
		["draft:address|rakesh-id|+919816077120", "1|{}"],
		["draft:registration|rakesh-id", "1|{}"],
		["draft:checkout|listing|rakesh-id", "1|{}"],
		["draft:registration|sunita-id", "1|{}"],
	]);
	const tab = new Map([
		["draft:lead|electrician", '{"typedBy":"rakesh-id"}'],
		["draft:lead|plumber", '{"typedBy":""}'],
	]);
	vi.stubGlobal("localStorage", browserStorage(lasting));
	vi.stubGlobal("sessionStorage", browserStorage(tab));
	vi.stubGlobal("fetch", answer);
	return { lasting, tab };
}
afterEach(() => vi.unstubAllGlobals());

const offline = () => Promise.reject(new TypeError("Failed to fetch"));

test("logging out deletes the token and only this account's drafts, also offline", async () => {
	const { lasting, tab } = browser(offline);
	await expect(logOut({ token: "rakesh-token", accountId: "rakesh-id" })).rejects.toMatchObject({
		status: 0,
	});
	expect([...lasting.keys()]).toEqual(["draft:registration|sunita-id", "left"]);
	expect([...tab.keys()]).toEqual(["draft:lead|plumber"]);
});

test("deletes all of it before the server responds", () => {
	const { lasting, tab } = browser(() => new Promise(() => {}));
	void logOut({ token: "rakesh-token", accountId: "rakesh-id" });
	expect([...lasting.keys(), ...tab.keys()]).toEqual([
		"draft:registration|sunita-id",
		"left",
		"draft:lead|plumber",
	]);
});

test("logging out ends its own session and leaves a session that another tab started", async () => {
	const asWhom: (string | null)[] = [];
	const { lasting } = browser((...[, request]: Parameters<typeof fetch>) => {
		asWhom.push(new Headers(request?.headers).get("x-auth-token"));
		return Promise.resolve(new Response('{"success":true}'));
	});
	lasting.set("token", "sunita-token");
	await logOut({ token: "rakesh-token", accountId: "rakesh-id" });
	expect(asWhom).toEqual(["rakesh-token"]);
	expect([...lasting.entries()]).toEqual([
		["token", "sunita-token"],
		["draft:registration|sunita-id", "1|{}"],
	]);
});
