import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import type { FormerForm, Sector, Service, ServiceChoice } from "../catalogue.ts";
import { sectors, serviceChoices, services } from "./catalogue.tables.ts";

const sectorColumns = {
	id: sectors.id,
	sector: sectors.sector,
	sectorName: sectors.sectorName,
	s3PathName: sectors.s3PathName,
	description: sectors.description,
	active: sectors.active,
	createdBy: sectors.createdBy,
};

/** Reads all sectors in their order. */
export function readSectors(db: Db): Promise<Sector[]> {
	return db.select(sectorColumns).from(sectors).orderBy(asc(sectors.position), asc(sectors.id));
}

const choicesOfService = sql<ServiceChoice[]>`(
	select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'active', c.active,
		'fields', c.fields)
		order by c.position, c.id), '[]'::json)
	from service_choices c where c.service_id = ${services.id})`;

const locationsOfService = sql<string[]>`(
	select coalesce(json_agg(l.location_id order by l.position, l.location_id), '[]'::json)
	from service_locations l where l.service_id = ${services.id})`;

const namesOfService = sql<string[]>`(
	select coalesce(json_agg(n.name order by n.name), '[]'::json)
	from service_names n where n.service_id = ${services.id})`;

const formerFormsOfService = sql<FormerForm[]>`(
	select coalesce(json_agg(json_build_object('version', f.version, 'fields', f.fields, 'choices', f.choices)
		order by f.version), '[]'::json)
	from service_forms f where f.service_id = ${services.id})`;

/** Reads all services with their sector, choices, locations and names, in the order of sectors, then their own. */
export function readServices(db: Db): Promise<Service[]> {
	return db
		.select({
			id: services.id,
			sector: sectorColumns,
			type: services.type,
			slug: services.slug,
			nameSlug: services.nameSlug,
			formerSlugs: services.formerSlugs,
			description: services.description,
			icon: services.icon,
			picture: services.picture,
			cardType: sql<Service["cardType"]>`${services.cardType}`,
			callIcon: services.callIcon,
			paymentRequired: services.paymentRequired,
			comingSoon: services.comingSoon,
			multipleRegistration: services.multipleRegistration,
			imagesAsked: services.imagesAsked,
			fixedPlace: services.fixedPlace,
			popularPosition: services.popularPosition,
			fields: services.fields,
			formVersion: services.formVersion,
			formerForms: formerFormsOfService,
			active: services.active,
			createdBy: services.createdBy,
			choices: choicesOfService,
			locationIds: locationsOfService,
			names: namesOfService,
		})
		.from(services)
		.innerJoin(sectors, eq(sectors.id, services.sectorId))
		.orderBy(asc(sectors.position), asc(sectors.id), asc(services.position), asc(services.id));
}

/** Inserts a sector after all others. Violates a unique constraint if its name or slug is taken. */
export async function insertSector(
	tx: Db,
	sector: Pick<Sector, "id" | "sector" | "sectorName" | "s3PathName" | "description" | "createdBy">,
	createdAt: Date,
): Promise<Sector> {
	const [added] = await tx
		.insert(sectors)
		.values({
			...sector,
			createdAt,
			position: sql<number>`(select coalesce(max(position), 0) + 1 from sectors)`,
		})
		.returning(sectorColumns);
	if (added === undefined) throw new Error("the insertion returned no row");
	return added;
}

/** The stored names and questions of a service and its choices, and whether it needs a plan. */
export type StoredService = Pick<Service, "id" | "type" | "fields" | "paymentRequired" | "formerForms"> & {
	choices: Pick<ServiceChoice, "id" | "name" | "fields">[];
};

const storedServices = namedQuery("services_stored", (db) => {
	const { id, type, fields, paymentRequired } = services;
	return db
		.select({
			service: { id, type, fields, paymentRequired, formerForms: formerFormsOfService },
			choice: { id: serviceChoices.id, name: serviceChoices.name, fields: serviceChoices.fields },
		})
		.from(services)
		.leftJoin(serviceChoices, eq(serviceChoices.serviceId, services.id))
		.where(sql`${services.id} = any(${sql.placeholder("ids")}::uuid[])`);
});

/** Reads these services in any state. */
export async function readStoredServices(db: Db, ids: readonly string[]): Promise<StoredService[]> {
	const rows = await storedServices(db, { ids });
	return [...Map.groupBy(rows, (row) => row.service.id).values()].flatMap(([first, ...others]) =>
		first === undefined
			? []
			: { ...first.service, choices: [first, ...others].flatMap(({ choice }) => choice ?? []) },
	);
}

const namesStored = namedQuery("service_and_choice_names", (db) => {
	const isIt = eq(serviceChoices.id, sql`${sql.placeholder("choiceId")}::uuid`);
	return db
		.select({ service: services.type, choice: serviceChoices.name })
		.from(services)
		.leftJoin(serviceChoices, and(eq(serviceChoices.serviceId, services.id), isIt))
		.where(eq(services.id, sql.placeholder("serviceId")));
});

/** Reads the names of a service in any state and of its choice; undefined for an unknown service. */
export async function readStoredNames(
	db: Db,
	{ serviceId, choiceId }: { serviceId: string; choiceId: string | null },
): Promise<{ service: string; choice: string | null } | undefined> {
	const [names] = await namesStored(db, { serviceId, choiceId });
	return names;
}

/** Reads the version of a service's form and locks the form until the transaction ends. */
export async function readFormVersion(tx: Db, serviceId: string): Promise<number | undefined> {
	const [row] = await tx
		.select({ version: services.formVersion })
		.from(services)
		.where(eq(services.id, serviceId))
		.for("share");
	return row?.version;
}
