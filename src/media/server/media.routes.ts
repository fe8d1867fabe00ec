import type { FastifyInstance } from "fastify";
import { notFound } from "../../platform/app-error.ts";
import { publicFolders } from "../picture.ts";
import { type ImageStore, InvalidImageKey, type StoredImage } from "./image-store.ts";

async function find(store: ImageStore, key: string): Promise<StoredImage | null> {
	try {
		return await store.read(key);
	} catch (error) {
		if (error instanceof InvalidImageKey) return null;
		throw error;
	}
}

/** Serves the public folders of the image store below /media. The content of a name never changes, so browsers cache it for ever. */
export function registerMedia(app: FastifyInstance, store: ImageStore): void {
	for (const folder of publicFolders) {
		app.get<{ Params: { "*": string } }>(
			`/media/${folder}/*`,
			{ config: { access: "public" }, schema: { hide: true } },
			async (request, reply) => {
				const image = await find(store, `${folder}/${request.params["*"]}`);
				if (image === null) {
					// The next upload may bring the picture, so do not cache that it is missing.
					reply.header("cache-control", "no-store");
					throw notFound();
				}
				return reply
					.headers({
						"content-type": image.type,
						"content-length": image.size,
						"cache-control": "public, max-age=31536000, immutable",
						"x-content-type-options": "nosniff",
						// Pages may load pictures from a CDN, which is another origin and forwards this header.
						"cross-origin-resource-policy": "cross-origin",
					})
					.send(image.body);
			},
		);
	}
}
