import { and, asc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import type { ServiceState } from "../catalogue-staff.contract.ts";
import { sectors, serviceChoices, services } from "./catalogue.tables.ts";

/** The end of a page of sectors. */
export type SectorEnd = { position: number; id: string };

/** Reads a page of sectors in their order. */
export function readSectorRows(db: Db, after: SectorEnd | undefined, limit: number) {
	return db
		.select({
			id: sectors.id,
			sector: sectors.sector,
			sectorName: sql<string>`coalesce(${sectors.sectorName}, '')`,
			description: sectors.description,
			active: sectors.active,
			position: sectors.position,
			createdBy: sectors.createdBy,
			serviceCount: db.$count(services, eq(services.sectorId, sectors.id)),
		})
		.from(sectors)
		.where(
			after === undefined
				? undefined
				: sql`(${sectors.position}, ${sectors.id}) > (${after.position}, ${after.id}::uuid)`,
		)
		.orderBy(asc(sectors.position), asc(sectors.id))
		.limit(limit);
}

/** Counts sectors up to `limit`. */
export async function countSectorRows(db: Db, limit: number): Promise<number> {
	return db.$count(db.select({ id: sectors.id }).from(sectors).limit(limit).as("counted"));
}

/** The end of a page of services. */
export type ServiceEnd = { sectorPosition: number; sectorId: string; position: number; id: string };
/** The filter of services. A missing field does not filter. */
export type ServiceFilter = {
	sectorId?: string | undefined;
	state?: ServiceState | undefined;
	name?: string | undefined;
	/** Services that the search finds by the name, in addition to those that contain it. */
	foundSlugs?: readonly string[] | undefined;
};

/** Each service has one state, as in stateOf of staff-words.ts. */
const inState: Record<ServiceState, SQL> = {
	active: sql`${services.active} and ${sectors.active} and not ${services.comingSoon}`,
	inactive: sql`not (${services.active} and ${sectors.active})`,
	"coming-soon": sql`${services.active} and ${sectors.active} and ${services.comingSoon}`,
};

/** Percent signs and underscores match themselves. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function conditionsOf({ sectorId, state, name, foundSlugs = [] }: ServiceFilter): (SQL | undefined)[] {
	return [
		sectorId === undefined ? undefined : eq(services.sectorId, sectorId),
		state === undefined ? undefined : inState[state],
		name === undefined || name === ""
			? undefined
			: or(ilike(services.type, containing(name)), inArray(services.slug, [...foundSlugs])),
	];
}

/** Reads a page of services in the order of their sectors, then their own. */
export function readServiceRows(
	db: Db,
	filter: ServiceFilter,
	{ after, limit }: { after: ServiceEnd | undefined; limit: number },
) {
	const afterPage =
		after === undefined
			? undefined
			: sql`(${sectors.position}, ${sectors.id}, ${services.position}, ${services.id})
				> (${after.sectorPosition}, ${after.sectorId}::uuid, ${after.position}, ${after.id}::uuid)`;
	return db
		.select({
			id: services.id,
			type: services.type,
			slug: services.slug,
			description: services.description,
			paymentRequired: services.paymentRequired,
			comingSoon: services.comingSoon,
			active: services.active,
			position: services.position,
			createdBy: services.createdBy,
			sector: {
				id: sectors.id,
				sector: sectors.sector,
				active: sectors.active,
				position: sectors.position,
			},
			sectorServiceCount: db.$count(services, eq(services.sectorId, sectors.id)),
			choiceCount: db.$count(serviceChoices, eq(serviceChoices.serviceId, services.id)),
		})
		.from(services)
		.innerJoin(sectors, eq(sectors.id, services.sectorId))
		.where(and(...conditionsOf(filter), afterPage))
		.orderBy(asc(sectors.position), asc(sectors.id), asc(services.position), asc(services.id))
		.limit(limit);
}

/** Counts the services that match the filter up to `limit`. */
export async function countServiceRows(db: Db, filter: ServiceFilter, limit: number): Promise<number> {
	const fitting = db
		.select({ id: services.id })
		.from(services)
		.innerJoin(sectors, eq(sectors.id, services.sectorId))
		.where(and(...conditionsOf(filter)))
		.limit(limit);
	return db.$count(fitting.as("counted"));
}
