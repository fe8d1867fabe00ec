import { chooseImageStore } from "./media/server/choose-image-store.ts";
import { parseImageKey } from "./media/server/image-store.ts";
import type { PictureFiles } from "./platform/server/backup/manifest.ts";
import type { Settings } from "./platform/server/process/settings.ts";

/** The pictures of the settings' store, for backups. */
export async function backupPictures(settings: Settings): Promise<PictureFiles> {
	// A failure reaches the operator as the cause of the command's error.
	const store = await chooseImageStore(settings, { error() {} });
	return {
		list: () => store.list(),
		read: (key) => store.read(key),
		put: (key, bytes) => store.put(key, bytes, parseImageKey(key).type),
		delete: (key) => store.delete(key),
	};
}
