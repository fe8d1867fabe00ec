import { m } from "../../../paraglide/messages.js";
import type { StatusMove } from "../../listing-answers.ts";

/** What a manager entered with the new status. */
export type MoveWords = {
	reason: string;
	/** Waives the payment that is due. */
	skipsPayment: boolean;
};

export const noWords: MoveWords = { reason: "", skipsPayment: false };

/** What is missing, by the field's name in the request. */
export type MoveFaults = Partial<Record<"reason" | "paymentOption", string>>;

/** What is missing before this move can be sent. */
export function moveFaults(
	move: Pick<StatusMove, "needsReason" | "skipsPayment">,
	words: MoveWords,
): MoveFaults {
	return {
		...(move.skipsPayment && !words.skipsPayment && { paymentOption: m["listings.status.skip_missing"]() }),
		...(move.needsReason && words.reason.trim() === "" && { reason: m["listings.move.reason"]() }),
	};
}

/** The request for the move: only the fields that it needs, whatever was typed for another one before. */
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
