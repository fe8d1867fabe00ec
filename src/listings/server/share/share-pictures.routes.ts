import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { siteLanguages } from "../../../platform/languages.ts";
import { notFound } from "../../../platform/app-error.ts";
import { localPath } from "../../../platform/local-path.ts";
import { createLimiter } from "../../../platform/server/pages/limiter.ts";
import type { ListingsContext } from "../listings.context.ts";
import type { ShareWords } from "./drawable.ts";
import { wordsOfList, wordsOfListing } from "./share-words.ts";

/** The drawn pictures that this process keeps, in bytes. */
const memory = 16 * 1024 * 1024;
const keptForMs = 60 * 60 * 1000;
/** A picture takes a fifth of a second of one core, and requests for pages go first. */
const drawings = { atOnce: 1, waiting: 16 };

/**
 * Serves the pictures for link previews. Their words come from the records that the address names, so nobody can have
 * another text drawn.
 */
export function registerSharePictures(app: FastifyInstance, ctx: ListingsContext): void {
	const drawn = new LRUCache<string, Buffer>({
		maxSize: memory,
		ttl: keptForMs,
		sizeCalculation: ({ length }) => length,
	});
	const inTurn = createLimiter(drawings);

	async function send(path: string, reply: FastifyReply, readWords: () => Promise<ShareWords | null>) {
		const known = drawn.get(path);
		const picture =
			known ??
			(await inTurn(
				() => !reply.raw.destroyed,
				async () => {
					const words = await readWords();
					if (words === null) throw notFound();
					// Loads sharp, which takes 10 MB, when the first picture is drawn.
					const { drawSharePicture } = await import("./draw-share-picture.ts");
					return drawn.get(path) ?? drawSharePicture(words);
				},
			));
		drawn.set(path, picture);
		return reply
			.headers({
				"content-type": "image/png",
				"cache-control": "public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800",
				"x-content-type-options": "nosniff",
				"cross-origin-resource-policy": "cross-origin",
			})
			.send(picture);
	}

	const route = { config: { access: "public" }, schema: { hide: true } } as const;
	for (const locale of siteLanguages) {
		const at = (path: string) => localPath(path, locale);
		app.get<{ Params: { id: string } }>(at("/share/listing/:id.png"), route, ({ params: { id } }, reply) =>
			send(at(`listing ${id}`), reply, () => wordsOfListing(ctx, id)),
		);
		app.get<{ Params: { service: string } }>(
			at("/share/list/:service.png"),
			route,
			({ params: { service } }, reply) =>
				send(at(`list ${service}`), reply, () => wordsOfList(ctx, service, null)),
		);
		app.get<{ Params: { service: string; place: string } }>(
			at("/share/list/:service/:place.png"),
			route,
			({ params: { service, place } }, reply) =>
				send(at(`list ${service} ${place}`), reply, () => wordsOfList(ctx, service, place)),
		);
	}
}
