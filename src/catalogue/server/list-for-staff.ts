import { isManager, type Viewer } from "../../platform/access.ts";
import { paginate, encodeCursor, decodeCursor } from "../../platform/server/http/cursor.ts";
import { readTotal } from "../../platform/server/database/list-total.ts";
import type { SectorRow, ServiceRow } from "../catalogue-staff.contract.ts";
import { findServices } from "../search/search.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { readSectors } from "./catalogue.repository.ts";
import {
	countSectorRows,
	countServiceRows,
	readSectorRows,
	readServiceRows,
	type ServiceFilter,
} from "./staff-lists.repository.ts";

/** Rows on a page of a staff table. */
const perPage = 10;

type PageQuery = { limit?: number | undefined; cursor?: string | undefined };

/** Adds the names of the people who added the rows. */
async function namesOf({ db, readPeople }: CatalogueContext, rows: readonly { createdBy: string | null }[]) {
	const people = await readPeople(
		db,
		rows.flatMap(({ createdBy }) => createdBy ?? []),
	);
	return (id: string | null) => (id === null ? null : { _id: id, name: people.get(id)?.name ?? null });
}

const abilitiesOf = (viewer: Viewer) => ({ change: isManager(viewer) });

/** Reads a page of all sectors from the database, so that staff see their last change in every process. */
export async function readSectorPage(ctx: CatalogueContext, { limit = perPage, cursor }: PageQuery) {
	const [position, id] = cursor === undefined ? [] : decodeCursor(cursor, ["number", "uuid"]);
	const after = position === undefined || id === undefined ? undefined : { position, id };
	const found = await readSectorRows(ctx.db, after, limit + 1);
	const { rows, nextCursor } = paginate(found, limit, (last) => encodeCursor([last.position, last.id]));
	const creatorOf = await namesOf(ctx, rows);
	const sectors = rows.map(({ id: _id, createdBy, ...row }): SectorRow => ({
		_id,
		...row,
		createdBy: creatorOf(createdBy),
	}));
	return { rows: sectors, nextCursor };
}

/** Lists all sectors by pages, with their number. */
export async function listSectors(ctx: CatalogueContext, viewer: Viewer, query: PageQuery) {
	const { rows: sectors, nextCursor } = await readSectorPage(ctx, query);
	const total = await readTotal((most) => countSectorRows(ctx.db, most));
	return { sectors, abilities: abilitiesOf(viewer), nextCursor, ...total };
}

function unpackServiceEnd(cursor: string | undefined) {
	if (cursor === undefined) return undefined;
	const [sectorPosition, sectorId, position, id] = decodeCursor(cursor, ["number", "uuid", "number", "uuid"]);
	return { sectorPosition, sectorId, position, id };
}

/** The filter with the services that are found by their synonyms, in any spelling: "bijli" for electricians. */
async function withFound({ searchIndex }: CatalogueContext, filter: ServiceFilter): Promise<ServiceFilter> {
	const { name = "" } = filter;
	if (name === "") return filter;
	const { services } = findServices((await searchIndex()).services, name);
	return { ...filter, foundSlugs: services.map(({ item }) => item.slug) };
}

/** Reads a page of the services that match the filter. */
export async function readServicePage(ctx: CatalogueContext, query: ServiceFilter & PageQuery) {
	const { limit = perPage, cursor, ...filter } = query;
	const after = unpackServiceEnd(cursor);
	const found = await readServiceRows(ctx.db, await withFound(ctx, filter), { after, limit: limit + 1 });
	const { rows, nextCursor } = paginate(found, limit, ({ sector, position, id }) =>
		encodeCursor([sector.position, sector.id, position, id]),
	);
	const creatorOf = await namesOf(ctx, rows);
	const services = rows.map(({ id, sector, createdBy, ...row }): ServiceRow => ({
		_id: id,
		...row,
		sector: { _id: sector.id, sector: sector.sector, active: sector.active },
		createdBy: creatorOf(createdBy),
	}));
	return { rows: services, nextCursor };
}

/** Lists the services that match the filter by pages, with their number and all sectors to choose from. */
export async function listServices(ctx: CatalogueContext, viewer: Viewer, query: ServiceFilter & PageQuery) {
	const { limit: _limit, cursor: _cursor, ...filter } = query;
	const { rows: services, nextCursor } = await readServicePage(ctx, query);
	const sectors = (await readSectors(ctx.db)).map(({ id, sector }) => ({ _id: id, sector }));
	const counted = await withFound(ctx, filter);
	const total = await readTotal((most) => countServiceRows(ctx.db, counted, most));
	return { services, sectors, abilities: abilitiesOf(viewer), nextCursor, ...total };
}
