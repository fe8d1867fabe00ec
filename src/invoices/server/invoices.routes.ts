import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/routes.ts";
import type { InvoiceKind } from "../invoice.ts";
import { invoicesApi } from "../invoices.contract.ts";
import type { Invoices } from "./invoices.service.ts";

const fileNames: Record<InvoiceKind, string> = {
	"tax-invoice": "invoice.pdf",
	receipt: "invoice.pdf",
	"credit-note": "credit-note.pdf",
};

/** The calls for what was issued for a subscription. */
export function registerInvoices(app: FastifyInstance, invoices: Invoices): void {
	registerRoutes(app, "Invoices", invoicesApi, {
		"GET /api/subscription/professionals/:subscriptionId/invoice": async (call) => {
			const { viewer, params, query, reply } = call;
			const { kind, file } = await invoices.openOf(viewer, params.subscriptionId, query.number);
			await reply
				.headers({
					"content-type": "application/pdf",
					"content-length": file.byteLength,
					"content-disposition": `attachment; filename="${fileNames[kind]}"`,
					"cache-control": "no-store",
					"x-content-type-options": "nosniff",
				})
				.send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
		},
		"GET /api/subscription/professionals/:subscriptionId/documents": async ({ viewer, params }) => ({
			documents: await invoices.listOf(viewer, params.subscriptionId),
		}),
	});
}
