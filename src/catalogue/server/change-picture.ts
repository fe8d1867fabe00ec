import { pictureKey, pictureWidths } from "../../media/picture.ts";
import type { Viewer } from "../../platform/access.ts";
import { badInput, notFound } from "../../platform/app-error.ts";
import { auditOf } from "../../platform/server/audit.ts";
import { inTransaction } from "../../platform/server/database.ts";
import type { UploadedFile } from "../../platform/server/uploads.ts";
import { m } from "../../paraglide/messages.js";
import type { Service } from "../catalogue.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { readServices } from "./catalogue.repository.ts";
import { lockCatalogue, updateService } from "./catalogue-changes.repository.ts";

const auditService = auditOf("service");
const folder = "service-pictures";
/** A tile is at most this wide on a sharp screen. */
const [tileWidth] = pictureWidths;

/** Gives a service another picture. Throws not_found, and bad_input where the file is no picture that is taken. */
export async function changePicture(
	ctx: CatalogueContext,
	viewer: Viewer,
	id: string,
	[file]: readonly UploadedFile[],
): Promise<Service> {
	if (!(await readServices(ctx.db)).some((service) => service.id === id)) throw notFound();
	if (file === undefined) throw badInput([{ msg: m["catalogue.staff.picture_missing"](), path: "image" }]);
	const kept = await ctx.pictures.keepPicture(file, { folder, owner: id });
	if ("refused" in kept) throw badInput([{ msg: kept.refused, path: "image" }]);
	const picture = `/media/${pictureKey(folder, kept.name, tileWidth)}`;
	const changed = await inTransaction(ctx.db, async (tx) => {
		await lockCatalogue(tx);
		const service = (await readServices(tx)).find((one) => one.id === id);
		if (service === undefined) throw notFound();
		await updateService(tx, id, { picture });
		await auditService(tx, {
			at: ctx.clock(),
			actorId: viewer.userId,
			action: "service.picture",
			subjectId: id,
			before: { picture: service.picture },
			after: { picture },
		});
		return { ...service, picture };
	});
	ctx.forget();
	return changed;
}
