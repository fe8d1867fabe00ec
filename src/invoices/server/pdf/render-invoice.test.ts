import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { countPages, readPdfText } from "../testing/pdf-text.ts";
import { sampleInvoice, samples, scriptSamples } from "../testing/sample-documents.ts";
import type { InvoiceDocument } from "../../invoice.ts";
import { readFontsFor } from "./fonts.ts";
import { colours } from "./look.ts";
import { renderInvoice } from "./render-invoice.ts";

const textOf = async (name: keyof typeof samples) => readPdfText(await renderInvoice(samples[name]));

describe("the PDF file", () => {
	test("of an invoice within the state shows all that Rule 46 requires, and both halves of the tax", async () => {
		const text = await textOf("same state");
		for (const part of [
			"Tax invoice Original for recipient",
			"Nukkad Services Private Limited 12 Ridge View, Lower Bazaar Shimla, Himachal Pradesh 171001 State: Himachal Pradesh (02) GSTIN: 02AAGCB7383J1ZK",
			"Thakur Electric Works Ward 4, near the bus stand Theog, Shimla Himachal Pradesh 171201 State: Himachal Pradesh (02) Mobile: +91 98160 12345",
			"Number INV/26-27/000042",
			"Date 22 Nov 2026",
			"Payment status Paid",
			"Place of supply Himachal Pradesh (02)",
			"Reverse charge No",
			"Payment NK0193a7d2f1c07c3fa0b1c2d3e4f5a6b7",
			"Electrician: Enrolment Basis, 6 months",
			"998314",
			"₹499.83 a month, 6 months",
			"Service period: 6 months from activation",
			"Price, 18% GST included ₹2,999.00 Taxable value ₹2,541.52 CGST 9% ₹228.74 SGST 9% ₹228.74 Total tax ₹457.48 Total, 18% GST included ₹2,999.00",
			"Rupees Two Thousand Nine Hundred Ninety Nine Only",
			"This is a computer-generated invoice. An electronic invoice needs no signature",
		])
			expect(text).toContain(part);
		expect(text).not.toMatch(/IGST|UTGST|Discount|Round off|×/);
	});

	test("of an invoice to another state shows one tax, the buyer's GSTIN and the charge for a lead", async () => {
		const text = await textOf("other state");
		for (const part of [
			"Place of supply Karnataka (29)",
			"GSTIN: 29AAGCB7383J1Z4",
			"₹49.95 a lead, 20 leads",
			"Taxable value ₹846.61 IGST 18% ₹152.39 Total, 18% GST included ₹999.00",
		])
			expect(text).toContain(part);
		expect(text).not.toMatch(/[CS]GST \d|Round off|Total tax|Service period/);
	});

	test("within a union territory without a legislature shows UTGST", async () => {
		expect(await textOf("union territory")).toContain("CGST 9% ₹228.74 UTGST 9% ₹228.74 Total tax");
	});

	test("shows a discount before the total", async () => {
		expect(await textOf("discount")).toContain(
			"Price, 18% GST included ₹2,999.00 Discount 10% −₹299.90 Taxable value ₹2,287.38",
		);
	});

	test("says how long the service runs from activation, and what ends it earlier", async () => {
		expect(await textOf("long names")).toContain(
			"Service period: 12 months from activation, or 100 leads, whichever ends first",
		);
		expect(await textOf("one month")).toContain(
			"Service period: 1 month from activation, or 1 lead, whichever",
		);
		expect(await textOf("receipt")).toContain("Service period: 6 months from activation");
	});

	test("shows the rounding of an earlier document", async () => {
		expect(await textOf("rounded")).toContain(
			"Taxable value ₹2,541.53 CGST 9% ₹228.74 SGST 9% ₹228.74 Total tax ₹457.48 Round off −₹0.01 Total,",
		);
	});

	test("of a receipt does not mention tax", async () => {
		const text = await textOf("receipt");
		expect(text).toContain("Price ₹2,999.00 Total ₹2,999.00");
		expect(text).toContain("This is a computer-generated receipt");
		expect(text).not.toMatch(/gst|tax|sac|998314|reverse|supply|invoice\b/i);
	});

	test("of a credit note refers to its invoice", async () => {
		const whole = await textOf("whole credit note");
		for (const part of [
			"Credit note",
			"Number CRN/26-27/000003 Date 1 Dec 2026 Payment status Refunded",
			"Corrects INV/26-27/000042 of 22 Nov 2026 Reason Payment fully refunded",
			"₹499.83 a month, 6 months",
			"Total, 18% GST included ₹2,999.00",
		])
			expect(whole).toContain(part);
		expect(whole).not.toContain("Service period");
		const part = await textOf("part credit note");
		expect(part).toContain("Price, 18% GST included ₹1,000.00 Taxable value ₹847.46");
		expect(part).not.toMatch(/a month|Service period/);
	});

	test.each(scriptSamples)("writes $script: $name", async ({ invoice }) => {
		const text = readPdfText(await renderInvoice(invoice));
		const [, written = ""] = /171001 .* To (.*) State: /.exec(text) ?? [];
		// Signs are drawn before, after or around their letter, and some joiners as spaces.
		const lettersOf = (words: string) =>
			Array.from(words.normalize("NFD").replaceAll(/[\s\u200c\u200d]/g, ""))
				.toSorted((one, other) => (one < other ? -1 : 1))
				.join("");
		expect(lettersOf(written)).toBe(lettersOf(invoice.buyer.name + invoice.buyer.address.join("")));
	});

	test("writes a question mark for letters that no font has", async () => {
		expect(await textOf("hindi")).not.toMatch(/[\ufffd?]/);
		expect(await textOf("other scripts")).toContain("To ??? ? ???? State");
	});

	test("loads no font that the document does not need", async () => {
		const read = async (document: InvoiceDocument) =>
			(await readFontsFor(JSON.stringify(document))).fontFamily;
		expect(await read(samples["same state"])).toEqual(["Noto Sans"]);
		expect(await read(samples.hindi)).toEqual(["Noto Sans", "Noto Sans Devanagari"]);
	});

	test("omits emoji and symbols that no font has, and lines of only those", async () => {
		const without = sampleInvoice({ buyerName: "Sharma & Sons™ शर्मा", buyerAddress: ["Shop 12 , Theog"] });
		expect((await renderInvoice(samples.pictures)).equals(await renderInvoice(without))).toBe(true);
		expect(await textOf("nothing but pictures")).toContain("To ? Ward 4");
	});

	test("fits the longest names, and continues on a second page if needed", async () => {
		const file = await renderInvoice(samples["long names"]);
		const text = readPdfText(file);
		expect(text).toContain("Works of Theog and Kotkhai (Regd.)");
		expect(text).toContain(
			"Rupees One Crore Eleven Lakh Eleven Thousand One Hundred Ten and Sixty Five Paise Only",
		);
		expect(countPages(file)).toBe(2);
		expect(countPages(await renderInvoice(samples.discount))).toBe(1);
	});

	test("has the colours of the site", () => {
		const css = readFileSync(join(import.meta.dirname, "../../../brand/tokens.css"), "utf8");
		for (const colour of Object.values(colours)) expect(css).toContain(colour);
	});
});

const drawn = ["hindi", "same state"] as const;
const fingerprint = (file: Uint8Array) => createHash("sha256").update(file).digest("hex");

/** Hashes of the files as a separate process renders them in this time zone. */
async function drawElsewhere(zone: string): Promise<unknown> {
	const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
	const program = `
		import { createHash } from "node:crypto";
		const { renderInvoice } = await import(${module("./render-invoice.ts")});
		const { samples } = await import(${module("../testing/sample-documents.ts")});
		const found = [];
		for (const name of ["receipt", ...${JSON.stringify(drawn)}])
			found.push(createHash("sha256").update(await renderInvoice(samples[name])).digest("hex"));
		process.stdout.write(JSON.stringify(found.slice(1)));`;
	const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
		env: { ...process.env, TZ: zone },
	});
	return JSON.parse(stdout);
}

test(
	"the same document has the same bytes in other processes, in other time zones and after other documents",
	{
		timeout: 120_000,
	},
	async () => {
		const here = [];
		for (const name of drawn) here.push(fingerprint(await renderInvoice(samples[name])));
		expect(await drawElsewhere("Asia/Kolkata")).toEqual(here);
		expect(await drawElsewhere("America/Los_Angeles")).toEqual(here);
	},
);
