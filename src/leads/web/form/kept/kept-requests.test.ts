// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { leavePage } from "../../../../accounts/web/testing/open-signed-in.tsx";
import { leaveToken, removeToken, storeToken } from "../../../../platform/web/token.ts";
import { isViewers } from "./kept-requests.ts";
import { refusalIn, refusedState } from "./refusal.ts";

afterEach(leavePage);

const request = { key: "k", token: "asha-token", owner: "asha", keptAt: 0 };

test("a kept request is shown to the session that wrote it, also while its account is unknown", () => {
	storeToken("asha-token");
	expect(isViewers(request, null)).toBe(true);
});

test("it is shown to its account in a later session, and to no other account", () => {
	storeToken("later-token");
	expect(isViewers(request, "asha")).toBe(true);
	expect(isViewers(request, "ravi")).toBe(false);
	expect(isViewers({ ...request, owner: "" }, null)).toBe(false);
});

test("it is shown after its session ended, but not after a logout", () => {
	storeToken("asha-token");
	removeToken();
	expect(isViewers(request, null)).toBe(true);
	leaveToken();
	expect(isViewers(request, null)).toBe(false);
});

test("the form finds the reasons in its history entry", () => {
	expect(refusalIn(refusedState(["Too many"]))).toEqual(["Too many"]);
	for (const other of [null, undefined, "text", {}, { refusedFor: "text" }])
		expect(refusalIn(other)).toEqual([]);
});
