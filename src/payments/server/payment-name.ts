import { newId } from "../../platform/server/database/ids.ts";

/** A new merchantTransactionId of 35 letters and digits, which suits every provider, with 74 random bits. */
export function newPaymentName(): string {
	return `PAY${newId().replaceAll("-", "")}`;
}
