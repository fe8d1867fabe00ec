import { tableAs } from "../../platform/server/database/table-as.ts";
import { profiles } from "./profiles.tables.ts";

const { table, columns } = tableAs(profiles, "profile");

/** For the SQL of modules above: the public profile, if any, of the person that `column` points at. */
export const profileAt = (column: string) => ({
	join: `left join ${table} on ${columns.userId} = ${column}`,
	picture: columns.picture,
});
