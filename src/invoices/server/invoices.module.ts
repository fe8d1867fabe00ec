import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { exportInvoicesOf, eraseInvoicesOf } from "./invoices.events.ts";
import { registerInvoices, type TraceMobiles } from "./invoices.routes.ts";
import { createInvoices, type ReadSubscription } from "./invoices.service.ts";
import { issueInvoices, type ReadServiceNames } from "./issue-invoice.ts";
import { registerMonthList } from "./month-list.routes.ts";
import { createPdfThread } from "./pdf/pdf-thread.ts";
import { createSeller } from "./seller.ts";

type Dependencies = {
	settings: Settings;
	db: Db;
	clock: Clock;
	/** The name on receipts if the settings name no seller. */
	fallbackName: string;
	readServiceNames: ReadServiceNames;
	readSubscription: ReadSubscription;
	traceMobiles: TraceMobiles;
};
export type InvoicesModule = ReturnType<typeof createInvoicesModule>;

/** The module put together, and what it does when the modules below announce something. Throws SettingsError. */
export function createInvoicesModule(needs: Dependencies) {
	const { settings, db, clock, fallbackName, readServiceNames, readSubscription, traceMobiles } = needs;
	const seller = createSeller(settings, fallbackName);
	const pdf = createPdfThread();
	return {
		invoices: createInvoices({ db, readSubscription, pdf }),
		pdf,
		ctx: { db, clock },
		traceMobiles,
		/** Listens to payments that moved, after all other listeners, because it locks the counter of numbers. */
		issueFor: issueInvoices({ clock, seller, readServiceNames }),
		/** To listen to the deletion of an account. */
		erasePersonalData: eraseInvoicesOf,
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportInvoicesOf,
	};
}

/** The module's calls; its thread ends with the server. */
export function registerInvoicesModule(
	{ app }: { app: FastifyInstance },
	{ invoices, pdf, traceMobiles, ctx }: InvoicesModule,
): void {
	registerInvoices(app, invoices, traceMobiles);
	registerMonthList(app, ctx);
	app.addHook("onClose", () => pdf.stop());
}
