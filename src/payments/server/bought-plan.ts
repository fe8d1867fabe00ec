import type { Db } from "../../platform/server/database/database.ts";

/** The plan that a payment buys, for the payment's page. */
export type BoughtPlan = {
	/** A label of the plan, for example "Lead Basis, 20 leads". */
	paymentPlan: string;
	isFreeTrial: boolean;
	/** Null until the payment succeeded. */
	subscriptionId: string | null;
};

/** Reads the plan that a payment buys; the module above that sells plans answers it. Null where it buys none. */
export type ReadBoughtPlan = (db: Db, paymentId: string) => Promise<BoughtPlan | null>;
