import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { compiledSerializer, strictSerializer } from "./serializer.ts";

const node = z.object({
	name: z.string(),
	get children() {
		return z.array(node);
	},
});
const answer = z.object({
	_id: z.uuid(),
	at: z.iso.datetime(),
	count: z.number(),
	note: z.nullable(z.string()),
	place: z.nullable(z.object({ name: z.string() })),
	mobile: z.optional(z.string()),
	kind: z.enum(["a", "b"]),
	free: z.array(z.custom()),
	tree: z.array(node),
});

const route = { schema: answer, method: "GET", url: "/api/example", httpStatus: "200" };
const whole = {
	_id: "01900000-0000-7000-8000-000000000000",
	at: "2026-11-20T06:30:00.000Z",
	count: 1.5,
	note: null,
	place: null,
	kind: "a",
	free: [{ any: [1, null, "</script>"] }, "text"],
	tree: [{ name: "root", children: [{ name: "leaf", children: [] }] }],
};

describe.each([
	["compiled", compiledSerializer(route)],
	["strict", strictSerializer(route)],
])("the %s serializer", (_name, write) => {
	test.each([
		["empty places", whole],
		[
			"filled places",
			{ ...whole, note: 'नमस्ते "quoted"', place: { name: "Shimla" }, mobile: "+919000000001" },
		],
	])("writes what the schema names: %s", (_title, data) => {
		expect(JSON.parse(write(data))).toEqual(data);
	});
});

const leaky = { ...whole, place: { name: "Shimla", owner: "secret" }, passwordHash: "secret" };

test("drops fields that the contract does not name", () => {
	expect(compiledSerializer(route)(leaky)).not.toContain("secret");
});

test("fails in tests on such a field, and on a response that violates its schema", () => {
	expect(() => strictSerializer(route)(leaky)).toThrow("more than its contract names");
	expect(() => strictSerializer(route)({ ...whole, kind: "c" })).toThrow("Response");
});
