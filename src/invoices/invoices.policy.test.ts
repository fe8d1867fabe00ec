import { expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import { mayOpenInvoice } from "./invoices.policy.ts";

const invoice = { ownerId: "owner", buyerId: "buyer" };

test.each(roles)("a %s can open their own invoice, and others' only as staff", (role) => {
	const isStaff = ["admin", "salesPerson", "customerSupport"].includes(role);
	expect(mayOpenInvoice(invoice, { userId: "owner", role })).toBe(true);
	expect(mayOpenInvoice(invoice, { userId: "buyer", role })).toBe(true);
	expect(mayOpenInvoice(invoice, { userId: "somebody", role })).toBe(isStaff);
	expect(mayOpenInvoice({ ...invoice, ownerId: undefined }, { userId: "owner", role })).toBe(isStaff);
});
