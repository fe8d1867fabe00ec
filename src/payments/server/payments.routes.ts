import type { FastifyInstance } from "fastify";
import { idempotencyKey } from "../../platform/server/idempotency.ts";
import { registerRoutes } from "../../platform/server/routes.ts";
import { paymentsApi } from "../payments.contract.ts";
import type { PaymentsWing } from "./payments.service.ts";
import type { PaymentRecords } from "./record-payment.ts";

/** The calls about payments. */
export function registerPayments(
	app: FastifyInstance,
	{ payments, records }: { payments: Pick<PaymentsWing, "standing" | "hear">; records: PaymentRecords },
): void {
	registerRoutes(app, "Payments", paymentsApi, {
		"GET /api/payments/:merchantTransactionId/status": ({ viewer, params }) =>
			payments.standing(viewer, params.merchantTransactionId),
		"POST /api/payments/phonepe/callback": ({ request, body }) =>
			payments.hear({ headers: request.headers, body }),
		"POST /api/payments/history/record": async ({ viewer, body, request }) => ({
			payment: await records.record(viewer, body, idempotencyKey(request)),
		}),
	});
}
