import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";

/** What the use cases of the payments' books depend on. */
export type PaymentsContext = {
	db: Db;
	clock: Clock;
	/** No money moves here, so that test payments are all that there are. */
	isTestMarket: boolean;
};
