import { describe, expect, test } from "vitest";
import { findTransition, requireTransition, type Transition } from "./lifecycle.ts";

type Row = Transition<"open" | "closed", "close" | "reopen", "owner" | "staff">;

const transitions: readonly Row[] = [
	{ from: "open", action: "close", actors: ["owner", "staff"], to: "closed" },
	{ from: "closed", action: "reopen", actors: ["staff"], to: "open" },
];

describe("a lifecycle", () => {
	test("finds the transition for each of its actors", () => {
		expect(findTransition(transitions, "open", "close", "owner")?.to).toBe("closed");
		expect(requireTransition(transitions, "closed", "reopen", "staff").to).toBe("open");
	});

	test.each([
		["closed", "close", "owner"],
		["open", "reopen", "staff"],
		["closed", "reopen", "owner"],
	] as const)("refuses what the table does not list: %s %s %s", (from, action, actor) => {
		expect(findTransition(transitions, from, action, actor)).toBeUndefined();
		expect(() => requireTransition(transitions, from, action, actor)).toThrow(`${from} ${action} ${actor}`);
	});
});
