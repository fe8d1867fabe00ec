import * as z from "zod/mini";
import { typedText } from "../platform/schemas.ts";
import { longestNumberNote, numberViewReasons } from "./number-view.ts";

/** Why a member of staff needs a number. Only staff read the note. */
export const showNumberInput = z.object({
	reason: z.enum(numberViewReasons),
	note: z.optional(typedText(longestNumberNote)),
});
export type ShowNumberInput = z.infer<typeof showNumberInput>;

/** The number in "+91" form. */
export const shownNumber = z.object({ mobile: z.string() });
export type ShownNumber = z.infer<typeof shownNumber>;
