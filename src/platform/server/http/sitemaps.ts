import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../dates.ts";
import type { Locale } from "../../../paraglide/runtime.js";
import { mainLanguage, siteLanguages } from "../../languages.ts";
import { notFound } from "../../app-error.ts";
import { localPath } from "../../local-path.ts";
import { createSnapshot, type Snapshot } from "../database/snapshot.ts";
import { createLimiter } from "../pages/limiter.ts";

/** A public page. Keys order the pages of a source: each page has a later one than the page before it. */
export type SitemapPage = {
	key: string;
	/** Null if the page is hidden since its key was stored. */
	path: string | null;
	changedAt: Date | null;
};

/** Reads pages of one kind in the order of their keys: after this key (null: from the start), without the first ones. */
export type SitemapSource = (range: {
	after: string | null;
	offset: number;
	limit: number;
}) => Promise<SitemapPage[]>;

/** Sorts before every id. */
const firstId = "00000000-0000-0000-0000-000000000000";

/** The pages of records, which are read in the order of their ids. */
export const recordPages =
	(
		read: (
			after: string,
			range: { offset: number; limit: number },
		) => Promise<{ id: string; changedAt: Date }[]>,
		pathOf: (id: string) => string,
	): SitemapSource =>
	async ({ after, offset, limit }) =>
		(await read(after ?? firstId, { offset, limit })).map(({ id, changedAt }) => ({
			key: id,
			path: pathOf(id),
			changedAt,
		}));

/** Search engines read at most this many URLs in one file. */
const urlsAtMost = 50_000;
/** The size of a part when it is planned: pages may become public within it before the parts are planned again. */
const partSize = 40_000;
/** The number of pages held in memory at a time. */
const batchSize = 1_000;
const halfAnHour = 30 * 60;
/** With the half hour for which parts are planned, a sitemap is at most an hour old. */
const headers = {
	"content-type": "application/xml; charset=utf-8",
	"cache-control": `public, max-age=${halfAnHour}, s-maxage=${halfAnHour}`,
};
/** A part of 50,000 pages is a second of work. */
const files = { atOnce: 2, waiting: 16 };

/** The range of keys in a part: after `after`, up to and including `last`. */
type Part = { after: string | null; last: string | null };

/** Divides a source into parts. Reads only two pages for each of them. */
async function planParts(source: SitemapSource): Promise<Part[]> {
	const parts: Part[] = [];
	let after: string | null = null;
	if ((await source({ after, offset: 0, limit: 1 })).length === 0) return parts;
	for (;;) {
		const [end, next] = await source({ after, offset: partSize - 1, limit: 2 });
		if (end === undefined || next === undefined) return [...parts, { after, last: null }];
		parts.push({ after, last: end.key });
		after = end.key;
	}
}

/** Paths contain no characters to escape; an operator's origin may. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const urlOf = (origin: string, locale: Locale, { path, changedAt }: SitemapPage) => {
	if (path === null) return "";
	const changed = changedAt === null ? "" : `<lastmod>${changedAt.toISOString()}</lastmod>`;
	return `<url><loc>${escaped(origin + localPath(path, locale))}</loc>${changed}</url>\n`;
};

/** The XML of a part, batch by batch. */
async function* writePart(
	origin: string,
	locale: Locale,
	source: SitemapSource,
	{ after, last }: Part,
): AsyncGenerator<string> {
	yield `${declaration}<urlset ${namespace}>\n`;
	let position = after;
	for (let written = 0; written < urlsAtMost; written += batchSize) {
		const pages = await source({ after: position, offset: 0, limit: batchSize });
		const inside = last === null ? pages : pages.filter(({ key }) => key <= last);
		yield inside.map((page) => urlOf(origin, locale, page)).join("");
		position = pages.at(-1)?.key ?? null;
		if (inside.length < batchSize) break;
	}
	yield "</urlset>\n";
}

/** "places-2", and "places-2.hi" for the same pages in Hindi. The pages themselves name their other languages. */
const fileOf = (locale: Locale, part: string) => (locale === mainLanguage ? part : `${part}.${locale}`);

type SitemapOptions = { origin: string; clock: Clock; sources: Record<string, SitemapSource> };

/** Serves /sitemap.xml, an index, and the files that it lists: one or more for each kind of page and language. */
export function serveSitemaps(app: FastifyInstance, { origin, clock, sources }: SitemapOptions): void {
	const inTurn = createLimiter(files);
	const parts = new Map<string, Snapshot<Part[]>>(
		Object.entries(sources).map(([kind, source]) => [
			kind,
			createSnapshot(() => planParts(source), clock, halfAnHour * 1000),
		]),
	);
	const route = { config: { access: "public" }, schema: { hide: true } } as const;

	app.get("/sitemap.xml", route, async (_request, reply) => {
		const planned = await Promise.all(
			Array.from(parts, async ([kind, snapshot]) =>
				(await snapshot.current()).flatMap((_part, index) =>
					siteLanguages.map((locale) => fileOf(locale, `${kind}-${index + 1}`)),
				),
			),
		);
		const entries = planned
			.flat()
			.map((name) => `<sitemap><loc>${escaped(origin)}/sitemap/${name}.xml</loc></sitemap>\n`);
		return reply
			.headers(headers)
			.send(`${declaration}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`);
	});

	app.get<{ Params: { file: string } }>("/sitemap/:file", route, async ({ params }, reply) => {
		const [, kind = "", number, code = mainLanguage] =
			/^([a-z-]+)-(\d{1,6})(?:\.([a-z]+))?\.xml$/.exec(params.file) ?? [];
		const locale = siteLanguages.find((one) => one === code);
		const part = (await parts.get(kind)?.current())?.[Number(number) - 1];
		const source = sources[kind];
		if (locale === undefined || part === undefined || source === undefined) throw notFound();
		return inTurn(
			() => !reply.raw.destroyed,
			async () => {
				const body = Readable.from(writePart(origin, locale, source, part));
				void reply.headers(headers).send(body);
				// The turn ends when the last byte is sent, or when the reader has left.
				await finished(body).catch(() => undefined);
				return reply;
			},
		);
	});
}
