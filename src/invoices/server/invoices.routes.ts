import type { FastifyInstance } from "fastify";
import type { Viewer } from "../../platform/access.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import type { InvoiceKind } from "../invoice.ts";
import { invoicesApi } from "../invoices.contract.ts";
import type { Invoices } from "./invoices.service.ts";

/** Writes down whose mobile is shown to staff. */
export type TraceMobiles = (viewer: Viewer, call: string, shown: unknown) => Promise<void>;

const fileNames: Record<InvoiceKind, string> = {
	"tax-invoice": "invoice.pdf",
	receipt: "invoice.pdf",
	"credit-note": "credit-note.pdf",
};

/** The calls for what was issued for a subscription. */
export function registerInvoices(app: FastifyInstance, invoices: Invoices, traceMobiles: TraceMobiles): void {
	registerRoutes(app, "Invoices", invoicesApi, {
		"GET /api/subscription/professionals/:subscriptionId/invoice": async (call) => {
			const { viewer, params, query, reply } = call;
			const { kind, file, mobile } = await invoices.openOf(viewer, params.subscriptionId, query.number);
			// A file is not visible to others.
			await traceMobiles(viewer, "GET /api/subscription/professionals/:subscriptionId/invoice", mobile);
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
