import type { Log } from "../../platform/server/process/log.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { createDiskStore } from "./disk-store.ts";
import type { ListableImageStore } from "./image-store.ts";

/** Creates the image store of the settings. */
export async function chooseImageStore(
	settings: Settings,
	log: Pick<Log, "error">,
): Promise<ListableImageStore> {
	if (settings.IMAGE_STORE === "disk") return createDiskStore(settings.DATA_DIR);
	// Loaded only if needed, because it is a large package.
	const { createS3Store } = await import("./s3-store.ts");
	return createS3Store(
		{
			endpoint: settings.S3_ENDPOINT === "" ? undefined : settings.S3_ENDPOINT,
			region: settings.S3_REGION ?? "",
			bucket: settings.S3_BUCKET ?? "",
			accessKeyId: settings.S3_ACCESS_KEY_ID ?? "",
			secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? "",
			isPathStyle: settings.S3_PATH_STYLE,
		},
		log,
	);
}
