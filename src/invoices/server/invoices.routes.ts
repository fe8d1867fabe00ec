import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/routes.ts";
import { invoicesApi } from "../invoices.contract.ts";
import type { Invoices } from "./invoices.service.ts";

/** The call for a subscription's invoice. */
export function registerInvoices(app: FastifyInstance, invoices: Pick<Invoices, "openOf">): void {
	registerRoutes(app, "Invoices", invoicesApi, {
		"GET /api/subscription/professionals/:subscriptionId/invoice": async ({ viewer, params, reply }) => {
			const file = await invoices.openOf(viewer, params.subscriptionId);
			await reply
				.headers({
					"content-type": "application/pdf",
					"content-length": file.byteLength,
					"content-disposition": 'attachment; filename="invoice.pdf"',
					"cache-control": "no-store",
					"x-content-type-options": "nosniff",
				})
				.send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
		},
	});
}
