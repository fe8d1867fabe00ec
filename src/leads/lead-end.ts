// How leads end. Apart from lead.ts, which public lists load.

/** Why a customer closes a lead that nobody on the site completed. */
export const closeReasons = ["someone-else", "not-needed"] as const;
export type CloseReason = (typeof closeReasons)[number];

/** Why a customer takes a booking back. */
export const unbookReasons = ["no-show", "changed-mind", "price"] as const;
export type UnbookReason = (typeof unbookReasons)[number];

/** Hours after a claim within which a lead that is not needed returns the professional's credit. */
export const withdrawalHours = 24;

/** If a customer closes the lead now because it is not needed, credits of claims at or after this time are returned. */
export function withdrawnSince(now: Date): Date {
	return new Date(now.getTime() - withdrawalHours * 3_600_000);
}

/** Days (of 24 hours) after a lead expired for which those who claimed it still see its number. */
const numberDays = 7;

/** When the number of a lead that nobody was booked for is hidden. */
export function numberHiddenAt(expiresAt: Date): Date {
	return new Date(expiresAt.getTime() + numberDays * 86_400_000);
}
