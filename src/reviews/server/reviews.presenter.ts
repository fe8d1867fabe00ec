import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import { displayName } from "../../places/location.ts";
import { indianDay } from "../../platform/dates.ts";
import { maskContacts } from "../../platform/mask-contacts.ts";
import type { StaffReview } from "../moderation.contract.ts";
import type { OwnReview, ReviewAnswer } from "../reviews.contract.ts";
import {
	mayAppeal,
	mayDecideAppeal,
	mayPublish,
	mayRemove,
	mayReply,
	mayWithdraw,
	type ReviewFacts,
	type ReviewViewer,
} from "../reviews.policy.ts";
import type { ReviewRow } from "./reviews.repository.ts";

type Names = Pick<CatalogueSnapshot, "serviceById" | "places">;

/** What the policy needs to know about a stored review. */
export const factsOfReview = (row: ReviewRow): ReviewFacts => ({
	...row,
	hasAppeal: row.appealedAt !== null,
	hasReply: row.reply !== null,
});

/** The service and the place of the work. */
function workOf({ serviceId, locationId }: ReviewRow, { serviceById, places }: Names) {
	const place = places.byId.get(locationId);
	return {
		serviceName: serviceById.get(serviceId)?.type ?? "",
		place: place === undefined ? "" : displayName(place),
	};
}

/** A published review, without anything that says who wrote it. */
export function presentReview(row: ReviewRow, viewer: ReviewViewer, names: Names): ReviewAnswer {
	return {
		_id: row.id,
		stars: row.stars,
		text: row.text,
		tags: row.tags,
		month: indianDay(row.writtenAt).slice(0, 7),
		...workOf(row, names),
		reply: row.reply,
		abilities: { reply: mayReply(factsOfReview(row), viewer) },
	};
}

function removalOf({ status, removalRule: rule, removalReason: reason, statusChangedAt }: ReviewRow) {
	if (status !== "removed" || rule === null) return null;
	return { rule, reason: reason ?? "", at: statusChangedAt.toISOString() };
}

function appealOf({ appealText, appealedAt, appealOutcome: outcome, appealReason: reason }: ReviewRow) {
	if (appealedAt === null) return null;
	return { text: appealText ?? "", sentAt: appealedAt.toISOString(), outcome, reason };
}

type Whole = Pick<
	OwnReview,
	| "_id"
	| "leadId"
	| "side"
	| "status"
	| "stars"
	| "text"
	| "tags"
	| "writtenAt"
	| "reply"
	| "removal"
	| "appeal"
>;

const wholeOf = (row: ReviewRow): Whole => ({
	_id: row.id,
	leadId: row.leadId,
	side: row.side,
	status: row.status,
	stars: row.stars,
	text: row.text,
	tags: row.tags,
	writtenAt: row.writtenAt.toISOString(),
	reply: row.reply,
	removal: removalOf(row),
	appeal: appealOf(row),
});

/** A review as its author reads it. */
export function presentOwnReview(row: ReviewRow, viewer: ReviewViewer): OwnReview {
	const facts = factsOfReview(row);
	return {
		...wholeOf(row),
		abilities: { withdraw: mayWithdraw(facts, viewer), appeal: mayAppeal(facts, viewer) },
	};
}

/** A review as managers read it. Names are by user id and listing id; those of deleted accounts are missing. */
export function presentStaffReview(
	row: ReviewRow,
	viewer: ReviewViewer,
	{
		people,
		titles,
		...names
	}: Names & {
		people: ReadonlyMap<string, { name: string | null }>;
		titles: ReadonlyMap<string, string>;
	},
): StaffReview {
	const facts = factsOfReview(row);
	const appeal = appealOf(row);
	return {
		...wholeOf(row),
		...workOf(row, names),
		appeal: appeal && { ...appeal, text: maskContacts(appeal.text) },
		holdReason: row.status === "held" ? row.holdReason : null,
		statusChangedAt: row.statusChangedAt.toISOString(),
		listing: { _id: row.listingId, name: titles.get(row.listingId) ?? "" },
		author: { userId: row.authorId, name: people.get(row.authorId)?.name ?? "" },
		removedBy: row.removedBy && (people.get(row.removedBy)?.name ?? ""),
		abilities: {
			publish: mayPublish(facts, viewer),
			remove: mayRemove(facts, viewer),
			decideAppeal: mayDecideAppeal(facts, viewer),
		},
	};
}
