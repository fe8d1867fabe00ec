import type * as z from "zod/mini";
import type { Viewer } from "../../platform/access.ts";
import { badInput } from "../../platform/app-error.ts";
import { hyphenated } from "../../platform/hyphenated.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import type { Service } from "../catalogue.ts";
import type { CatalogueStaffApi } from "../catalogue-staff.contract.ts";
import { namesFrom } from "../service-words.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { readSectors, readServices } from "./catalogue.repository.ts";
import { insertService, lockCatalogue, replaceNames } from "./catalogue-changes.repository.ts";
import { refuseAddress, refuseTakenService } from "./refuse-names.ts";

type NewService = z.output<CatalogueStaffApi["POST /api/service"]["body"]>;

const auditService = auditOf("service");

/** The icon of a service until staff choose another. */
export const firstIcon = "briefcase";

/**
 * Adds a service after the others of its sector. It is found by its name, requires a plan and has no choices or questions.
 * Throws bad_input for an unknown sector or a reserved slug, conflict if its name or slug is taken.
 */
export async function addService(
	ctx: CatalogueContext,
	viewer: Viewer,
	{ sectorId, type, description, comingSoon = false }: NewService,
): Promise<Service> {
	const id = newId();
	const at = ctx.clock();
	// A name without a Latin letter gives no slug, so the random end of the id is used.
	const slug = hyphenated(type) || `service-${id.slice(-12)}`;
	const added = await inTransaction(ctx.db, async (tx) => {
		await lockCatalogue(tx);
		const services = await readServices(tx);
		if (!(await readSectors(tx)).some((sector) => sector.id === sectorId))
			throw badInput([{ msg: m["catalogue.staff.sector_unknown"](), path: "sectorId" }]);
		refuseTakenService(services, id, type);
		refuseAddress(services, id, slug, "type");
		await insertService(tx, {
			id,
			sectorId,
			type,
			slug,
			nameSlug: slug,
			description,
			comingSoon,
			icon: firstIcon,
			cardType: "profile",
			callIcon: true,
			paymentRequired: true,
			multipleRegistration: false,
			imagesAsked: true,
			fields: [],
			createdBy: viewer.userId,
			createdAt: at,
		});
		await replaceNames(tx, id, namesFrom(type, [], []));
		await auditService(tx, {
			at,
			actorId: viewer.userId,
			action: "service.add",
			subjectId: id,
			after: { sectorId, type, description, comingSoon },
		});
		const written = (await readServices(tx)).find((one) => one.id === id);
		if (written === undefined) throw new Error("the insertion returned no row");
		return written;
	});
	ctx.clearCache();
	return added;
}
