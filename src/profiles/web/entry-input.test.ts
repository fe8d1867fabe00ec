import { expect, test } from "vitest";
import { emptyPeriod, entryInput } from "./use-entry-form.ts";

test("sends no end date for a current entry, whatever was typed before", () => {
	const draft = { ...emptyPeriod, from: "2020-01-01", to: "2021-01-01", title: "Electrician" };
	expect(entryInput(draft)).toEqual(draft);
	expect(entryInput({ ...draft, current: true })).toEqual({ ...draft, current: true, to: "" });
});
