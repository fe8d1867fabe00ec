import { formatDate } from "../../../platform/dates.ts";

/** "2026-11" as "Nov 2026". */
export const monthName = (month: string): string =>
	formatDate(new Date(`${month}-15T12:00:00Z`)).replace(/^\d+ /, "");
