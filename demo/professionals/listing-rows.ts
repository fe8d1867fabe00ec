import type { listingImages, listingLocations, listings } from "../../src/listings/server/listings.tables.ts";
import type { addresses } from "../../src/places/server/places.tables.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import type { CatalogueIds } from "../catalogue-ids.ts";
import type { StoredPicture } from "../pictures/read-pictures.ts";
import { datedAnswers } from "./answers.ts";
import type { DemoProfessional } from "./professionals.ts";
import { upiIdOf } from "./upi-ids.ts";
import { daysOffOf, hoursOf } from "./work-times.ts";
import { choiceOf } from "../seeded-choice.ts";
import { daysBefore } from "../waking-hours.ts";

/** Expired listings are older by this much: before the plans that ran out, see subscription-rows.ts. */
const daysBeforeExpiry = 460;

export type ListingRow = typeof listings.$inferInsert & { id: string; demo: DemoProfessional };

/** The rows of the demo's listings with their addresses, places and pictures. */
export function listingRows(
	professionals: DemoProfessional[],
	people: ReadonlyMap<string, { id: string }>,
	ids: CatalogueIds,
	pictures: ReadonlyMap<string, StoredPicture[]>,
	now: Date,
) {
	const rows = {
		addresses: [] as (typeof addresses.$inferInsert)[],
		listings: [] as ListingRow[],
		locations: [] as (typeof listingLocations.$inferInsert)[],
		images: [] as (typeof listingImages.$inferInsert)[],
	};
	for (const demo of professionals) {
		const userId = people.get(demo.mobile)?.id;
		if (userId === undefined) throw new Error(`nobody has ${demo.mobile}`);
		const choice = choiceOf(`row-${demo.key}`);
		const [addressId, listingId] = [newId(), newId()];
		const daysAgo = demo.daysAgo + (demo.status === "expired" ? daysBeforeExpiry : 0);
		const appliedAt = daysBefore(now, daysAgo, `listing-${demo.key}`);
		rows.addresses.push({
			id: addressId,
			userId,
			name: demo.name,
			mobile: demo.mobile,
			...demo.address,
			createdAt: appliedAt,
		});
		rows.listings.push({
			demo,
			id: listingId,
			userId,
			serviceId: ids.service(demo.service.slug),
			choiceId: demo.choice === null ? null : ids.choice(demo.service.slug, demo.choice),
			addressId,
			firmName: demo.firmName,
			description: demo.description,
			status: demo.status,
			statusChangedAt: appliedAt,
			availability: demo.availability,
			upiId: upiIdOf(demo),
			paymentStatus: !demo.service.paymentRequired
				? "not-required"
				: demo.status === "applied" && !demo.isPaid
					? "pending"
					: "success",
			properties: datedAnswers(demo.properties, now),
			hours: hoursOf(demo),
			daysOff: daysOffOf(demo, now),
			turn: choice.between(0, 2_147_483_647),
			appliedAt,
			updatedAt: appliedAt,
		});
		demo.places.forEach((slug, position) =>
			rows.locations.push({ listingId, locationId: ids.location(slug), position, appliedAt }),
		);
		(pictures.get(demo.key) ?? []).forEach((picture, position) =>
			rows.images.push({ id: newId(), listingId, ...picture, position }),
		);
	}
	return rows;
}
