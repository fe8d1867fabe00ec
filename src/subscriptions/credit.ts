/** Why a lead is returned to its subscription. */
export const creditReasons = ["duplicate", "withdrawn", "wrong-number", "removed"] as const;
export type CreditReason = (typeof creditReasons)[number];

/**
 * The kinds of entries in the credit book: a lead was taken, a lead was returned, or a refund ended the remaining
 * leads.
 */
export const creditKinds = ["spent", "returned", "ended"] as const;
export type CreditKind = (typeof creditKinds)[number];

/** Default number of entries on a page of the credit book. */
export const creditsPerPage = 20;
