import { expect, test } from "vitest";
import { createAddressLimit } from "./address-limit.ts";

test("lets a limited number of calls per minute and IP address pass, and returns the wait for the next", () => {
	let now = new Date("2026-11-20T06:30:20Z");
	const limit = createAddressLimit(2, () => now);
	expect([limit("10.0.0.1"), limit("10.0.0.1"), limit("10.0.0.1")]).toEqual([0, 0, 40]);
	expect(limit("10.0.0.2")).toBe(0);
	now = new Date("2026-11-20T06:31:00Z");
	expect(limit("10.0.0.1")).toBe(0);
});

test("treats the addresses of one IPv6 customer as one", () => {
	const limit = createAddressLimit(1, () => new Date(0));
	expect(limit("2001:db8:1:2::1")).toBe(0);
	expect(limit("2001:db8:1:2:ffff::9")).toBeGreaterThan(0);
});
