import { readWaitingReports } from "../../leads/server/leads.api.ts";
import { readOnboardedRegistrations, readWaitingRegistrations } from "../../listings/server/listings.api.ts";
import { readStuckPayments } from "../../payments/server/payments.api.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Waiting } from "../../platform/server/database/waiting.repository.ts";
import { readOpenReports, readWaitingAppeals } from "../../safety/server/safety.api.ts";
import { readHeldReviews, readOpenAppeals } from "../../reviews/server/reviews.api.ts";
import { readExpiringPlans } from "../../subscriptions/server/subscriptions.api.ts";
import type { WaitingWork } from "../back-office.contract.ts";
import { type WorkKind, workOf } from "../work.ts";
import type { BackOfficeContext } from "./back-office.context.ts";

type ReadWork = (ctx: BackOfficeContext, viewer: Viewer) => Promise<Waiting>;

const readWork: Record<WorkKind, ReadWork> = {
	"paid-registrations": ({ db }) => readWaitingRegistrations(db, { isPaid: true }),
	"unpaid-registrations": ({ db }) => readWaitingRegistrations(db, { isPaid: false }),
	"own-registrations": ({ db }, { userId }) => readOnboardedRegistrations(db, userId),
	"wrong-numbers": ({ db }) => readWaitingReports(db),
	appeals: ({ db }) => readWaitingAppeals(db),
	reports: ({ db }) => readOpenReports(db),
	"held-reviews": ({ db }) => readHeldReviews(db),
	"review-appeals": ({ db }) => readOpenAppeals(db),
	"stuck-payments": ({ db, clock }) => readStuckPayments(db, clock()),
	"expiring-plans": ({ db, clock }) => readExpiringPlans(db, clock()),
};

/** The open tasks of this viewer's role, most urgent first. */
export function listWork(ctx: BackOfficeContext, viewer: Viewer): Promise<WaitingWork[]> {
	return Promise.all(
		workOf(viewer).map(async (kind) => {
			const { count, oldest } = await readWork[kind](ctx, viewer);
			return { kind, count, oldest: oldest?.toISOString() ?? null };
		}),
	);
}
