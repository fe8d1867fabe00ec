import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database.ts";

/** What was issued for these payments and refunds, the oldest first; the module above that issues it says so. */
export type ReadPapers = (
	db: Db,
	paymentIds: readonly string[],
) => Promise<
	{ kind: "tax-invoice" | "receipt" | "credit-note"; number: string; issuedAt: Date; total: Paise }[]
>;
