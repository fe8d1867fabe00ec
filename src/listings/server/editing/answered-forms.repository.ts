import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { listings } from "../listings.tables.ts";

/** Whether a listing has answered this version of a service's form. */
export async function isFormAnswered(db: Db, serviceId: string, version: number): Promise<boolean> {
	const rows = await db
		.select({ id: listings.id })
		.from(listings)
		.where(
			and(
				eq(listings.serviceId, serviceId),
				eq(listings.formVersion, version),
				sql`${listings.properties}::text <> '{}'`,
			),
		)
		.limit(1);
	return rows.length > 0;
}

/** A question, by the path of names that leads to it, and one of its options; null for any answer. */
type AskedPart = { path: readonly string[]; option: string | null };

/**
 * Counts the service's listings (or its choice's) that answered each question, or chose each option; counts up to
 * `limit`. Reads all listings of the service once.
 */
export async function countAnswers(
	db: Db,
	{ serviceId, choiceId }: { serviceId: string; choiceId: string | null },
	parts: readonly AskedPart[],
	limit: number,
): Promise<number[]> {
	const counts = parts.map(({ path, option }) => {
		const answer = sql`(${listings.properties}::jsonb #> ${sql.param([...path])}::text[])`;
		return option === null
			? sql`count(*) filter (where ${answer} is not null)`
			: sql`count(*) filter (where ${answer} @> to_jsonb(${option}::text))`;
	});
	const { rows } = await db.execute<{ counts: number[] }>(sql`
		select json_build_array(${sql.join(counts, sql`, `)}) as counts from ${listings}
		where ${eq(listings.serviceId, serviceId)}
			and ${choiceId === null ? sql`true` : eq(listings.choiceId, choiceId)}`);
	return (rows[0]?.counts ?? []).map((count) => Math.min(count, limit));
}
