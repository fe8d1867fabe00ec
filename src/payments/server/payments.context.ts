import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";

/** What the use cases of the payments' books depend on. */
export type PaymentsContext = {
	database: Pick<Database, "db" | "runNamed">;
	clock: Clock;
	/** No money moves here, so that test payments are all that there are. */
	isTestMarket: boolean;
};
