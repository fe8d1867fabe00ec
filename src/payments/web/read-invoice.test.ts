import { afterEach, expect, test, vi } from "vitest";
import { readInvoice } from "./read-invoice.ts";

const subscriptionId = "01990000-0000-7000-8000-000000000001";

const answering = (answer: () => Promise<Response>) => {
	const fetched = vi.fn<typeof fetch>(answer);
	vi.stubGlobal("fetch", fetched);
	return fetched;
};

afterEach(() => vi.unstubAllGlobals());

test("downloads an invoice with the session, as the file that the server sent", async () => {
	vi.stubGlobal("localStorage", { getItem: () => "a-token" });
	const fetched = answering(async () => new Response("%PDF-1.7"));
	const invoice = await readInvoice(subscriptionId);
	expect(await invoice.text()).toBe("%PDF-1.7");
	expect(fetched.mock.calls[0]?.[0]).toBe(`/api/subscription/professionals/${subscriptionId}/invoice`);
	expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ "accept-language": "en", "x-auth-token": "a-token" });
});

test("fails with the server's message if the invoice is refused", async () => {
	answering(async () =>
		Response.json({ message: "Not paid yet.", errors: [{ msg: "Not paid yet." }] }, { status: 409 }),
	);
	await expect(readInvoice(subscriptionId)).rejects.toMatchObject({ status: 409, message: "Not paid yet." });
});

test("fails on a refusal without a message", async () => {
	answering(async () => new Response("", { status: 502 }));
	await expect(readInvoice(subscriptionId)).rejects.toMatchObject({ status: 502 });
});

test("reports a missing network", async () => {
	answering(async () => Promise.reject(new TypeError("Failed to fetch")));
	await expect(readInvoice(subscriptionId)).rejects.toMatchObject({ status: 0 });
});
