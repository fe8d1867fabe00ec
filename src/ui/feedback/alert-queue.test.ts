import { expect, test } from "vitest";
import { addAlert, type Alert, withoutCause, withoutAnswers } from "./alert-queue.ts";

let lastId = 0;
const alertOf = (part: Partial<Alert>): Alert => {
	lastId += 1;
	return { id: lastId, cause: "form", kind: "danger", texts: ["Please wait 4 seconds"], ...part };
};
const shown = (...added: Alert[]) => added.reduce<Alert[]>(addAlert, []);

test("replaces the previous alert of the same cause", () => {
	const [first, second] = [alertOf({}), alertOf({ texts: ["Please wait 3 seconds"] })];
	expect(shown(first, second)).toEqual([second]);
});

test("replaces an error of any cause by a success", () => {
	const saved = alertOf({ cause: "another form", kind: "success", texts: ["Saved"] });
	expect(shown(alertOf({}), saved)).toEqual([saved]);
});

test("keeps a notification waiting behind an answer, and replaces it by a newer one", () => {
	const error = alertOf({});
	const older = alertOf({ cause: "news", kind: "neutral", to: "/lead/1" });
	const newer = alertOf({ cause: "news", kind: "neutral", to: "/lead/2" });
	expect(shown(older, error, newer)).toEqual([error, newer]);
});

test("shows a neutral answer at once", () => {
	const same = alertOf({ kind: "neutral", texts: ["Nothing changed"] });
	expect(shown(alertOf({ cause: "another" }), same)).toEqual([same]);
});

test("clears the alerts of one cause only", () => {
	const error = alertOf({});
	const news = alertOf({ cause: "news", kind: "neutral", to: "/lead/1" });
	expect(withoutCause([error, news], "form")).toEqual([news]);
	expect(withoutCause([error, news], "another")).toEqual([error, news]);
});

test("removes the answers up to a number, but no notifications", () => {
	const seen = alertOf({});
	const closing = alertOf({ cause: "dialog" });
	expect(withoutAnswers([seen], seen.id)).toEqual([]);
	expect(withoutAnswers([closing], seen.id)).toEqual([closing]);
	const saved = alertOf({ kind: "success" });
	const news = alertOf({ cause: "news", kind: "neutral", to: "/lead/1" });
	expect(withoutAnswers([saved, news], news.id)).toEqual([news]);
});
