import { createHash } from "node:crypto";
import { dark, light } from "../../../brand/colours.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";

const variables = (theme: typeof light) =>
	`--ground:${theme.ground};--ink:${theme.ink};--soft:${theme["ink-soft"]};--act:${theme.act};--on-act:${theme["on-act"]}`;

/** Needs no other file, because those may fail to load as well. */
const style = [
	`:root{color-scheme:light dark;${variables(light)}}`,
	`@media(prefers-color-scheme:dark){:root{${variables(dark)}}}`,
	"body{margin:0;min-height:100svh;display:grid;align-content:center;box-sizing:border-box;padding:1.5rem;font:1.0625rem/1.5 system-ui,sans-serif;background:var(--ground);color:var(--ink)}",
	"main{display:grid;gap:.75rem;justify-items:start;width:100%;max-width:28rem;margin:auto}",
	"main>*{margin:0}h1{font-size:1.5rem;line-height:1.25}p{color:var(--soft)}",
	"a{margin-top:.5rem;padding:.75rem 1.5rem;border-radius:.5rem;background:var(--act);color:var(--on-act);font-weight:600;text-decoration:none}",
].join("");

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
		`<!DOCTYPE html><html lang="${getLocale()}-IN"><head><meta charset="utf-8"/>`,
		'<meta name="viewport" content="width=device-width, initial-scale=1"/>',
		`<meta name="robots" content="noindex"/><title>${title}</title><style>${style}</style></head>`,
		`<body><main><h1>${title}</h1><p>${escaped(message)}</p>`,
		// An empty link is the current URL.
		`<a href="">${escaped(m["platform.failure_page.again"]())}</a></main></body></html>`,
	].join("");
	return { html, policy };
}
