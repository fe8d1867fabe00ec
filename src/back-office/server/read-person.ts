import { readPersonSessions, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import { readPersonJobs } from "../../job-board/server/job-board.api.ts";
import { readPersonLeads, readPersonReports } from "../../leads/server/leads.api.ts";
import { readPersonListings } from "../../listings/server/listings.api.ts";
import { readPersonPayments } from "../../payments/server/payments.api.ts";
import { mayCall, type Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import { maskMobile } from "../../platform/mobile.ts";
import type { PersonPage } from "../back-office.contract.ts";
import type { BackOfficeContext } from "./back-office.context.ts";
import { createRecordPresenter } from "./present-record.ts";

/** A person's records for one page. Throws not_found without such an account. */
export async function readPerson(
	{ db, clock, catalogue }: BackOfficeContext,
	viewer: Viewer,
	userId: string,
): Promise<PersonPage> {
	const user = (await readUsersByIds(db, [userId])).get(userId);
	if (user === undefined) throw notFound();
	const now = clock();
	const [snapshot, listings, leads, jobs, reports, payments, sessions] = await Promise.all([
		catalogue.snapshot(),
		readPersonListings(db, userId),
		readPersonLeads(db, userId, now),
		readPersonJobs(db, userId),
		readPersonReports(db, userId),
		mayCall("admin", viewer) ? readPersonPayments(db, userId) : null,
		readPersonSessions(db, userId, now),
	]);
	const present = createRecordPresenter(snapshot);
	return {
		_id: user.id,
		name: user.name,
		mobile: maskMobile(user.mobile),
		role: user.role,
		isSuspended: user.suspendedAt !== null,
		registeredAt: user.createdAt.toISOString(),
		listings: listings.map(present),
		leads: leads.map(present),
		jobs: jobs.map(present),
		reports: reports.map(present),
		payments: payments?.map((one) => ({ ...present(one), isRefund: one.isRefund })) ?? null,
		sessions: sessions.map(({ device, createdAt, lastUsedAt }) => ({
			device,
			createdAt: createdAt.toISOString(),
			lastUsedAt: lastUsedAt.toISOString(),
		})),
	};
}
