import { formatTime } from "../../../platform/dates.ts";
import { formatRupeesExact, rupeesFromPaise } from "../../../platform/money.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import type { SandboxOrder } from "./sandbox.repository.ts";

/** The address of the page's stylesheet; the page's policy allows nothing inline. */
export const stylesPath = "/sandbox-pay.css";

/** Allows only its own styles, its own image and a form that posts to us. */
export const pagePolicy = [
	"default-src 'none'",
	"style-src 'self'",
	"font-src 'self'",
	"img-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join("; ");

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** The page's content: the order and what it buys, or why the page is closed. */
export type PageContent = {
	order: SandboxOrder;
	/** What is bought; null unless our signature in the address covers it. */
	item: string | null;
	back: string;
};

function frame(parts: string[]): string {
	const title = escape(m["payments.sandbox.title"]());
	return `<!doctype html>
<html lang="${getLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${stylesPath}">
</head>
<body>
<main>
<h1>${title}</h1>
<p class="note">${escape(m["payments.sandbox.no_money"]())}</p>
${parts.filter(Boolean).join("\n")}
</main>
</body>
</html>
`;
}

const fact = (label: string, value: string, kind = "") =>
	`<div><dt>${escape(label)}</dt><dd${kind && ` class="${kind}"`}>${escape(value)}</dd></div>`;
const notice = (words: string, kind = "") => `<p class="told${kind}" role="alert">${escape(words)}</p>`;
const button = (action: string, words: string) =>
	`<button class="${action}" name="action" value="${action}">${escape(words)}</button>`;

function facts({ order, item }: PageContent): string {
	const amount = formatRupeesExact(rupeesFromPaise(order.amount));
	return [
		"<dl>",
		item === null ? "" : fact(m["payments.sandbox.item"](), item),
		fact(m["payments.sandbox.amount"](), amount, "amount"),
		fact(m["payments.sandbox.name"](), order.merchantTransactionId, "name"),
		"</dl>",
	].join("\n");
}

/** The page of an open order: what is bought, and the possible actions. The form posts to the page's own address. */
export function openPage(content: PageContent): string {
	const { order } = content;
	return frame([
		facts(content),
		`<form method="post">`,
		button("pay", m["payments.sandbox.pay"]({ amount: formatRupeesExact(rupeesFromPaise(order.amount)) })),
		button("fail", m["payments.sandbox.fail"]()),
		button("leave", m["payments.sandbox.leave"]()),
		"</form>",
		`<p class="until">${escape(m["payments.sandbox.open_until"]({ time: formatTime(order.expiresAt) }))}</p>`,
	]);
}

/** The page of an order that has ended: its result, and a link back. */
export function endedPage(content: PageContent, now: Date): string {
	const { order, back } = content;
	const wayBack = `<p><a class="back" href="${escape(back)}">${escape(m["payments.sandbox.back"]())}</a></p>`;
	const kind = order.state === "COMPLETED" ? " paid" : "";
	return frame([notice(endOf(order, now), kind), facts(content), wayBack]);
}

/** The page of an unknown payment. */
export const unknownPage = () => frame([notice(m["payments.sandbox.unknown"]())]);

function endOf({ state, expiresAt }: SandboxOrder, now: Date): string {
	if (state === "COMPLETED") return m["payments.sandbox.paid"]();
	return expiresAt <= now ? m["payments.sandbox.expired"]() : m["payments.sandbox.failed"]();
}
