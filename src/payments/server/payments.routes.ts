import type { FastifyInstance } from "fastify";
import { requireFreshCode } from "../../platform/server/http/fresh-code.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { paymentsApi } from "../payments.contract.ts";
import { refundApi } from "../refund.contract.ts";
import type { PaymentsContext } from "./payments.context.ts";
import { readProgress } from "./read-progress.ts";
import { receiveMessage } from "./receive-message.ts";
import { recordPayment } from "./record-payment.ts";
import { refundPayment } from "./refund-payment.ts";

/** Registers the routes for payments. */
export function registerPayments(app: FastifyInstance, ctx: PaymentsContext): void {
	registerRoutes(
		app,
		"Payments",
		{ ...paymentsApi, ...refundApi },
		{
			"GET /api/payments/:merchantTransactionId/status": ({ viewer, params }) =>
				readProgress(ctx, viewer, params.merchantTransactionId),
			"POST /api/payments/phonepe/callback": ({ request, body }) =>
				receiveMessage(ctx, { headers: request.headers, body }),
			"POST /api/payments/history/record": async ({ viewer, body, idempotencyKey }) => {
				if (body.paymentType === "refund") requireFreshCode(viewer);
				return recordPayment(ctx, viewer, body, idempotencyKey);
			},
			"POST /api/payments/:merchantTransactionId/refund": async ({
				viewer,
				params,
				body,
				idempotencyKey,
			}) => ({
				payment: await refundPayment(ctx, viewer, params.merchantTransactionId, body, idempotencyKey),
			}),
		},
	);
}
