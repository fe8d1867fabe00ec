import { expect, test } from "vitest";
import { listAddress } from "./list-address.ts";

const at = (query: string) => new URLSearchParams(query);

test("keeps the other filters and starts at the first page", () => {
	expect(listAddress(at("status=failed&page=3&cursor=abc"), { method: "cash" })).toBe(
		"?status=failed&method=cash",
	);
});

test("leaves out an emptied filter", () => {
	expect(listAddress(at("status=failed&method=cash"), { status: "" })).toBe("?method=cash");
});

test("leads to another page", () => {
	expect(listAddress(at("status=failed"), { page: "2", cursor: "abc" })).toBe(
		"?status=failed&page=2&cursor=abc",
	);
});
