import type { FastifyInstance } from "fastify";
import { sendCsv } from "../../platform/server/http/csv.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { monthListApi } from "../month-list.contract.ts";
import { gstColumns } from "./gst-columns.ts";
import { exportMonth, listMonth, type MonthContext } from "./list-month.ts";

/** The calls with which an accountant reads what was issued in a month. */
export function registerMonthList(app: FastifyInstance, ctx: MonthContext): void {
	registerRoutes(app, "Invoices", monthListApi, {
		"GET /api/invoices": ({ query: { limit, ...asked } }) => listMonth(ctx, asked, limit),
		"GET /api/invoices/export.csv": ({ query, reply }) => {
			const { name, readRows } = exportMonth(ctx, query);
			return sendCsv(reply, name, gstColumns, readRows);
		},
	});
}
