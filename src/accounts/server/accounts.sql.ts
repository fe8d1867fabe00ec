import { tableAs } from "../../platform/server/database/table-as.ts";
import { users } from "./accounts.tables.ts";

const { table, columns } = tableAs(users, "u");

/** For the SQL of upper modules: the person that `column` points at. Who may see a mobile is the caller's to say. */
export const personAt = (column: string) => ({
	join: `join ${table} on ${columns.id} = ${column}`,
	name: columns.name,
	mobile: columns.mobile,
	createdAt: columns.createdAt,
});
