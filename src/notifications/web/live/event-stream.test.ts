import { describe, expect, test } from "vitest";
import { createEventReader } from "./event-stream.ts";

/** The events of a text that arrives in these pieces. */
function eventsOf(...pieces: string[]): string[] {
	const read = createEventReader();
	return pieces.flatMap((piece) => read(piece));
}

describe("events out of a stream", () => {
	test.each([
		["one event", "data: {}\n\n", ["{}"]],
		["without a space", "data:{}\n\n", ["{}"]],
		["only the first space goes", "data:  a\n\n", [" a"]],
		["two events", "data: 1\n\ndata: 2\n\n", ["1", "2"]],
		["several lines make one", "data: a\ndata: b\ndata\n\n", ["a\nb\n"]],
		["comments say nothing", ": hello\n\n:\n\ndata: 1\n: more\n\n", ["1"]],
		["names, ids and waits are left out", "event: news\nid: 7\nretry: 10\ndata: 1\n\n", ["1"]],
		["an event without data is none", "event: news\n\n", []],
		["lines may end by CRLF", "data: a\r\ndata: b\r\n\r\n", ["a\nb"]],
		["lines may end by CR", "data: a\rdata: b\r\rdata: c\r\r:", ["a\nb", "c"]],
		["what is not ended is not told", "data: 1\n\ndata: 2\n", ["1"]],
		["a field that only begins alike is another", "database: 1\n\n", []],
		["a mark at the beginning is left out", "\uFEFFdata: 1\n\n", ["1"]],
		["a colon in the data stays", 'data: {"a":"b: c"}\n\n', ['{"a":"b: c"}']],
	])("%s", (_name, text, events) => {
		expect(eventsOf(text)).toEqual(events);
	});

	const text = ': beat\r\n\r\ndata: {"n": "नमस्ते"}\r\ndata: x\r\n\r\ndata: 2\n\n:\n\ndata: 3\r\n\r\n';

	test.each(Array.from({ length: text.length }, (_, place) => place))(
		"the same, whichever way it is cut: at %i",
		(place) => {
			expect(eventsOf(text.slice(0, place), text.slice(place))).toEqual(['{"n": "नमस्ते"}\nx', "2", "3"]);
		},
	);

	test("the same letter by letter", () => {
		expect(eventsOf(...Array.from(text))).toEqual(['{"n": "नमस्ते"}\nx', "2", "3"]);
	});
});
