import { readUsersByIds } from "../../../accounts/server/accounts.api.ts";
import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { Availability } from "../../listing.ts";
import { type Rating, ratingOf } from "../../rating.ts";
import { readFirmNames } from "../listing-facts.repository.ts";
import { answersInWords, areaOf } from "../listing-parts.ts";
import { readReachable } from "./reachable.repository.ts";

/** A professional who can be contacted. The calling module decides whether this viewer may do so. */
export type ReachableProfessional = {
	/** The listing's id. */
	_id: string;
	userId: string;
	/** The owner's name, or the firm's if the owner has not given one. */
	name: string;
	firmName: string | null;
	/** The name of the owner's profile photo; null without one. */
	picture: string | null;
	mobile: string;
	service: string;
	choiceName: string | null;
	availability: Availability;
	/** Locality, town and pincode: "Lower Bazaar, Shimla 171001". */
	area: string;
	rating: Rating;
	/** "Usually answers within 20 minutes". */
	answers?: string;
};

/** For other modules: the professionals of these listings, by listing id; deleted accounts are left out. */
export async function readReachableProfessionals(
	db: Db,
	listingIds: readonly string[],
	{ serviceById, choiceById }: Pick<CatalogueSnapshot, "serviceById" | "choiceById">,
): Promise<Map<string, ReachableProfessional>> {
	if (listingIds.length === 0) return new Map();
	const rows = await readReachable(db, listingIds);
	return new Map(
		rows.map((row) => [
			row.id,
			{
				_id: row.id,
				userId: row.userId,
				name: row.ownerName ?? row.firmName ?? "",
				firmName: row.firmName,
				picture: row.picture,
				mobile: row.mobile,
				service: serviceById.get(row.serviceId)?.type ?? "",
				choiceName: row.choiceId === null ? null : (choiceById.get(row.choiceId)?.choice.name ?? null),
				availability: row.availability,
				area: areaOf(row),
				rating: ratingOf({ stars: row.ratingStars, count: row.ratingCount }),
				...answersInWords(row.answersWithinMinutes),
			},
		]),
	);
}

/**
 * For other modules: the firms' names of these listings, or their owners', by listing id; those with neither are left
 * out.
 */
export async function readListingTitles(db: Db, listingIds: readonly string[]): Promise<Map<string, string>> {
	const listings = await readFirmNames(db, [...listingIds]);
	const nameless = listings.flatMap(({ firmName, userId }) => (firmName === null ? userId : []));
	const owners = nameless.length === 0 ? new Map() : await readUsersByIds(db, nameless);
	const titles = new Map<string, string>();
	for (const { id, firmName, userId } of listings) {
		const title = firmName ?? owners.get(userId)?.name;
		if (title) titles.set(id, title);
	}
	return titles;
}

/** For other modules, in their transaction: the firm's name of a listing, or its owner's; "" if there is neither. */
export async function readListingTitle(tx: Db, listingId: string): Promise<string> {
	return (await readListingTitles(tx, [listingId])).get(listingId) ?? "";
}
