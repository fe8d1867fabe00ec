import type { FastifyInstance } from "fastify";
import { requireFreshCode } from "../../platform/server/fresh-code.ts";
import { registerRoutes } from "../../platform/server/routes.ts";
import { paymentsApi } from "../payments.contract.ts";
import type { PaymentsService } from "./payments.service.ts";
import type { PaymentRecords } from "./record-payment.ts";

/** The calls about payments. */
export function registerPayments(
	app: FastifyInstance,
	{ payments, records }: { payments: Pick<PaymentsService, "standing" | "hear">; records: PaymentRecords },
): void {
	registerRoutes(app, "Payments", paymentsApi, {
		"GET /api/payments/:merchantTransactionId/status": ({ viewer, params }) =>
			payments.standing(viewer, params.merchantTransactionId),
		"POST /api/payments/phonepe/callback": ({ request, body }) =>
			payments.hear({ headers: request.headers, body }),
		"POST /api/payments/history/record": async ({ viewer, body, idempotencyKey }) => {
			if (body.paymentType === "refund") requireFreshCode(viewer);
			return records.record(viewer, body, idempotencyKey);
		},
	});
}
