import { tableAs } from "../../platform/server/database/table-as.ts";
import { profiles } from "./profiles.tables.ts";

const { table, columns } = tableAs(profiles, "profile");

/** A join of the public profile of the person whose id is in `column`, for the SQL of higher modules. */
export const profileAt = (column: string) => ({
	join: `left join ${table} on ${columns.userId} = ${column}`,
	picture: columns.picture,
});
