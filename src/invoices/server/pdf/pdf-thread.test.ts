import { setImmediate } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { readPdfText } from "../testing/pdf-text.ts";
import { sampleInvoice, samples } from "../testing/sample-documents.ts";
import { createPdfThread } from "./pdf-thread.ts";
import { renderInvoice } from "./render-invoice.ts";

const thread = createPdfThread();
afterAll(() => thread.stop());

test("renders the same bytes as the renderer, many at the same time", async () => {
	const names = ["Asha", "Binod", "Chandan", "Deepa"];
	const files = await Promise.all(names.map((buyerName) => thread.render(sampleInvoice({ buyerName }))));
	for (const [index, name] of names.entries()) {
		const file = files[index];
		if (file === undefined) throw new Error("a file is missing");
		expect(readPdfText(file)).toContain(name);
	}
	const [here, there] = [await renderInvoice(samples.hindi), await thread.render(samples.hindi)];
	expect(here.equals(there)).toBe(true);
});

test("renders the next document after one that fails", async () => {
	const broken = { ...samples.receipt, issuedOn: "never" };
	const [fault, next] = await Promise.allSettled([thread.render(broken), thread.render(samples.receipt)]);
	expect(fault.status).toBe("rejected");
	expect(next.status).toBe("fulfilled");
});

test("does not block the process while it renders", async () => {
	await thread.render(samples.receipt);
	let turns = 0;
	const turning = setInterval(() => (turns += 1), 1);
	await Promise.all(Array.from({ length: 5 }, () => thread.render(samples.hindi)));
	clearInterval(turning);
	expect(turns).toBeGreaterThan(5);
});

test("fails a running rendering when stopped, and starts again on the next", async () => {
	await thread.stop();
	const underWay = thread.render(samples.receipt);
	// The thread has begun, and is far from having read its fonts.
	await setImmediate();
	await Promise.all([
		expect(underWay).rejects.toThrow("the thread that draws PDF files ended"),
		thread.stop(),
	]);
	expect(readPdfText(await thread.render(samples.receipt))).toContain("Receipt");
});
