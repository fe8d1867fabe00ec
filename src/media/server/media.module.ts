import type { FastifyInstance } from "fastify";
import type { Log } from "../../platform/server/process/log.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { chooseImageStore } from "./choose-image-store.ts";
import { registerMedia } from "./media.routes.ts";
import type { Pictures } from "./pictures.ts";

type Dependencies = { settings: Settings; log: Pick<Log, "error"> };
type MediaModule = Awaited<ReturnType<typeof createMediaModule>>;

/** Creates the image store of the settings, and what uploads pictures into it. */
export async function createMediaModule({ settings, log }: Dependencies) {
	const store = await chooseImageStore(settings, log);
	let loading: Promise<Pictures> | undefined;
	/** Loads sharp, which takes 10 MB, for the first upload. */
	const load = () =>
		(loading ??= import("./pictures.ts").then(({ createPictures }) => createPictures({ store })));
	const pictures: Pictures = {
		keepPicture: async (file, place) => (await load()).keepPicture(file, place),
		keepPaper: async (file, owner) => (await load()).keepPaper(file, owner),
	};
	return { store, pictures };
}

/** Registers the routes that serve pictures. */
export function registerMediaModule({ app }: { app: FastifyInstance }, { store }: MediaModule): void {
	registerMedia(app, store);
}
