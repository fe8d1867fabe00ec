import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { leadTransition, withdrawnSince } from "../lead.ts";
import { isOwn } from "../leads.policy.ts";
import type { createLeadEnd } from "./end-lead.ts";
import { lockLead, type LockedLead } from "./lead-lock.repository.ts";
import { type LeadNames, namesOf, readNamesOf } from "./lead-news.ts";
import { lockOpenLeadsOf } from "./leads.repository.ts";

type Needs = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	endLead: ReturnType<typeof createLeadEnd>;
};

/**
 * The customer's "I'm done". It hides the number from everybody at once. Who is done without having booked anybody has
 * withdrawn: what claims of the last `withdrawalHours` cost comes back.
 */
export function createClosing({ database, clock, catalogue, endLead }: Needs) {
	/** Throws not_found, forbidden for others than the customer, conflict where the lead is closed already. */
	async function close(viewer: Viewer, leadId: string): Promise<void> {
		const names = namesOf(await catalogue.snapshot());
		await inTransaction(database.db, async (tx) => {
			const lead = await lockLead(tx, leadId);
			if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
			if (!isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.close.not_customer"]());
			if (!(await closeLocked(tx, lead, names))) throw new AppError("conflict", m["leads.close.already"]());
		});
	}

	/** Closes all open leads of a person whose account goes, in that transaction. */
	async function closeAllOf(tx: Db, customerId: string): Promise<void> {
		for (const leadId of await lockOpenLeadsOf(tx, customerId)) {
			const lead = await lockLead(tx, leadId);
			if (lead !== undefined) await closeLocked(tx, lead, await readNamesOf(tx, lead));
		}
	}

	/** False where the lead is closed already. */
	async function closeLocked(tx: Db, lead: LockedLead, names: LeadNames): Promise<boolean> {
		const step = leadTransition(lead.status, "close", "customer");
		if (step === undefined) return false;
		const now = clock();
		const returned =
			step.from !== "booked" ? { since: withdrawnSince(now), reason: "withdrawn" as const } : null;
		await endLead(tx, lead, names, { step, why: "done", returned, now });
		return true;
	}

	return { close, closeAllOf };
}
