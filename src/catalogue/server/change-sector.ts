import type * as z from "zod/mini";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import type { Sector, Service } from "../catalogue.ts";
import type { CatalogueStaffApi } from "../catalogue-staff.contract.ts";
import { changedFields, isSectorTaken, movedTo } from "../catalogue-names.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { readSectors, readServices } from "./catalogue.repository.ts";
import { lockCatalogue, orderSectors, updateSector } from "./catalogue-changes.repository.ts";
import { refuseInUse } from "./refuse-in-use.ts";
import { refuseOutdated } from "./refuse-outdated.ts";

type SectorChange = z.output<CatalogueStaffApi["PUT /api/sector/:id"]["body"]>;

const auditSector = auditOf("sector");

/** Throws conflict if another sector has this name. */
export function refuseTakenSector(
	sectors: readonly Pick<Sector, "id" | "sector">[],
	id: string,
	name: string,
): void {
	if (!isSectorTaken(sectors, id, name)) return;
	const msg = m["catalogue.sector.exists"]();
	throw new AppError("conflict", msg, { errors: [{ msg, path: "sector" }] });
}

const activeServicesOf = (services: readonly Service[], id: string) =>
	services.filter(({ sector, active }) => active && sector.id === id).map((service) => service.id);

/**
 * Changes or moves a sector, or switches it on or off. Throws not_found, and conflict if the name is taken, if a field has
 * changed since it was read, or if switching it off hides open leads or active listings and `confirm` is not true. The slug
 * does not change with the name.
 */
export async function changeSector(
	ctx: CatalogueContext,
	viewer: Viewer,
	id: string,
	{ confirm, basedOn, ...change }: SectorChange,
): Promise<{ sector: Sector; services: readonly Service[] }> {
	const changed = await inTransaction(ctx.db, async (tx) => {
		await lockCatalogue(tx);
		const sectors = await readSectors(tx);
		const services = await readServices(tx);
		const at = sectors.findIndex((one) => one.id === id);
		const sector = sectors[at];
		if (sector === undefined) throw notFound();
		const stored = { ...sector, sectorName: sector.sectorName ?? "", position: at + 1 };
		refuseOutdated(stored, change, basedOn);
		if (change.sector !== undefined) refuseTakenSector(sectors, id, change.sector);
		const isSwitchedOff = change.active === false && sector.active;
		if (isSwitchedOff && confirm !== true)
			await refuseInUse(ctx, tx, { serviceIds: activeServicesOf(services, id) });
		const { before, after } = changedFields(stored, change);
		const { position: movesTo, ...columns } = after;
		if (Object.keys(columns).length > 0) await updateSector(tx, id, columns);
		if (movesTo !== undefined) {
			const ids = sectors.map((one) => one.id);
			await orderSectors(tx, movedTo(ids, id, movesTo));
		}
		if (Object.keys(after).length > 0)
			await auditSector(tx, {
				at: ctx.clock(),
				actorId: viewer.userId,
				action: "sector.change",
				subjectId: id,
				before,
				after,
			});
		return readChanged(tx, id);
	});
	ctx.clearCache();
	return changed;
}

async function readChanged(tx: Db, id: string): Promise<{ sector: Sector; services: readonly Service[] }> {
	const sector = (await readSectors(tx)).find((one) => one.id === id);
	if (sector === undefined) throw new Error("a sector disappeared while it was changed");
	return { sector, services: await readServices(tx) };
}
