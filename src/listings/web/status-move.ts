import { m } from "../../paraglide/messages.js";
import type { StatusMove } from "../listing-answers.ts";

/** What a manager said beside the new status. */
export type MoveWords = {
	reason: string;
	/** The open payment is let go. */
	skipsPayment: boolean;
};

export const noWords: MoveWords = { reason: "", skipsPayment: false };

/** What is missing, by the field's name in the request. */
export type MoveFaults = Partial<Record<"reason" | "paymentOption", string>>;

/** What this move still needs before it can be sent. */
export function moveFaults(
	move: Pick<StatusMove, "needsReason" | "skipsPayment">,
	words: MoveWords,
): MoveFaults {
	return {
		...(move.skipsPayment && !words.skipsPayment && { paymentOption: m["listings.status.skip_missing"]() }),
		...(move.needsReason && words.reason.trim() === "" && { reason: m["listings.move.reason"]() }),
	};
}

/** The move as it is sent: only what it needs goes along, whatever was typed for another one before. */
export function moveRequest(
	professionalId: string,
	move: Pick<StatusMove, "type" | "needsReason" | "skipsPayment">,
	words: MoveWords,
) {
	return {
		professionalId,
		type: move.type,
		...(move.needsReason && { reason: words.reason.trim() }),
		...(move.skipsPayment && { paymentOption: true }),
	};
}
