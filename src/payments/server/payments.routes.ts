import type { FastifyInstance } from "fastify";
import { requireFreshCode } from "../../platform/server/http/fresh-code.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { paymentsApi } from "../payments.contract.ts";
import type { PaymentsService } from "./payments.service.ts";
import { refundApi } from "../refund.contract.ts";
import type { PaymentRecords } from "./record-payment.ts";
import type { Refunds } from "./refund-payment.ts";

/** The calls about payments. */
export function registerPayments(
	app: FastifyInstance,
	{
		payments,
		records,
		refunds,
	}: { payments: Pick<PaymentsService, "standing" | "hear">; records: PaymentRecords; refunds: Refunds },
): void {
	registerRoutes(
		app,
		"Payments",
		{ ...paymentsApi, ...refundApi },
		{
			"GET /api/payments/:merchantTransactionId/status": ({ viewer, params }) =>
				payments.standing(viewer, params.merchantTransactionId),
			"POST /api/payments/phonepe/callback": ({ request, body }) =>
				payments.hear({ headers: request.headers, body }),
			"POST /api/payments/history/record": async ({ viewer, body, idempotencyKey }) => {
				if (body.paymentType === "refund") requireFreshCode(viewer);
				return records.record(viewer, body, idempotencyKey);
			},
			"POST /api/payments/:merchantTransactionId/refund": async ({
				viewer,
				params,
				body,
				idempotencyKey,
			}) => ({
				payment: await refunds.refund(viewer, params.merchantTransactionId, body, idempotencyKey),
			}),
		},
	);
}
