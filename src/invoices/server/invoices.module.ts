import type { FastifyInstance } from "fastify";
import type { PaymentMoved } from "../../payments/server/payments.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import type { InvoicesContext } from "./invoices.context.ts";
import { erasePersonalData, exportInvoicesOf } from "./invoices.events.ts";
import { registerInvoices } from "./invoices.routes.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { registerMonthList } from "./month-list.routes.ts";
import { createPdfThread } from "./pdf/pdf-thread.ts";
import { sellerFrom } from "./seller.ts";

type Dependencies = Pick<InvoicesContext, "db" | "clock" | "readServiceNames" | "traceMobiles"> & {
	settings: Settings;
};
export type InvoicesModule = ReturnType<typeof createInvoicesModule>;

/** Creates the module's context and its listeners to events of other modules. Throws SettingsError. */
export function createInvoicesModule(dependencies: Dependencies) {
	const { settings, db, clock, readServiceNames, traceMobiles } = dependencies;
	const ctx: InvoicesContext = {
		db,
		clock,
		readServiceNames,
		traceMobiles,
		seller: sellerFrom(settings),
		pdf: createPdfThread(),
		renderings: new Map(),
	};
	return {
		ctx,
		// Runs after all other listeners, because it locks the counter of invoice numbers.
		issueFor: (tx: Db, moved: PaymentMoved) => issueInvoice(ctx, tx, moved),
		erasePersonalData,
		exportPerson: exportInvoicesOf,
	};
}

/** Registers the module's routes. The thread that renders PDF files ends with the server. */
export function registerInvoicesModule({ app }: { app: FastifyInstance }, { ctx }: InvoicesModule): void {
	registerInvoices(app, ctx);
	registerMonthList(app, ctx);
	app.addHook("onClose", () => ctx.pdf.stop());
}
