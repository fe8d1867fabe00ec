import type { listingContacts } from "../../src/listings/server/listings.tables.ts";
import { contactsKeptForDays } from "../../src/listings/listing.ts";
import { indianDay } from "../../src/platform/dates.ts";
import { choiceOf } from "../seeded-choice.ts";
import { awakeBefore } from "../waking-hours.ts";
import type { ListingRow } from "./listing-rows.ts";

type Contact = typeof listingContacts.$inferInsert;

const day = 86_400_000;

/**
 * The recent visits and calls of the listings, and the listings with their counts. As in the product, a person
 * counts once a day, and rows are as old as the product keeps them.
 */
export function contactRows(listings: readonly ListingRow[], people: readonly { id: string }[], now: Date) {
	const contacts: Contact[] = [];
	const counted = listings.map((listing): ListingRow => {
		if (listing.status !== "active") return { ...listing, visits: 0, calls: 0 };
		const choice = choiceOf(`contacts-${listing.demo.key}`);
		const since = Math.min(listing.demo.daysAgo, contactsKeptForDays - 2);
		const rows = new Map<string, Contact>();
		const add = (kind: "visit" | "call", visitor: string) => {
			const at = awakeBefore(new Date(now.getTime() - choice.number() * since * day), choice);
			const row = { listingId: listing.id, kind, visitor, day: indianDay(at), at };
			if (at >= listing.appliedAt) rows.set(`${kind} ${visitor} ${row.day}`, row);
		};
		for (let left = choice.between(0, 14); left > 0; left--)
			add(
				"visit",
				Math.floor(choice.number() * 2 ** 48)
					.toString(16)
					.padStart(12, "0"),
			);
		const callers = choice.several(people, choice.between(0, 3)).filter(({ id }) => id !== listing.userId);
		for (const { id } of callers) if (listing.demo.service.callIcon) add("call", id);
		contacts.push(...rows.values());
		const countOf = (kind: string) => [...rows.values()].filter((row) => row.kind === kind).length;
		return { ...listing, visits: countOf("visit"), calls: countOf("call") };
	});
	return { contacts, listings: counted };
}
