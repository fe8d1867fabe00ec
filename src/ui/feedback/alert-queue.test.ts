import { expect, test } from "vitest";
import { addAlert, type Alert, withoutCause, withoutErrors } from "./alert-queue.ts";

let lastId = 0;
const alertOf = (part: Partial<Alert>): Alert => {
	lastId += 1;
	return { id: lastId, cause: "form", kind: "danger", texts: ["Please wait 4 seconds"], ...part };
};
const shown = (...added: Alert[]) => added.reduce<Alert[]>(addAlert, []);

test("an alert replaces the one before it of the same cause", () => {
	const [first, second] = [alertOf({}), alertOf({ texts: ["Please wait 3 seconds"] })];
	expect(shown(first, second)).toEqual([second]);
});

test("a success replaces an error of any cause", () => {
	const saved = alertOf({ cause: "another form", kind: "success", texts: ["Saved"] });
	expect(shown(alertOf({}), saved)).toEqual([saved]);
});

test("a notification waits behind an answer, and a newer one replaces it", () => {
	const error = alertOf({});
	const older = alertOf({ cause: "news", kind: "neutral", to: "/lead/1" });
	const newer = alertOf({ cause: "news", kind: "neutral", to: "/lead/2" });
	expect(shown(older, error, newer)).toEqual([error, newer]);
});

test("a neutral answer is shown at once", () => {
	const same = alertOf({ kind: "neutral", texts: ["Nothing changed"] });
	expect(shown(alertOf({ cause: "another" }), same)).toEqual([same]);
});

test("clearing a cause leaves the alerts of others", () => {
	const error = alertOf({});
	const news = alertOf({ cause: "news", kind: "neutral", to: "/lead/1" });
	expect(withoutCause([error, news], "form")).toEqual([news]);
	expect(withoutCause([error, news], "another")).toEqual([error, news]);
});

test("removes the errors up to a number, and nothing else", () => {
	const seen = alertOf({});
	const closing = alertOf({ cause: "dialog" });
	expect(withoutErrors([seen], seen.id)).toEqual([]);
	expect(withoutErrors([closing], seen.id)).toEqual([closing]);
	const saved = alertOf({ kind: "success" });
	expect(withoutErrors([saved], saved.id)).toEqual([saved]);
});
