import { tableAs } from "../../platform/server/database/table-as.ts";
import { addresses } from "./places.tables.ts";

const { table, columns } = tableAs(addresses, "a");

/** Query fragment for other modules: the address that `column` points to. The caller decides who may see which part. */
export const addressAt = (column: string) => ({
	...columns,
	join: `join ${table} on ${columns.id} = ${column}`,
});
