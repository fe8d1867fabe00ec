import { tableAs } from "../../platform/server/database/table-as.ts";
import { addresses } from "./places.tables.ts";

const { table, columns } = tableAs(addresses, "a");

/** For the SQL of upper modules: the address that `column` points at. Who may see which part is the caller's to say. */
export const addressAt = (column: string) => ({
	...columns,
	join: `join ${table} on ${columns.id} = ${column}`,
});
