import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import type { StartedOrder } from "./payment-provider.ts";
import { payments } from "./payments.tables.ts";

/**
 * Claims the opening of a pending payment's page: the end that the page will have goes into the row. Of several one
 * gets true. A claim whose end is `lapsed` or earlier is taken over: whoever made it died on the way.
 */
export async function claimOpening(
	db: Db,
	paymentId: string,
	{ expiresAt, lapsed }: { expiresAt: Date; lapsed: Date },
): Promise<boolean> {
	const claimed = await db
		.update(payments)
		.set({ expiresAt })
		.where(
			and(
				eq(payments.id, paymentId),
				eq(payments.status, "pending"),
				isNull(payments.redirectUrl),
				or(isNull(payments.expiresAt), lte(payments.expiresAt, lapsed)),
			),
		)
		.returning({ id: payments.id });
	return claimed.length > 0;
}

/** Gives the claim back, so that the page can be opened by whoever tries next. */
export async function dropOpening(db: Db, paymentId: string, expiresAt: Date): Promise<void> {
	await db
		.update(payments)
		.set({ expiresAt: null })
		.where(and(eq(payments.id, paymentId), eq(payments.expiresAt, expiresAt), isNull(payments.redirectUrl)));
}

/** Writes the page that the provider opened. */
export async function keepOpening(db: Db, paymentId: string, order: StartedOrder, now: Date): Promise<void> {
	const { providerOrderId, redirectUrl, expiresAt } = order;
	await db
		.update(payments)
		.set({ providerOrderId, redirectUrl, expiresAt, updatedAt: now })
		.where(and(eq(payments.id, paymentId), isNull(payments.redirectUrl)));
}
