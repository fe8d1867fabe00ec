import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { followChosenLanguage } from "./chosen-language.ts";
import { hideDismissed } from "./hide-dismissed.ts";
import { delayScripts } from "./late-scripts.ts";
import { markStoredToken } from "./stored-token-script.ts";
import type { Limiter } from "./limiter.ts";

/** Other origins from which pages may load: a CDN's pictures, an analytics service. */
export type OutsideSources = {
	scripts?: readonly string[];
	pictures?: readonly string[];
	connections?: readonly string[];
};

/** The encodings of a page that is sent compressed, best first. */
export const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

/** A rendered page. It is compressed when somebody requests it in that encoding. */
export type Page = {
	status: number;
	headers: Record<string, string>;
	plain: Buffer;
	encoded: Partial<Record<Encoding, Promise<Buffer>>>;
	/** By the clock of the page cache, in milliseconds; 0 if the page must not be cached. */
	freshUntil: number;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Removes the mark from the page and returns the code of the inline scripts that carried it. */
function takeMarks(html: string, mark: string): { html: string; scripts: string[] } {
	const marked = ` nonce="${mark}"`;
	const own = [...html.matchAll(inlineScript)].filter(([, attributes]) => attributes?.includes(marked));
	return { html: html.replaceAll(marked, ""), scripts: own.map(([, , code = ""]) => code) };
}

/**
 * The content security policy of one page. It names the page's own inline scripts by hash instead of a nonce: a
 * cached page is the same for all visitors, and a shared nonce would protect no one. data: and blob: are icons,
 * photos that a person is about to send, and documents that staff read. Only a script of the page can make a blob:.
 */
function pagePolicy(scripts: string[], outside: OutsideSources): string {
	const hashes = new Set(
		scripts.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`),
	);
	return [
		"default-src 'self'",
		["script-src 'self'", ...hashes, ...(outside.scripts ?? [])].join(" "),
		"style-src 'self'",
		["img-src 'self' data: blob:", ...(outside.pictures ?? [])].join(" "),
		"frame-src blob:",
		"font-src 'self' data:",
		["connect-src 'self'", ...(outside.connections ?? [])].join(" "),
		"worker-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** The longest time this process caches a page, in seconds: long enough for a rush, short enough to be current. */
export const keepAtMost = 5;

function keepFor(cacheControl: string | undefined): number {
	const shared = /\bpublic\b.*\bs-maxage=(\d+)/.exec(cacheControl ?? "")?.[1];
	return shared === undefined ? 0 : Math.min(Number(shared), keepAtMost);
}

/** Turns React Router's response into a page: policy, encodings, lifetime. `mark` is its scripts' nonce. */
export async function preparePage(
	response: Response,
	mark: string,
	now: number,
	outside: OutsideSources = {},
): Promise<Page> {
	const own = takeMarks(await response.text(), mark);
	const marked = markStoredToken(own.html, own.scripts);
	const followed = followChosenLanguage(marked.html, marked.scripts);
	const dismissing = hideDismissed(followed.html, followed.scripts);
	const { html, scripts } = delayScripts(dismissing.html, dismissing.scripts);
	const plain = Buffer.from(html);
	const headers = Object.fromEntries(response.headers);
	if (headers["content-type"]?.startsWith("text/html"))
		headers["content-security-policy"] = pagePolicy(scripts, outside);
	headers["vary"] = "accept-encoding";
	// The headers are set before rendering and stay if the page fails. A failure must not be cached longer than its
	// cause lasts, and a missing person or listing may exist at the next request.
	if (response.status >= 400) headers["cache-control"] = "no-store";
	headers["cache-control"] ??= "no-store";
	const seconds = response.status === 200 ? keepFor(headers["cache-control"]) : 0;
	return {
		status: response.status,
		headers,
		plain,
		encoded: {},
		freshUntil: seconds > 0 ? now + seconds * 1000 : 0,
	};
}

/** The page in an encoding, compressed once. Cached pages are compressed well, others fast. */
export function encodePage(page: Page, encoding: Encoding): Promise<Buffer> {
	const isCached = page.freshUntil > 0;
	return (page.encoded[encoding] ??=
		encoding === "br"
			? compressBrotli(page.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: isCached ? 5 : 1 } })
			: compressGzip(page.plain, { level: isCached ? 6 : 1 }));
}

/** A request that waits for a page. */
type Visitor = { hasLeft: () => boolean };

/** In bytes. Compressed in both encodings, a page takes half as much again. */
const sizeOf = ({ plain }: Page) => Math.ceil(plain.length * 1.5);

/**
 * Caches public pages for seconds. If many request a page at once, it is rendered once. Anyone can request any number
 * of addresses, so the cached pages take at most `capacity` bytes. Renderings are limited; one that no request waits
 * for any more does not begin.
 */
export function createPageCache(capacity: number, clock: () => number, inTurn: Limiter) {
	const cached = new LRUCache<string, Page>({
		maxSize: capacity,
		sizeCalculation: sizeOf,
		ttl: keepAtMost * 1000,
		// An idle process gives back what pages took.
		ttlAutopurge: true,
	});
	const underWay = new Map<string, { work: Promise<Page>; visitors: Visitor[] }>();

	return async function page(key: string, prepare: () => Promise<Page>, visitor: Visitor): Promise<Page> {
		const found = cached.get(key);
		if (found !== undefined && found.freshUntil > clock()) return found;
		const waiting = underWay.get(key);
		if (waiting !== undefined) {
			waiting.visitors.push(visitor);
			return waiting.work;
		}
		const visitors = [visitor];
		const isWanted = () => visitors.some(({ hasLeft }) => !hasLeft());
		const work = inTurn(isWanted, prepare)
			.then((fresh) => {
				if (fresh.freshUntil > 0) cached.set(key, fresh);
				return fresh;
			})
			.finally(() => underWay.delete(key));
		underWay.set(key, { work, visitors });
		return work;
	};
}
