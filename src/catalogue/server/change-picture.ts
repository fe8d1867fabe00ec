import { pictureKeys } from "../../media/picture.ts";
import { lockPicturesUntilCommit } from "../../media/server/media.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { badInput, notFound } from "../../platform/app-error.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import type { UploadedFile } from "../../platform/server/uploads/uploads.ts";
import { m } from "../../paraglide/messages.js";
import type { Service } from "../catalogue.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { discardPicture } from "./catalogue.jobs.ts";
import { readServices } from "./catalogue.repository.ts";
import { lockCatalogue, updateService } from "./catalogue-changes.repository.ts";
import { pictureFolder, uploadedName, uploadedPath } from "./service-picture.ts";

const auditService = auditOf("service");

/**
 * Replaces the picture of a service and discards the previous one. Throws not_found, and bad_input if the file is not an
 * accepted picture.
 */
export async function changePicture(
	ctx: CatalogueContext,
	viewer: Viewer,
	id: string,
	[file]: readonly UploadedFile[],
): Promise<Service> {
	if (!(await readServices(ctx.db)).some((service) => service.id === id)) throw notFound();
	if (file === undefined) throw badInput([{ msg: m["catalogue.staff.picture_missing"](), path: "image" }]);
	const name = await keep(ctx, id, file);
	const changed = await showPicture(ctx, viewer, id, name);
	// A deletion of the same picture may have run since it was stored.
	if (!(await hasAllFiles(ctx, name))) await keep(ctx, id, file);
	ctx.clearCache();
	return changed;
}

async function keep(ctx: CatalogueContext, owner: string, file: UploadedFile): Promise<string> {
	const kept = await ctx.pictures.keepPicture(file, { folder: pictureFolder, owner });
	if ("refused" in kept) throw badInput([{ msg: kept.refused, path: "image" }]);
	return kept.name;
}

function showPicture(ctx: CatalogueContext, viewer: Viewer, id: string, name: string): Promise<Service> {
	const picture = uploadedPath(name);
	return inTransaction(ctx.db, async (tx) => {
		await lockCatalogue(tx);
		await lockPicturesUntilCommit(tx, [name]);
		const service = (await readServices(tx)).find((one) => one.id === id);
		if (service === undefined) throw notFound();
		await updateService(tx, id, { picture });
		const old = uploadedName(service.picture);
		if (old !== null && old !== name) await discardPicture(tx, ctx.jobs, old);
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
}

async function hasAllFiles({ store }: CatalogueContext, name: string): Promise<boolean> {
	const found = await Promise.all(pictureKeys(pictureFolder, name).map((key) => store.exists(key)));
	return found.every(Boolean);
}
