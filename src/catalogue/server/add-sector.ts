import type * as z from "zod/mini";
import type { Viewer } from "../../platform/access.ts";
import { hyphenated } from "../../platform/hyphenated.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { Sector } from "../catalogue.ts";
import type { CatalogueApi } from "../catalogue.contract.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { insertSector, readSectors } from "./catalogue.repository.ts";
import { lockCatalogue } from "./catalogue-changes.repository.ts";
import { refuseTakenSector } from "./change-sector.ts";

type NewSector = z.output<CatalogueApi["POST /api/sector"]["body"]>;

const auditSector = auditOf("sector");

/**
 * Adds a sector after the others and stores who added it. Throws conflict if a sector of this name exists. Names that
 * differ only in punctuation and case are the same name.
 */
export async function addSector(
	ctx: CatalogueContext,
	viewer: Viewer,
	{ sector, description, ...named }: NewSector,
): Promise<Sector> {
	const id = newId();
	const sectorName = named.sectorName || null;
	const at = ctx.clock();
	const added = await inTransaction(ctx.db, async (tx) => {
		await lockCatalogue(tx);
		const sectors = await readSectors(tx);
		refuseTakenSector(sectors, id, sector);
		const s3PathName = freePathOf(sectors, sector, id);
		const row = await insertSector(
			tx,
			{ id, sector, sectorName, s3PathName, description, createdBy: viewer.userId },
			at,
		);
		await auditSector(tx, {
			at,
			actorId: viewer.userId,
			action: "sector.add",
			subjectId: id,
			after: { sector, ...(sectorName !== null && { sectorName }), description },
		});
		return row;
	});
	ctx.clearCache();
	return added;
}

/**
 * The sector's slug. It ends with the random part of the id if a renamed sector kept this slug, and consists of it if the
 * name has no Latin letter.
 */
function freePathOf(sectors: readonly Pick<Sector, "s3PathName">[], name: string, id: string): string {
	const end = id.slice(-12);
	const path = hyphenated(name);
	if (path === "") return `sector-${end}`;
	return sectors.some(({ s3PathName }) => s3PathName === path) ? `${path}-${end}` : path;
}
