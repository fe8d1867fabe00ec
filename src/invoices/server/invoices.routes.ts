import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import type { InvoiceKind } from "../invoice.ts";
import { invoicesApi } from "../invoices.contract.ts";
import type { InvoicesContext } from "./invoices.context.ts";
import { listDocuments, openDocument } from "./open-invoice.ts";

const fileNames: Record<InvoiceKind, string> = {
	"tax-invoice": "invoice.pdf",
	receipt: "invoice.pdf",
	"credit-note": "credit-note.pdf",
};

/** Registers the routes for the documents of a subscription. */
export function registerInvoices(app: FastifyInstance, ctx: InvoicesContext): void {
	registerRoutes(app, "Invoices", invoicesApi, {
		"GET /api/subscription/professionals/:subscriptionId/invoice": async (call) => {
			const { viewer, params, query, reply } = call;
			const { kind, file, mobile } = await openDocument(ctx, viewer, params.subscriptionId, query.number);
			// The mobile is inside the file, where the general audit of responses cannot find it.
			await ctx.traceMobiles(viewer, "GET /api/subscription/professionals/:subscriptionId/invoice", mobile);
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
			documents: await listDocuments(ctx, viewer, params.subscriptionId),
		}),
	});
}
