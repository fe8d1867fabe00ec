import { eq } from "drizzle-orm";
import { listings } from "../../../listings/server/listings.tables.ts";
import type { PaymentStatus } from "../../../payments/payment.ts";
import { paise } from "../../../platform/money.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import {
	planLabel,
	subscriptionEnd,
	type SubscriptionStatus,
	type SubscriptionType,
} from "../../subscription.ts";
import { plans, subscriptions } from "../subscriptions.tables.ts";

/** The fields of a test subscription; omitted ones get a sensible default. */
export type SubscriptionWishes = {
	listingId: string;
	/** Defaults to "Enrolment Basis" of 6 months. */
	type?: SubscriptionType;
	status?: SubscriptionStatus;
	paymentStatus?: PaymentStatus;
	durationInMonths?: number | null;
	leadsAllocated?: number | null;
	leadsClaimed?: number;
	/** Defaults to now. */
	activatedAt?: Date;
	createdAt?: Date;
	updatedAt?: Date;
	/** Paise. */
	price?: number;
};

const months: Record<SubscriptionType, number | null> = {
	"Enrolment Basis": 6,
	"Lead Basis": null,
	"Free Trial": 1,
};
const leads: Record<SubscriptionType, number | null> = {
	"Enrolment Basis": null,
	"Lead Basis": 20,
	"Free Trial": 5,
};

/** Adds a subscription to a listing, active and paid by default, and returns its id. */
export async function buildSubscription(
	{ database, clock }: Pick<TestServer, "database" | "clock">,
	wishes: SubscriptionWishes,
): Promise<string> {
	const now = clock();
	const { type = "Enrolment Basis", status = "active", listingId } = wishes;
	const durationInMonths = wishes.durationInMonths === undefined ? months[type] : wishes.durationInMonths;
	const leadsAllocated = wishes.leadsAllocated === undefined ? leads[type] : wishes.leadsAllocated;
	const activatedAt = status === "upcoming" ? null : (wishes.activatedAt ?? now);
	const id = newId();
	await database.db.insert(subscriptions).values({
		id,
		listingId,
		userId: await ownerOf(database.db, listingId),
		subscriptionType: type,
		status,
		price: paise(wishes.price ?? 299_900),
		durationInMonths,
		leadsAllocated,
		leadsClaimed: wishes.leadsClaimed ?? 0,
		paymentPlan: planLabel({ type, durationInMonths, numberOfLeads: leadsAllocated }),
		paymentStatus: wishes.paymentStatus ?? "success",
		activatedAt,
		endsAt: activatedAt === null ? null : subscriptionEnd(activatedAt, durationInMonths),
		createdAt: wishes.createdAt ?? now,
		updatedAt: wishes.updatedAt ?? now,
	});
	return id;
}

async function ownerOf(db: Db, listingId: string): Promise<string> {
	const [listing] = await db
		.select({ userId: listings.userId })
		.from(listings)
		.where(eq(listings.id, listingId));
	if (listing === undefined) throw new Error(`no such listing: ${listingId}`);
	return listing.userId;
}

/** The subscription as stored now. */
export async function readSubscription({ database }: Pick<TestServer, "database">, id: string) {
	const [row] = await database.db.select().from(subscriptions).where(eq(subscriptions.id, id));
	if (row === undefined) throw new Error(`no such subscription: ${id}`);
	return row;
}

/** Adds a plan, enabled by default, and returns its id. */
export async function buildPlan(
	{ database, clock }: Pick<TestServer, "database" | "clock">,
	wishes: Pick<typeof plans.$inferInsert, "serviceId"> & Partial<typeof plans.$inferInsert>,
): Promise<string> {
	const id = newId();
	const type = "Enrolment Basis";
	await database.db
		.insert(plans)
		.values({ id, type, price: paise(299_900), durationInMonths: 6, createdAt: clock(), ...wishes });
	return id;
}
