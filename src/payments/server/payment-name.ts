import { newId } from "../../platform/server/ids.ts";

/** A new merchantTransactionId: short and plain enough for every provider, with 74 bits that nobody guesses. */
export function newPaymentName(): string {
	return `NK${newId().replaceAll("-", "")}`;
}
