import { tableAs } from "../../platform/server/database/table-as.ts";
import { addresses, pincodes } from "./places.tables.ts";

const { table, columns } = tableAs(addresses, "a");

/** Query fragment for other modules: the address that `column` points to. The caller decides who may see which part. */
export const addressAt = (column: string) => ({
	...columns,
	join: `join ${table} on ${columns.id} = ${column}`,
});

const centres = tableAs(pincodes, "centre");

/** Query fragment for other modules: the centre of the pincode in `column`, in degrees; null where it is unknown. */
export const centreOf = (column: string) => ({
	latitude: centres.columns.latitude,
	longitude: centres.columns.longitude,
	join: `left join ${centres.table} on ${centres.columns.pincode} = ${column}`,
});
