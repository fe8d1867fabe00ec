import { type SQLWrapper, sql } from "drizzle-orm";
import { tableAs } from "../../platform/server/database/table-as.ts";
import { services } from "./catalogue.tables.ts";

const { table, columns } = tableAs(services, "service");
const [id, name] = [sql.raw(columns.id), sql`lower(${sql.raw(columns.type)})`];

/** For the SQL of modules above: the service that `column` points at, and its name to sort by. */
export const serviceAt = (column: SQLWrapper) => ({
	table: sql.raw(table),
	isMeant: sql`${id} = ${column}`,
	name,
});

/** The same name of the one service with this id. */
export const sortNameOf = (serviceId: string) =>
	sql`(select ${name} from ${sql.raw(table)} where ${id} = ${serviceId}::uuid)`;
