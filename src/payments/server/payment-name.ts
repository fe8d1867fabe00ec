import { newId } from "../../platform/server/database/ids.ts";

/** A new merchantTransactionId: short and plain enough for every provider, with 74 random bits. */
export function newPaymentName(): string {
	return `NK${newId().replaceAll("-", "")}`;
}
