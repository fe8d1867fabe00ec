import { expect, test } from "vitest";
import { valueText } from "./audit-values.ts";

test.each([
	["amount", 2182.5, "payment", "₹2,182.50"],
	["price", 499, "plan", "₹499"],
	["percent", 5, "plan", "5"],
	["itemType", "WorkerCategory", "payment", "Listing"],
	["paymentMethod", "manual-upi", "payment", "UPI by hand"],
	["paymentType", "refund", "payment", "Refund"],
	["refundedReward", "take back", "payment", "It is taken back"],
	["status", "success", "payment", "Success"],
	["status", "active", "listing", "Active"],
	["status", "expired", "subscription", "Expired"],
	["paymentStatus", "not-required", "listing", "No payment due"],
	["roles", ["customerSupport", "admin"], "notice", "Customer support, Admin"],
	["roles", [], "notice", "none"],
	["enabled", false, "plan", "No"],
	["until", "2026-11-25T06:30:00.000Z", "notice", "25 Nov 2026, 12:00 pm"],
	["transactionId", null, "payment", "none"],
	// What has no words is shown as it is stored.
	["status", "constructor", "payment", "constructor"],
	["status", "open", "lead", "open"],
	["firmName", "Lamp and Lens", "listing", "Lamp and Lens"],
	["fields", [{ name: "Licence" }], "service", '[{"name":"Licence"}]'],
])("shows %s %j of a %s as %s", (field, value, subjectType, text) => {
	expect(valueText(field, value, subjectType)).toBe(text);
});
