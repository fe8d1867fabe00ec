import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { calendarDay, id, nextCursor, pageQuery } from "../platform/schemas.ts";
import { listingStatuses } from "./listing.ts";
import { staffListing } from "./listing-answers.ts";

const yes = z.optional(z.enum(["true", "false"]));

/** The filters of the staff's search; days are Indian days and refer to the application. */
export const staffSearch = z.object({
	status: z.optional(z.enum(listingStatuses)),
	sectorId: z.optional(id),
	serviceId: z.optional(id),
	choiceId: z.optional(id),
	/** A name, slug or code. */
	goToLocation: z.optional(z.string().check(z.maxLength(120))),
	/** With a place: also listings that chose a place around it, or PAN India, and therefore go there as well. */
	placesAround: yes,
	mobile: z.optional(z.string().check(z.maxLength(20))),
	/** Listings that the viewer registered for their owners. */
	onboardedBy: z.optional(z.literal("me")),
	startDate: z.optional(calendarDay),
	endDate: z.optional(calendarDay),
	/** Available professionals first; within each group, the newest application first. */
	availableFirst: yes,
	...pageQuery,
});
export type StaffSearch = z.infer<typeof staffSearch>;

/** The staff's search, part of listingsApi. */
export const staffSearchCalls = {
	"GET /api/workerCategory": {
		access: "staff",
		summary:
			"Listings by any filter, newest application first, or the available ones first if requested. A success answers 201, as its first users expect",
		query: staffSearch,
		status: 201,
		answer: z.object({ success: z.literal(true), professionals: z.array(staffListing), nextCursor }),
	},
} as const satisfies ApiContract;
