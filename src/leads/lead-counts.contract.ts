import * as z from "zod/mini";
import { instant } from "../platform/schemas.ts";

/** Leads of a tab are counted up to one more than this. */
export const leadsCountedAtMost = 99;

const count = z.int();
/** How many leads a professional received, by tab. */
export const leadCounts = z.object({ direct: count, claimed: count, assigned: count });
export type LeadCounts = z.infer<typeof leadCounts>;

/** How many leads came while a listing was expired. */
export const missedLeads = z.object({
	/** When the listing expired. */
	since: instant,
	count: z.int(),
	/** There are more than were counted. */
	isMore: z.boolean(),
});
export type MissedLeads = z.infer<typeof missedLeads>;
