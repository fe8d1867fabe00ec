import type { ErrorItem } from "../../platform/app-error.ts";
import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { PaymentCategory, PaymentStatus } from "../payment.ts";
import type { RecordedBuyer } from "../payments.contract.ts";

/** The plan that a payment buys, for the payment's page. */
export type BoughtPlan = {
	/** The label of the plan, for example "Lead Basis, 20 leads". */
	paymentPlan: string;
	isFreeTrial: boolean;
	/** Null until the payment succeeds. */
	subscriptionId: string | null;
};

/** A plan that a payment recorded by hand buys. */
export type RecordedPlan = { listingId: string; planId: string; buyer: RecordedBuyer; amount: Paise };

/** What the payments module needs from the module above that sells plans, to record them by hand. */
export type RecordedPlans = {
	/** What is wrong with the plan, the buyer or the amount, by field. */
	faultsOf(db: Db, plan: RecordedPlan): Promise<ErrorItem[]>;
	/**
	 * Locks the listing and determines what the payment buys; `save` stores it after the payment. The caller has
	 * locked the owner's account. Throws bad_input and conflict.
	 */
	prepare(tx: Db, plan: RecordedPlan, ownerId: string): Promise<PreparedPlan>;
};
export type PreparedPlan = {
	paymentForCategory: PaymentCategory;
	save(tx: Db, payment: { id: string; status: PaymentStatus }): Promise<void>;
};
