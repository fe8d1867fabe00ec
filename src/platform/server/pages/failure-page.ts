import { createHash } from "node:crypto";
import { m } from "../../../paraglide/messages.js";

/** Needs no other file, because those may fail to load as well. */
const style =
	":root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;box-sizing:border-box;font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin-inline:auto}h1{font-size:1.5rem;margin:0}p{margin:0}a{display:inline-block;padding:.75rem 0}";

const policy = [
	"default-src 'none'",
	`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join("; ");

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** The page for a failed page: why, a link to try again, and its security policy. */
export function failurePage(message: string): { html: string; policy: string } {
	const title = escaped(m["platform.failure_page.title"]());
	const html = [
		'<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"/>',
		'<meta name="viewport" content="width=device-width, initial-scale=1"/>',
		`<meta name="robots" content="noindex"/><title>${title}</title><style>${style}</style></head>`,
		`<body><main><h1>${title}</h1><p>${escaped(message)}</p>`,
		// An empty link is the current URL.
		`<p><a href="">${escaped(m["platform.failure_page.again"]())}</a></p></main></body></html>`,
	].join("");
	return { html, policy };
}
