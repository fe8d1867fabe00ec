import { expect, test } from "vitest";
import { emptyPeriod, entryInput } from "./use-entry-form.ts";

test("what goes on is sent without an end, whatever was typed before", () => {
	const draft = { ...emptyPeriod, from: "2020-01-01", to: "2021-01-01", title: "Electrician" };
	expect(entryInput(draft)).toEqual(draft);
	expect(entryInput({ ...draft, current: true })).toEqual({ ...draft, current: true, to: "" });
});
