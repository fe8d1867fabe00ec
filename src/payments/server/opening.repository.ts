import { and, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import type { StartedOrder } from "./payment-provider.ts";
import { payments } from "./payments.tables.ts";

/**
 * Claims the opening of a pending payment's page by writing the page's end into the row. If several try, one gets
 * true. A claim whose end is `lapsed` or earlier is taken over, because its process died.
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

/** Releases the claim, so that the next one can open the page. */
export async function dropOpening(db: Db, paymentId: string, expiresAt: Date): Promise<void> {
	await db
		.update(payments)
		.set({ expiresAt: null })
		.where(and(eq(payments.id, paymentId), eq(payments.expiresAt, expiresAt), isNull(payments.redirectUrl)));
}

/** Stores the page that the provider opened. */
export async function keepOpening(db: Db, paymentId: string, order: StartedOrder, now: Date): Promise<void> {
	const { providerOrderId, redirectUrl, expiresAt } = order;
	await db
		.update(payments)
		.set({ providerOrderId, redirectUrl, expiresAt, updatedAt: now })
		.where(and(eq(payments.id, paymentId), isNull(payments.redirectUrl)));
}

/**
 * How many recent payments of the person (begun within this many milliseconds) wait at the provider or are being
 * opened there, and when the next one stops counting; null if there is none.
 */
export async function countOpen(
	tx: Db,
	userId: string,
	{ now, within }: { now: Date; within: number },
): Promise<{ count: number; nextEnd: Date | null }> {
	const end = sql`least(${payments.expiresAt}, ${payments.createdAt} + make_interval(secs => ${within / 1000}))`;
	const [row] = await tx
		.select({
			count: sql`count(*)`.mapWith(Number),
			nextEnd: sql<Date | null>`min(${end})`.mapWith(payments.expiresAt),
		})
		.from(payments)
		.where(
			and(
				eq(payments.userId, userId),
				gt(payments.createdAt, new Date(now.getTime() - within)),
				eq(payments.status, "pending"),
				eq(payments.paymentType, "payment"),
				isNotNull(payments.provider),
				or(isNull(payments.expiresAt), gt(payments.expiresAt, now)),
			),
		);
	return row ?? { count: 0, nextEnd: null };
}
