import type { Service, ServiceChoice } from "../../catalogue/catalogue.ts";
import type { PendingPayment } from "../../payments/server/payments.api.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import { leadsRemaining, planInWords } from "../subscription.ts";
import type { PendingPurchase, PlanAnswer, SubscriptionAnswer } from "../subscriptions.contract.ts";
import type { PlanRow } from "./plans.repository.ts";
import type { SubscriptionRow } from "./subscriptions.repository.ts";

/** A plan on offer; its price is in rupees. */
export function presentPlan(
	plan: PlanRow,
	service: Pick<Service, "type">,
	choice: Pick<ServiceChoice, "id" | "name"> | null,
): PlanAnswer {
	return {
		_id: plan.id,
		serviceId: { _id: plan.serviceId, type: service.type },
		choiceOfService: choice === null ? null : { _id: choice.id, name: choice.name },
		type: plan.type,
		price: rupeesFromPaise(plan.price),
		durationInMonths: plan.durationInMonths,
		numberOfLeads: plan.numberOfLeads,
		enabled: plan.enabled,
	};
}

/** A pending payment for a listing, for its owner and staff. */
export function presentPending(payment: PendingPayment, paymentPlan: string): PendingPurchase {
	const { merchantTransactionId, amount, createdAt } = payment;
	return {
		merchantTransactionId,
		paymentPlan: planInWords(paymentPlan),
		amount: rupeesFromPaise(amount),
		createdAt: createdAt.toISOString(),
	};
}

/** A subscription for its owner and staff; the person is null if the account is deleted. */
export function presentSubscription(
	row: SubscriptionRow,
	person: { name: string | null; mobile: string } | undefined,
	creditNotes: readonly string[],
): SubscriptionAnswer {
	return {
		_id: row.id,
		subscriptionType: row.subscriptionType,
		status: row.status,
		price: rupeesFromPaise(row.price),
		durationInMonths: row.durationInMonths,
		leadsAllocated: row.leadsAllocated,
		leadsClaimed: row.leadsClaimed,
		leadsRemaining: leadsRemaining(row),
		paymentPlan: planInWords(row.paymentPlan),
		paymentStatus: row.paymentStatus,
		hasInvoice: row.paymentStatus === "success" && row.paymentId !== null && row.price > 0,
		creditNotes: [...creditNotes],
		activatedAt: row.activatedAt?.toISOString() ?? null,
		endsAt: row.endsAt?.toISOString() ?? null,
		pausedAt: row.pausedAt?.toISOString() ?? null,
		refundedAt: row.refundedAt?.toISOString() ?? null,
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
		user: { _id: row.userId, name: person?.name ?? null, mobile: person?.mobile ?? null },
	};
}
