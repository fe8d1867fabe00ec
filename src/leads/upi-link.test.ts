import { expect, test } from "vitest";
import { upiLink } from "./upi-link.ts";

const payment = {
	upiId: "ramesh.thakur@okhdfcbank",
	name: "Thakur Electric Works",
	amount: 850,
	note: "Electrician",
};

test("a link names id, payee, amount, currency and note", () => {
	expect(upiLink(payment)).toBe(
		"upi://pay?pa=ramesh.thakur@okhdfcbank&pn=Thakur%20Electric%20Works&am=850.00&cu=INR&tn=Electrician",
	);
});

test("paise have two digits", () => {
	expect(upiLink({ ...payment, amount: 99.5 })).toContain("&am=99.50&");
	expect(upiLink({ ...payment, amount: 100_000_000 })).toContain("&am=100000000.00&");
});

test("without an amount, the payer enters it", () => {
	expect(upiLink({ ...payment, amount: undefined })).not.toContain("am=");
});

test("a name can neither add nor change fields", () => {
	const link = upiLink({ ...payment, name: "A&am=1#?pa=thief@ybl", note: "Sofa & Carpet (2)" });
	const { searchParams } = new URL(link);
	expect(Object.fromEntries(searchParams)).toEqual({
		pa: payment.upiId,
		pn: "A am 1 pa thief ybl",
		am: "850.00",
		cu: "INR",
		tn: "Sofa Carpet 2",
	});
});

test("texts keep their letters and are cut", () => {
	const { searchParams } = new URL(upiLink({ ...payment, name: "ठाकुर बिजली", note: "x".repeat(80) }));
	expect(searchParams.get("pn")).toBe("ठाकुर बिजली");
	expect(searchParams.get("tn")).toBe("x".repeat(50));
	expect(upiLink({ ...payment, name: "𝐑".repeat(60) })).toContain(
		`pn=${encodeURIComponent("𝐑".repeat(50))}&`,
	);
});
