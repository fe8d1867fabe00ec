import { expect, test } from "vitest";
import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import { installFieldWords } from "./field-words.ts";
import { inLanguage } from "./server/language.ts";
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

test("says it in the language of the request, also with a schema's own message", () => {
	const own = z.object({ own: z.string({ error: () => m["accounts.mobile.empty"]() }) });
	inLanguage("hi", () => {
		expect(messages({}).id).toBe(m["platform.field.missing"]({}, { locale: "hi" }));
		expect(own.safeParse({}).error?.issues[0]?.message).toBe(
			m["accounts.mobile.empty"]({}, { locale: "hi" }),
		);
	});
});
