import type { FastifyInstance } from "fastify";
import type { Log } from "../../platform/server/log.ts";
import type { Settings } from "../../platform/server/settings.ts";
import { chooseImageStore } from "./choose-image-store.ts";
import { registerMedia } from "./media.routes.ts";
import { createPictures } from "./pictures.ts";

type Needs = { settings: Settings; log: Pick<Log, "error"> };
type MediaWing = Awaited<ReturnType<typeof createMediaWing>>;

/** The wing put together. */
export async function createMediaWing({ settings, log }: Needs) {
	const store = await chooseImageStore(settings, log);
	return { store, pictures: createPictures({ store }) };
}

/** The wing's pictures, to be fetched. */
export function registerMediaWing({ app }: { app: FastifyInstance }, { store }: MediaWing): void {
	registerMedia(app, store);
}
