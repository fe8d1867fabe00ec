import { eq, sql } from "drizzle-orm";
import { lockUntilCommit } from "../../platform/server/database/advisory-lock.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { PropertyField } from "../property-field.ts";
import { sectors, serviceChoices, serviceForms, serviceNames, services } from "./catalogue.tables.ts";

/** Allows one change of the catalogue at a time, so that its checks are still valid at its commit. */
export async function lockCatalogue(tx: Db): Promise<void> {
	await lockUntilCommit(tx, "catalogue");
}

export type SectorColumns = Partial<
	Pick<typeof sectors.$inferInsert, "sector" | "sectorName" | "description" | "active">
>;

/** Updates these columns of a sector. An empty label becomes null. */
export async function updateSector(tx: Db, id: string, columns: SectorColumns): Promise<void> {
	const sectorName = columns.sectorName === "" ? null : columns.sectorName;
	await tx
		.update(sectors)
		.set({ ...columns, sectorName })
		.where(eq(sectors.id, id));
}

/** Stores this order of the sectors. */
export async function orderSectors(tx: Db, ids: readonly string[]): Promise<void> {
	await tx.execute(sql`update ${sectors} set position = o.position
		from unnest(${sql.param([...ids])}::uuid[]) with ordinality as o(id, position)
		where ${sectors.id} = o.id and ${sectors.position} <> o.position`);
}

/** Stores this order of the services of a sector. */
export async function orderServices(tx: Db, ids: readonly string[]): Promise<void> {
	await tx.execute(sql`update ${services} set position = o.position
		from unnest(${sql.param([...ids])}::uuid[]) with ordinality as o(id, position)
		where ${services.id} = o.id and ${services.position} <> o.position`);
}

const behindOthers = (sectorId: string) =>
	sql<number>`(select coalesce(max(s.position), 0) + 1 from services s where s.sector_id = ${sectorId}::uuid)`;

/** Inserts a service after the others of its sector. */
export async function insertService(
	tx: Db,
	service: Omit<typeof services.$inferInsert, "position">,
): Promise<void> {
	await tx.insert(services).values({ ...service, position: behindOthers(service.sectorId) });
}

export type ServiceColumns = Partial<
	Omit<typeof services.$inferInsert, "id" | "sectorId" | "position" | "createdBy" | "createdAt">
>;

/** Updates these columns of a service. */
export async function updateService(tx: Db, id: string, columns: ServiceColumns): Promise<void> {
	if (Object.keys(columns).length > 0) await tx.update(services).set(columns).where(eq(services.id, id));
}

/** Whether a service shows the picture at this path. */
export async function isPictureShown(tx: Db, picture: string): Promise<boolean> {
	return (await tx.$count(services, eq(services.picture, picture))) > 0;
}

/** Moves a service to another sector, after its services. */
export async function moveToSector(tx: Db, id: string, sectorId: string): Promise<void> {
	await tx
		.update(services)
		.set({ sectorId, position: behindOthers(sectorId) })
		.where(eq(services.id, id));
}

/**
 * Locks the service's row and reads the version of its form, so that transactions that store answers to the form run
 * before or after this one.
 */
export async function lockForm(tx: Db, id: string): Promise<number | undefined> {
	const [row] = await tx
		.select({ version: services.formVersion })
		.from(services)
		.where(eq(services.id, id))
		.for("update");
	return row?.version;
}

/** Stores a former form that listings have answered. */
export async function keepFormerForm(tx: Db, form: typeof serviceForms.$inferInsert): Promise<void> {
	await tx.insert(serviceForms).values(form);
}

/** Stores the form of a service, or of its choice, as the next version. */
export async function writeForm(
	tx: Db,
	{ serviceId, choiceId, version }: { serviceId: string; choiceId: string | null; version: number },
	fields: PropertyField[],
): Promise<void> {
	await tx
		.update(services)
		.set({ formVersion: version, ...(choiceId === null && { fields }) })
		.where(eq(services.id, serviceId));
	if (choiceId !== null)
		await tx.update(serviceChoices).set({ fields }).where(eq(serviceChoices.id, choiceId));
}

/** Replaces all names that find a service with these, in lower case. */
export async function replaceNames(tx: Db, serviceId: string, names: readonly string[]): Promise<void> {
	await tx.delete(serviceNames).where(eq(serviceNames.serviceId, serviceId));
	const rows = [...new Set(names)].map((name) => ({ serviceId, name }));
	if (rows.length > 0) await tx.insert(serviceNames).values(rows);
}
