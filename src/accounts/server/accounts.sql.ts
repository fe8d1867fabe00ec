import { tableAs } from "../../platform/server/database/table-as.ts";
import { users } from "./accounts.tables.ts";

const { table, columns } = tableAs(users, "u");

/** For the SQL of higher modules: the person whose id is in `column`. The caller decides who may see the mobile. */
export const personAt = (column: string) => ({
	join: `join ${table} on ${columns.id} = ${column}`,
	name: columns.name,
	mobile: columns.mobile,
	createdAt: columns.createdAt,
});
