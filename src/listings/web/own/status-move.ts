import { m } from "../../../paraglide/messages.js";
import type { ErrorItem } from "../../../platform/app-error.ts";
import type { ListingStatus } from "../../listing.ts";
import type { StatusMove } from "../../listing-answers.ts";

/** What a manager entered with the new status. */
export type MoveInput = {
	reason: string;
	/** Waives the payment that is due. */
	skipsPayment: boolean;
};

/** The present status is chosen. */
export const noMove: MoveInput & { type: ListingStatus | null } = {
	type: null,
	reason: "",
	skipsPayment: false,
};

/** What is missing before this move can be sent, at the field's name in the request. */
export function moveFaults(
	move: Pick<StatusMove, "needsReason" | "skipsPayment"> | undefined,
	input: MoveInput,
): ErrorItem[] {
	const waiver = { msg: m["listings.status.skip_missing"](), path: "paymentOption" };
	const reason = { msg: m["listings.move.reason"](), path: "reason" };
	return [
		...(move?.skipsPayment && !input.skipsPayment ? [waiver] : []),
		...(move?.needsReason && input.reason.trim() === "" ? [reason] : []),
	];
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
