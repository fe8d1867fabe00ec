import { index, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../../accounts/server/accounts.tables.ts";
import { listings } from "../listings.tables.ts";

/** The listings that a person saved. */
export const favourites = pgTable(
	"favourites",
	{
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id, { onDelete: "cascade" }),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.listingId] }),
		index("favourites_newest").on(
			table.userId,
			table.createdAt.desc().nullsFirst(),
			table.listingId.desc().nullsFirst(),
		),
		// Deleted together with the data of a listing.
		index("favourites_listing").on(table.listingId),
	],
);
