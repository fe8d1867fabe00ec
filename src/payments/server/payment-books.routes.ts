import type { FastifyInstance } from "fastify";
import { csvBatch, sendCsv } from "../../platform/server/http/csv.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { paymentHistoryApi } from "../payment-history.contract.ts";
import { paymentDetailsApi } from "../payment-details.contract.ts";
import { paymentOverviewApi } from "../payment-overview.contract.ts";
import { listPayments, presentTotals } from "./list-payments.ts";
import { paymentCsvColumns } from "./payment-columns.ts";
import { readOverview } from "./read-overview.ts";
import type { PaymentsContext } from "./payments.context.ts";
import { readPayment } from "./read-payment.ts";
import { showPayerNumberApi } from "../show-number.contract.ts";
import { showPayerNumber } from "./show-payer-number.ts";

/** Registers the routes with which admins read payments. */
export function registerPaymentBooks(app: FastifyInstance, ctx: PaymentsContext): void {
	registerRoutes(
		app,
		"Payments",
		{ ...paymentHistoryApi, ...paymentOverviewApi, ...paymentDetailsApi, ...showPayerNumberApi },
		{
			"GET /api/payments/:merchantTransactionId": ({ params }) =>
				readPayment(ctx, params.merchantTransactionId),
			"POST /api/payments/:merchantTransactionId/show-number": ({ viewer, params, body }) =>
				showPayerNumber(ctx, viewer, params.merchantTransactionId, body),
			"GET /api/payments/overview": () => readOverview(ctx),
			"GET /api/payments/history/details": async ({ query: { limit, ...query } }) => {
				const { rows, nextCursor, totals } = await listPayments(ctx, query, limit);
				return { ...presentTotals(totals), payments: rows, nextCursor };
			},
			"GET /api/payments/history/export.csv": ({ query, reply }) =>
				sendCsv(reply, "payments", paymentCsvColumns, (cursor) =>
					listPayments(ctx, { ...query, cursor }, csvBatch),
				),
		},
	);
}
