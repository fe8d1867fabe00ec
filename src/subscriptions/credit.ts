/** Why a lead that was taken of a subscription is given back. */
export const creditReasons = ["duplicate", "withdrawn", "wrong-number"] as const;
export type CreditReason = (typeof creditReasons)[number];

/** What a line of the book of credits says: a lead was taken or given back, or all that were left ended with a refund. */
export const creditKinds = ["spent", "returned", "ended"] as const;
export type CreditKind = (typeof creditKinds)[number];

/** Lines on one page of the book unless asked otherwise. */
export const creditsPerPage = 20;
