import { type SQLWrapper, sql } from "drizzle-orm";
import { tableAs } from "../../platform/server/database/table-as.ts";
import { services } from "./catalogue.tables.ts";

const { table, columns } = tableAs(services, "service");
const [id, name] = [sql.raw(columns.id), sql`lower(${sql.raw(columns.type)})`];

/** Query fragment for other modules: the service that `column` points to, and its name to sort by. */
export const serviceAt = (column: SQLWrapper) => ({
	table: sql.raw(table),
	isMeant: sql`${id} = ${column}`,
	name,
});

/** The name to sort by of the service with this id. */
export const sortNameOf = (serviceId: string) =>
	sql`(select ${name} from ${sql.raw(table)} where ${id} = ${serviceId}::uuid)`;
