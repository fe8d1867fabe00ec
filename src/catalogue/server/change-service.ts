import type * as z from "zod/mini";
import type { Viewer } from "../../platform/access.ts";
import { badInput, notFound } from "../../platform/app-error.ts";
import { hyphenated } from "../../platform/hyphenated.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { isOpen, type Service } from "../catalogue.ts";
import type { CatalogueStaffApi } from "../catalogue-staff.contract.ts";
import { changedFields, movedTo } from "../catalogue-names.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { presentServiceForStaff } from "./catalogue.presenter.ts";
import { readSectors, readServices } from "./catalogue.repository.ts";
import {
	lockCatalogue,
	moveToSector,
	orderServices,
	type ServiceColumns,
	updateService,
} from "./catalogue-changes.repository.ts";
import { refuseInUse } from "./refuse-in-use.ts";
import { refuseOutdated } from "./refuse-outdated.ts";
import { refuseAddress, refuseTakenService } from "./refuse-names.ts";
import { changeParts } from "./service-parts.ts";

type ServiceChange = z.output<CatalogueStaffApi["PUT /api/service/:id"]["body"]>;

const auditService = auditOf("service");

/** The visibility of the service after the change. */
function afterChange(service: Service, { active, comingSoon }: ServiceChange): Service {
	return { ...service, active: active ?? service.active, comingSoon: comingSoon ?? service.comingSoon };
}

/** The changed columns of the service's row. */
function columnsOf(service: Service, change: ServiceChange): ServiceColumns {
	const { type, slug, description, icon, cardType, callIcon, comingSoon } = change;
	const { paymentRequired, multipleRegistration, fixedPlace, images, active } = change;
	// A name without a Latin letter has no hyphenated form, so the landing slug is used.
	const nameSlug = type === undefined ? undefined : hyphenated(type) || service.slug;
	const sent = {
		type,
		nameSlug,
		slug,
		description,
		icon,
		cardType,
		callIcon,
		comingSoon,
		paymentRequired,
		multipleRegistration,
		fixedPlace,
		active,
		imagesAsked: images?.displayStatus,
	};
	return changedFields<ServiceColumns>(service, sent).after;
}

/** The changed columns with the slugs that the service loses, so that links to them still lead to it. */
function keepFormerSlugs(service: Service, columns: ServiceColumns): ServiceColumns {
	const { slug = service.slug, nameSlug = service.nameSlug } = columns;
	if (slug === service.slug && nameSlug === service.nameSlug) return columns;
	const formerSlugs = new Set([...service.formerSlugs, service.slug, service.nameSlug]);
	formerSlugs.delete(slug);
	formerSlugs.delete(nameSlug);
	return { ...columns, formerSlugs: [...formerSlugs] };
}

function refuseWrongNames(services: readonly Service[], service: Service, columns: ServiceColumns): void {
	if (columns.type !== undefined) refuseTakenService(services, service.id, columns.type);
	if (columns.slug !== undefined) refuseAddress(services, service.id, columns.slug, "slug");
	if (columns.nameSlug !== undefined && columns.nameSlug !== service.slug)
		refuseAddress(services, service.id, columns.nameSlug, "type");
}

/** The service's position in its sector, from 1. */
const positionOf = (service: Service, services: readonly Service[]) =>
	services.filter(({ sector }) => sector.id === service.sector.id).indexOf(service) + 1;

/** The service with the field names of a change. */
function asChange(service: Service, services: readonly Service[]) {
	const { choices, ...fields } = presentServiceForStaff(service, "");
	return {
		...fields,
		sectorId: service.sector.id,
		position: positionOf(service, services),
		choices: choices.map(({ _id, name, active }) => ({ _id, name, active })),
	};
}

/**
 * Moves the service within its sector, or into another one, to a position or to the end. Returns what changed, for the
 * audit log.
 */
async function move(
	tx: Db,
	service: Service,
	services: readonly Service[],
	{ sectorId = service.sector.id, position }: Pick<ServiceChange, "sectorId" | "position">,
) {
	const sectors = await readSectors(tx);
	if (!sectors.some(({ id }) => id === sectorId))
		throw badInput([{ msg: m["catalogue.staff.sector_unknown"](), path: "sectorId" }]);
	const idsIn = (sector: string) => services.filter((one) => one.sector.id === sector).map(({ id }) => id);
	const now = { sectorId: service.sector.id, position: positionOf(service, services) };
	const { before, after } = changedFields(now, { sectorId, position });
	if (after.sectorId !== undefined) {
		await moveToSector(tx, service.id, sectorId);
		// The positions that staff see have no gaps.
		await orderServices(
			tx,
			idsIn(service.sector.id).filter((id) => id !== service.id),
		);
	}
	if (after.sectorId !== undefined || after.position !== undefined) {
		const ids = idsIn(sectorId);
		await orderServices(tx, movedTo(ids, service.id, position ?? ids.length + 1));
	}
	return { before, after };
}

/** Checks and stores the changes. Returns the changed fields before and after. */
async function write(
	ctx: CatalogueContext,
	tx: Db,
	{ service, services }: { service: Service; services: readonly Service[] },
	change: ServiceChange,
) {
	if (change.icon !== undefined && !ctx.icons.includes(change.icon))
		throw badInput([{ msg: m["catalogue.staff.icon_unknown"](), path: "icon" }]);
	const columns = columnsOf(service, change);
	refuseWrongNames(services, service, columns);
	const closes = isOpen(service) && !isOpen(afterChange(service, change));
	if (closes && change.confirm !== true) await refuseInUse(ctx, tx, { serviceIds: [service.id] });
	await updateService(tx, service.id, keepFormerSlugs(service, columns));
	const own = changedFields<ServiceColumns>(service, columns);
	const parts = await changeParts(ctx, tx, { service, services }, change);
	const place = await move(tx, service, services, change);
	return {
		before: { ...own.before, ...parts.before, ...place.before },
		after: { ...own.after, ...parts.after, ...place.after },
	};
}

/**
 * Changes or moves a service, or switches it on or off. Throws not_found, bad_input, and conflict if a name, a slug or a
 * synonym is taken, if a field has changed since it was read, or if open leads or active listings would be hidden and
 * `confirm` is not true.
 */
export async function changeService(
	ctx: CatalogueContext,
	viewer: Viewer,
	id: string,
	change: ServiceChange,
): Promise<Service> {
	const changed = await inTransaction(ctx.db, async (tx) => {
		await lockCatalogue(tx);
		const services = await readServices(tx);
		const service = services.find((one) => one.id === id);
		if (service === undefined) throw notFound();
		refuseOutdated(asChange(service, services), change, change.basedOn);
		const { before, after } = await write(ctx, tx, { service, services }, change);
		if (Object.keys(after).length > 0)
			await auditService(tx, {
				at: ctx.clock(),
				actorId: viewer.userId,
				action: "service.change",
				subjectId: id,
				before,
				after,
			});
		const written = (await readServices(tx)).find((one) => one.id === id);
		if (written === undefined) throw new Error("a service disappeared while it was changed");
		return written;
	});
	ctx.clearCache();
	return changed;
}
