import { expect, test } from "vitest";
import { shownStatus } from "./listing-status-names.ts";

const listing = (type: "active" | "expired", isSuspended?: boolean) => ({
	professionalStatus: { type, date: "2026-11-20T06:30:00.000Z" },
	...(isSuspended !== undefined && { isSuspended }),
});

test("distinguishes a suspended listing from one whose plan has expired", () => {
	expect(shownStatus(listing("expired", true))).toBe("suspended");
	expect(shownStatus(listing("expired", false))).toBe("expired");
	expect(shownStatus(listing("expired"))).toBe("expired");
	expect(shownStatus(listing("active", false))).toBe("active");
});
