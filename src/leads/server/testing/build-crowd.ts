import { users, sessions } from "../../../accounts/server/accounts.tables.ts";
import { hashToken, newToken } from "../../../accounts/server/random-token.ts";
import { findService } from "../../../listings/server/testing/build-listing.ts";
import { listings } from "../../../listings/server/listings.tables.ts";
import { addresses } from "../../../places/server/places.tables.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { paise } from "../../../platform/money.ts";
import { subscriptions } from "../../../subscriptions/server/subscriptions.tables.ts";
import type { TestServer } from "../../../testing/test-server.ts";

export type Claimer = { userId: string; token: string; listingId: string; subscriptionId: string };

/** Keeps the mobiles of several crowds different. */
let made = 0;

/**
 * Adds many signed-in professionals at once, each with an active listing of the service (without a choice) and a
 * running Lead Basis of 20 leads.
 */
export function buildCrowd(
	{ database, clock }: Pick<TestServer, "database" | "clock">,
	count: number,
	service: string,
): Promise<Claimer[]> {
	const now = clock();
	const first = made;
	made += count;
	const crowd = Array.from({ length: count }, (_, number) => ({
		userId: newId(),
		token: newToken(),
		listingId: newId(),
		subscriptionId: newId(),
		addressId: newId(),
		mobile: `+917${String(first + number).padStart(9, "0")}`,
	}));
	return inTransaction(database.db, async (tx) => {
		const { serviceId } = await findService(tx, service, null);
		await tx
			.insert(users)
			.values(
				crowd.map(({ userId, mobile }) => ({ id: userId, name: "Ramesh Thakur", mobile, createdAt: now })),
			);
		await tx.insert(sessions).values(
			crowd.map(({ userId, token }) => ({
				id: newId(),
				userId,
				tokenHash: hashToken(token),
				device: "Firefox on Linux",
				createdAt: now,
				lastUsedAt: now,
				endsAt: new Date(now.getTime() + 86_400_000),
			})),
		);
		const place = {
			name: "Ramesh Thakur",
			pincode: "171001",
			poName: "Shimla",
			district: "Shimla",
			stateName: "Himachal Pradesh",
		};
		await tx.insert(addresses).values(
			crowd.map(({ addressId, userId, mobile }) => ({
				id: addressId,
				userId,
				mobile,
				createdAt: now,
				...place,
			})),
		);
		await tx.insert(listings).values(
			crowd.map(({ listingId, userId, addressId }, turn) => ({
				id: listingId,
				userId,
				serviceId,
				addressId,
				turn,
				status: "active" as const,
				paymentStatus: "success" as const,
				statusChangedAt: now,
				appliedAt: now,
				updatedAt: now,
			})),
		);
		await tx.insert(subscriptions).values(
			crowd.map(({ subscriptionId, listingId, userId }) => ({
				id: subscriptionId,
				listingId,
				userId,
				subscriptionType: "Lead Basis" as const,
				status: "active" as const,
				price: paise(99_900),
				leadsAllocated: 20,
				paymentPlan: "Lead Basis, 20 leads",
				paymentStatus: "success" as const,
				activatedAt: now,
				createdAt: now,
				updatedAt: now,
			})),
		);
		return crowd;
	});
}
