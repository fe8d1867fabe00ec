import { readUsersByIds } from "../../../accounts/server/accounts.api.ts";
import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { findJobOwner, readJobTitles, removeJobByStaff } from "../../../job-board/server/job-board.api.ts";
import {
	findLeadCustomer,
	hasOfferFrom,
	readLeadSubjects,
	removeLead,
} from "../../../leads/server/leads.api.ts";
import { isPublicStatus } from "../../../listings/listing.ts";
import { readListingFacts, readListingTitles } from "../../../listings/server/listings.api.ts";
import { displayName } from "../../../places/location.ts";
import type { Viewer } from "../../../platform/access.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { hasProfile, removeProfileByStaff } from "../../../profiles/server/profiles.api.ts";
import { m } from "../../../paraglide/messages.js";
import {
	findReviewAuthor,
	readReportedReviews,
	removeReviewByStaff,
} from "../../../reviews/server/reviews.api.ts";
import { reviewRules } from "../../../reviews/review.ts";
import { conductRules } from "../../conduct.ts";
import type { RemovalRule, ReportSubject } from "../../report.ts";
import { suspendOneListing } from "../suspensions/suspend.ts";
import type { SafetyContext } from "../safety.context.ts";

/** Who takes something down, and what its owner reads as the reason. */
export type Removal = {
	viewer: Viewer;
	/** One of the subject's rules. */
	rule: RemovalRule;
	reason: string;
	snapshot: CatalogueSnapshot;
};

type Subject = {
	/** The person who published it; undefined if it does not exist for this viewer. */
	findOwner: (ctx: SafetyContext, viewer: Viewer, id: string) => Promise<string | undefined>;
	/** What staff read as its title, by id; missing if it is gone. */
	readTitles: (ctx: SafetyContext, ids: readonly string[]) => Promise<Map<string, string>>;
	/** Takes it down and notifies its owner; does nothing if it is gone or ended. */
	remove: (ctx: SafetyContext, tx: Db, id: string, removal: Removal) => Promise<void>;
};

async function findListingOwner({ db }: SafetyContext, { userId }: Viewer, id: string) {
	const listing = await readListingFacts(db, id);
	if (listing === undefined) return undefined;
	// A customer keeps the offer of a professional whose listing is no longer public.
	const isSeen =
		isPublicStatus[listing.status] || (await hasOfferFrom(db, { customerId: userId, listingId: id }));
	return isSeen ? listing.userId : undefined;
}

async function readLeadTitles({ db, catalogue }: SafetyContext, ids: readonly string[]) {
	const { serviceById, places } = await catalogue.snapshot();
	return new Map(
		(await readLeadSubjects(db, ids)).map(({ id, serviceId, locationId }) => {
			const place = places.byId.get(locationId);
			const service = serviceById.get(serviceId)?.type ?? "";
			return [
				id,
				m["leads.card.untitled"]({ service, place: place === undefined ? "" : displayName(place) }),
			];
		}),
	);
}

async function readNames({ db }: SafetyContext, ids: readonly string[]) {
	return new Map([...(await readUsersByIds(db, ids))].map(([id, { name }]) => [id, name ?? ""]));
}

/** What each kind of subject needs; a new kind is one more entry. */
export const reportedSubjects: Record<ReportSubject, Subject> = {
	lead: {
		findOwner: findLeadCustomer,
		readTitles: readLeadTitles,
		remove: (ctx, tx, id) => removeLead(ctx.leads, tx, id),
	},
	listing: {
		findOwner: findListingOwner,
		readTitles: ({ db }, ids) => readListingTitles(db, ids),
		remove: async (ctx, tx, id, { viewer, rule: named, reason }) => {
			const status = (await readListingFacts(tx, id))?.status;
			const rule = conductRules.find((one) => one === named);
			if (status === undefined || rule === undefined || !isPublicStatus[status]) return;
			await suspendOneListing(ctx, tx, viewer, { listingId: id, rule, evidence: reason, until: null });
		},
	},
	job: {
		findOwner: ({ db, clock }, viewer, id) => findJobOwner(db, viewer, { jobId: id, now: clock() }),
		readTitles: ({ db }, ids) => readJobTitles(db, ids),
		remove: ({ jobBoard }, tx, id, { viewer, reason }) =>
			removeJobByStaff(jobBoard, tx, viewer, { jobId: id, reason }),
	},
	review: {
		findOwner: ({ db }, viewer, id) => findReviewAuthor(db, viewer, id),
		readTitles: async ({ db }, ids) =>
			new Map([...(await readReportedReviews(db, ids))].map(([id, { about }]) => [id, about])),
		remove: async ({ leads, ...ctx }, tx, id, { viewer, rule: named, reason, snapshot }) => {
			const rule = reviewRules.find((one) => one === named);
			if (rule === undefined) return;
			const moves = { ...ctx, publishChanges: leads.publishChanges, snapshot };
			await removeReviewByStaff(moves, tx, viewer, { reviewId: id, rule, reason });
		},
	},
	profile: {
		findOwner: async ({ db }, _viewer, id) => ((await hasProfile(db, id)) ? id : undefined),
		readTitles: readNames,
		remove: async ({ profiles, notify, clock }, tx, id, { reason }) => {
			await removeProfileByStaff(profiles, tx, id);
			await notify(tx, [
				{
					userId: id,
					kind: "profile.removed",
					subjectId: id,
					details: { reason },
					occasion: `profile.removed:${clock().toISOString()}`,
				},
			]);
		},
	},
};
