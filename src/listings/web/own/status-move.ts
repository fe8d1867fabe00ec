import { m } from "../../../paraglide/messages.js";
import type { StatusMove } from "../../listing-answers.ts";

/** What a manager entered with the new status. */
export type MoveInput = {
	reason: string;
	/** Waives the payment that is due. */
	skipsPayment: boolean;
};

export const emptyInput: MoveInput = { reason: "", skipsPayment: false };

/** What is missing, by the field's name in the request. */
export type MoveFaults = Partial<Record<"reason" | "paymentOption", string>>;

/** What is missing before this move can be sent. */
export function moveFaults(
	move: Pick<StatusMove, "needsReason" | "skipsPayment">,
	input: MoveInput,
): MoveFaults {
	return {
		...(move.skipsPayment && !input.skipsPayment && { paymentOption: m["listings.status.skip_missing"]() }),
		...(move.needsReason && input.reason.trim() === "" && { reason: m["listings.move.reason"]() }),
	};
}

/** The request for the move: only the fields that it needs, whatever was typed for another one before. */
export function moveRequest(
	professionalId: string,
	move: Pick<StatusMove, "type" | "needsReason" | "skipsPayment">,
	input: MoveInput,
) {
	return {
		professionalId,
		type: move.type,
		...(move.needsReason && { reason: input.reason.trim() }),
		...(move.skipsPayment && { paymentOption: true }),
	};
}
