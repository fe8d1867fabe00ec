import { tableAs } from "../../platform/server/database/table-as.ts";
import { blocks, users } from "./accounts.tables.ts";

const { table, columns } = tableAs(users, "u");

/** For the SQL of higher modules: the person whose id is in `column`. The caller decides who may see the mobile. */
export const personAt = (column: string) => ({
	join: `join ${table} on ${columns.id} = ${column}`,
	name: columns.name,
	mobile: columns.mobile,
	createdAt: columns.createdAt,
});

const pair = tableAs(blocks, "pair");

/**
 * For the SQL of higher modules: the ids of the people whom `userId` has blocked, or who have blocked `userId`. Put it
 * into `array(…)`, so that it is read once for the whole statement.
 */
export const blockedWith = (userId: string) =>
	`select ${pair.columns.blockedId} from ${pair.table} where ${pair.columns.blockerId} = ${userId}
	union all select ${pair.columns.blockerId} from ${pair.table} where ${pair.columns.blockedId} = ${userId}`;
