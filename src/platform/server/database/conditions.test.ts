import { expect, test } from "vitest";
import {
	among,
	before,
	behind,
	conditionsOf,
	equal,
	type PageEnd,
	placeholders,
	since,
} from "./conditions.ts";

const { given, texts, values } = conditionsOf<{
	status: string;
	places: string[];
	claimed: true;
	from: string;
	until: string;
	after: PageEnd;
}>({
	status: equal("l.status", "text"),
	places: among("l.place_id"),
	claimed: { text: () => "l.claimed", values: () => [] },
	from: since("l.at"),
	until: before("l.at"),
	after: behind("l.at", "l.id"),
});

test("orders texts and values the same, whatever the order of the request", () => {
	const asked = {
		after: { at: "a", id: "i" },
		until: "u",
		claimed: true as const,
		from: "f",
		places: ["p"],
		status: "open",
	};
	expect(texts(given(asked), placeholders())).toEqual([
		"l.status = $1::text",
		"l.place_id = any($2::uuid[])",
		"l.claimed",
		"l.at >= $3::timestamptz",
		"l.at < $4::timestamptz",
		"(l.at, l.id) < ($5::timestamptz, $6::uuid)",
	]);
	expect(values(asked)).toEqual(["open", ["p"], "f", "u", "a", "i"]);
});

test("leaves out missing conditions, and continues the placeholders after those already used", () => {
	const asked = { status: undefined, places: ["p"] };
	expect(given(asked)).toEqual(["places"]);
	expect(texts(given(asked), placeholders(1))).toEqual(["l.place_id = any($2::uuid[])"]);
	expect(values(asked)).toEqual([["p"]]);
});
