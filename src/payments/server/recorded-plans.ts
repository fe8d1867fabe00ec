import type { Paise } from "../../platform/money.ts";
import type { ErrorItem } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database.ts";
import type { PaymentCategory, PaymentStatus } from "../payment.ts";
import type { RecordedBuyer } from "../payments.contract.ts";

/** A plan that a payment recorded by hand buys. */
export type RecordedPlan = { listingId: string; planId: string; buyer: RecordedBuyer; amount: Paise };

/** What sells plans, which lies above the payments. */
export type RecordedPlans = {
	/** What is wrong with the plan, the buyer or the amount, by field. */
	faultsOf(db: Db, plan: RecordedPlan): Promise<ErrorItem[]>;
	/**
	 * Locks the listing and says what the payment is for; `save` writes what it buys, once the payment is in the books. The
	 * caller holds the account of the listing's owner. Throws bad_input and conflict.
	 */
	prepare(tx: Db, plan: RecordedPlan, ownerId: string): Promise<PreparedPlan>;
};
export type PreparedPlan = {
	paymentForCategory: PaymentCategory;
	save(tx: Db, payment: { id: string; status: PaymentStatus }): Promise<void>;
};
