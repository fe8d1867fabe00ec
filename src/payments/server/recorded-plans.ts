import type { Paise } from "../../platform/money.ts";
import type { ErrorItem } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { PaymentCategory, PaymentStatus } from "../payment.ts";
import type { RecordedBuyer } from "../payments.contract.ts";

/** A plan that a payment recorded by hand buys. */
export type RecordedPlan = { listingId: string; planId: string; buyer: RecordedBuyer; amount: Paise };

/** What sells plans, which lies above the payments. */
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
