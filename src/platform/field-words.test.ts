import { expect, test } from "vitest";
import * as z from "zod/mini";
import { installFieldWords } from "./field-words.ts";
import { typedText } from "./schemas.ts";

installFieldWords();

const form = z.object({
	name: typedText(5, 2),
	count: z.number().check(z.minimum(1), z.maximum(5)),
	kind: z.enum(["a", "b"]),
	id: z.uuid(),
});

const messages = (value: unknown) =>
	Object.fromEntries(
		form.safeParse(value).error?.issues.map((issue) => [issue.path[0], issue.message]) ?? [],
	);

test.each([
	[
		{},
		{
			name: "Please fill in this field.",
			count: "Please fill in this field.",
			kind: "Please choose one of the given values.",
			id: "Please fill in this field.",
		},
	],
	[
		{ name: " a ", count: 0, kind: "c", id: "7" },
		{
			name: "Please write at least 2 characters.",
			count: "Please enter at least 1.",
			kind: "Please choose one of the given values.",
			id: "This is not a valid ID.",
		},
	],
	[
		{ name: "abcdef", count: 6, kind: "a", id: 7 },
		{
			name: "Please write at most 5 characters.",
			count: "Please enter at most 5.",
			id: "This value has the wrong type.",
		},
	],
])("a message says what to do: %o", (value, expected) => {
	expect(messages(value)).toEqual(expected);
});
