import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";

/** The documents issued for these payments and refunds, the oldest first, from the module above that issues them. */
export type ReadPapers = (
	db: Db,
	paymentIds: readonly string[],
) => Promise<
	{ kind: "tax-invoice" | "receipt" | "credit-note"; number: string; issuedAt: Date; total: Paise }[]
>;
