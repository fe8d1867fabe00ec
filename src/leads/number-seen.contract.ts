import * as z from "zod/mini";
import { numberViewReasons } from "../accounts/number-view.ts";
import { instant } from "../platform/schemas.ts";

/** A person who has seen the customer's number: a professional by a claim, or staff for a reason. */
export const numberSeen = z.object({
	who: z.enum(["professional", "staff"]),
	/** The firm or the person; for staff, the name of our support. */
	name: z.string(),
	at: instant,
	reason: z.optional(z.enum(numberViewReasons)),
});
export type NumberSeen = z.infer<typeof numberSeen>;
