import type { FastifyInstance } from "fastify";
import { sendCsv } from "../../platform/server/http/csv.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { monthListApi } from "../month-list.contract.ts";
import { gstColumns } from "./gst-columns.ts";
import type { InvoicesContext } from "./invoices.context.ts";
import { exportMonth, listMonth } from "./list-month.ts";

/** Registers the routes with which an accountant reads a month's documents. */
export function registerMonthList(app: FastifyInstance, ctx: InvoicesContext): void {
	registerRoutes(app, "Invoices", monthListApi, {
		"GET /api/invoices": ({ query: { limit, ...query } }) => listMonth(ctx, query, limit),
		"GET /api/invoices/export.csv": ({ query, reply }) => {
			const { name, readRows } = exportMonth(ctx, query);
			return sendCsv(reply, name, gstColumns, readRows);
		},
	});
}
