import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { calendarDay, id, nextCursor, pageQuery } from "../platform/schemas.ts";
import { listingStatuses } from "./listing.ts";
import { listingDetails } from "./listing-answers.ts";

const yes = z.optional(z.enum(["true", "false"]));

/** What staff search by; days are Indian ones and mean the day of the application. */
export const staffSearch = z.object({
	status: z.optional(z.enum(listingStatuses)),
	sectorId: z.optional(id),
	serviceId: z.optional(id),
	choiceId: z.optional(id),
	/** A name, slug or code. */
	goToLocation: z.optional(z.string().check(z.maxLength(120))),
	/** With a place: also those who named a place around it, or PAN India, and so go there too. */
	placesAround: yes,
	mobile: z.optional(z.string().check(z.maxLength(20))),
	startDate: z.optional(calendarDay),
	endDate: z.optional(calendarDay),
	/** Who is available stands before who is not; among equals the newest application stays first. */
	availableFirst: yes,
	...pageQuery,
});
export type StaffSearch = z.infer<typeof staffSearch>;

/** The staff's search, a part of listingsApi. */
export const staffSearchCalls = {
	"GET /api/workerCategory": {
		access: "staff",
		summary:
			"Listings by any filter, newest application first unless the available ones are asked for first. A success answers 201, as its first users expect",
		query: staffSearch,
		status: 201,
		answer: z.object({ success: z.literal(true), professionals: z.array(listingDetails), nextCursor }),
	},
} as const satisfies ApiContract;
