import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Settings } from "../../platform/server/settings.ts";
import { exportInvoicesOf, forgetInvoicesOf } from "./invoices.events.ts";
import { registerInvoices, type TraceMobiles } from "./invoices.routes.ts";
import { createInvoices, type ReadSubscription } from "./invoices.service.ts";
import { issueInvoices, type ReadServiceNames } from "./issue-invoice.ts";
import { registerMonthList } from "./month-list.routes.ts";
import { createPdfThread } from "./pdf/pdf-thread.ts";
import { createSeller } from "./seller.ts";

type Needs = {
	settings: Settings;
	db: Db;
	clock: Clock;
	/** Whose name stands on receipts where the settings name nobody. */
	fallbackName: string;
	readServiceNames: ReadServiceNames;
	readSubscription: ReadSubscription;
	traceMobiles: TraceMobiles;
};
export type InvoicesWing = ReturnType<typeof createInvoicesWing>;

/** The wing put together, and what it does when the wings below announce something. Throws SettingsError. */
export function createInvoicesWing(needs: Needs) {
	const { settings, db, clock, fallbackName, readServiceNames, readSubscription, traceMobiles } = needs;
	const seller = createSeller(settings, fallbackName);
	const pdf = createPdfThread();
	return {
		invoices: createInvoices({ db, readSubscription, pdf }),
		pdf,
		ctx: { db, clock },
		traceMobiles,
		/** To listen to payments that moved, behind all others: it locks the counter of numbers. */
		issueFor: issueInvoices({ clock, seller, readServiceNames }),
		/** To listen to the deletion of an account. */
		forgetPerson: forgetInvoicesOf,
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportInvoicesOf,
	};
}

/** The wing's calls; its thread ends with the server. */
export function registerInvoicesWing(
	{ app }: { app: FastifyInstance },
	{ invoices, pdf, traceMobiles, ctx }: InvoicesWing,
): void {
	registerInvoices(app, invoices, traceMobiles);
	registerMonthList(app, ctx);
	app.addHook("onClose", () => pdf.stop());
}
