import { personalData } from "../../platform/server/database/personal-data.ts";
import {
	paymentAnswers,
	paymentMonthTotals,
	payments,
	paymentTotals,
	sandboxOrders,
	sandboxRefunds,
} from "./payments.tables.ts";

export const personalTables = [
	// Books of account, which tax law requires us to keep. They name the payer only by the account's id.
	personalData(payments, {
		id: "kept, exported",
		merchantTransactionId: "kept, exported",
		userId: "kept, internal",
		startedBy: "kept, internal",
		amount: "kept, exported",
		currency: "kept, exported",
		paymentType: "kept, exported",
		paymentMethod: "kept, exported",
		status: "kept, exported",
		itemType: "kept, exported",
		itemId: "kept, exported",
		paymentForCategory: "kept, exported",
		provider: "kept, internal",
		providerOrderId: "kept, internal",
		transactionId: "kept, exported",
		redirectUrl: "kept, internal",
		expiresAt: "kept, internal",
		askedAt: "kept, internal",
		askAt: "kept, internal",
		attention: "kept, internal",
		remarks: "cleared, exported",
		isTestPayment: "kept, exported",
		refundOf: "kept, internal",
		refundedPlan: "kept, exported",
		refundedReward: "kept, internal",
		paymentDate: "kept, exported",
		createdAt: "kept, exported",
		updatedAt: "kept, internal",
		kind: "kept, internal",
	}),
	// The provider's answers are evidence in disputes; a job deletes them once the payment is over.
	personalData(paymentAnswers, {
		id: "deleted, internal",
		paymentId: "deleted, internal",
		source: "deleted, internal",
		httpStatus: "deleted, internal",
		body: "deleted, internal",
		receivedAt: "deleted, internal",
	}),
];

// Sums, and the sandbox provider's books, which name orders and no people.
export const otherTables = [paymentTotals, paymentMonthTotals, sandboxOrders, sandboxRefunds];
