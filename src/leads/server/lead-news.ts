import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.service.ts";
import { readServiceNames } from "../../catalogue/server/stored-services.service.ts";
import type { KeptDetails, NotificationKind } from "../../notifications/notification.ts";
import type { RecordChange, Telling } from "../../notifications/server/notifications.service.ts";
import { displayName } from "../../places/location.ts";
import { readPlaceNames } from "../../places/server/place-tree.service.ts";
import type { Db } from "../../platform/server/database.ts";

/** What news of a lead name. */
type Subject = { id: string; serviceId: string; locationId: string };

/** Why a lead is over for somebody who had to do with it; see notification-words.ts. */
export type ClosedWhy = "done" | "booked-other" | "accepted-other" | "expired" | "number-wrong";

/** The same for a professional who was only asked to take the lead: they never had its number. */
type AskedWhy = "asked" | "asked-booked-other";

/** What is to be said to whom. `once` tells two occasions of one kind and lead apart. */
type News = { kind: NotificationKind; userId: string; once?: string; details?: KeptDetails };

/** Under which names services and places are told of, by their ids. */
export type LeadNames = {
	service: (id: string) => string | undefined;
	place: (id: string) => string | undefined;
};

/** The names of a snapshot, which was read before the transaction: inside, the embedded database answers nobody else. */
export function namesOf({
	serviceById,
	places,
}: Pick<CatalogueSnapshot, "serviceById" | "places">): LeadNames {
	return {
		service: (id) => serviceById.get(id)?.type,
		place: (id) => {
			const place = places.byId.get(id);
			return place && displayName(place);
		},
	};
}

/** The names of one lead's service and place, read in a transaction of somebody else's, where no snapshot is at hand. */
export async function readNamesOf(tx: Db, { serviceId, locationId }: Subject): Promise<LeadNames> {
	const { service } = await readServiceNames(tx, { serviceId, choiceId: null });
	const places = await readPlaceNames(tx, [locationId]);
	const place = (id: string) => {
		const name = places.get(id);
		return name && displayName({ name });
	};
	return { service: () => service, place };
}

/** Puts news of a lead into what the notifications take. */
export function leadTelling(names: LeadNames, lead: Subject, { kind, userId, once, details }: News): Telling {
	return {
		userId,
		kind,
		subjectId: lead.id,
		details: { service: names.service(lead.serviceId), place: names.place(lead.locationId), ...details },
		occasion: [kind, lead.id, once].filter((part) => part !== undefined).join(":"),
	};
}

/** What people read when the lead ends: those who were only asked read that they need not answer any more. */
export function newsOfEnd(
	names: LeadNames,
	lead: Subject,
	{ why, userIds, onlyAsked }: { why: ClosedWhy; userIds: readonly string[]; onlyAsked: readonly string[] },
): Telling[] {
	const askedWhy: AskedWhy = why === "booked-other" ? "asked-booked-other" : "asked";
	return [...new Set(userIds)].map((userId) =>
		leadTelling(names, lead, {
			kind: "lead.closed",
			userId,
			once: why,
			details: { why: onlyAsked.includes(userId) ? askedWhy : why },
		}),
	);
}

/**
 * What open pages learn of a changed lead: those of `userIds` wherever they show it, and beside them whoever has it open as
 * a page, which everybody may; only staff where the change is none that the public page shows.
 */
export function leadChange(
	lead: Pick<Subject, "id">,
	userIds: readonly string[],
	watchers: RecordChange["watchers"] = "everyone",
): RecordChange {
	return { subjectId: lead.id, watchers, userIds: [...new Set(userIds)] };
}
