import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import {
	buildListing,
	type ListingWishes,
	randomMobile,
} from "../../../listings/server/testing/build-listing.ts";
import type { Role } from "../../../platform/access.ts";
import {
	buildSubscription,
	type SubscriptionWishes,
} from "../../../subscriptions/server/testing/build-subscription.ts";
import type { TestServer } from "../../../testing/test-server.ts";

/** Signs in a professional with a listing (by default an active electrician's) and no subscription. */
export async function buildProfessional(server: TestServer, wishes: ListingWishes = {}, role?: Role) {
	const name = wishes.name ?? "Ramesh Thakur";
	const { token, user } = await signIn(server, randomMobile(), { name, ...(role && { role }) });
	const { listingId, serviceId } = await buildListing(server, { ...wishes, userId: user._id });
	return { token, userId: user._id, listingId, serviceId };
}

/** The same with a subscription; by default a running Enrolment Basis. */
export async function buildSubscriber(
	server: TestServer,
	plan: Omit<SubscriptionWishes, "listingId"> = {},
	wishes: ListingWishes = {},
) {
	const person = await buildProfessional(server, wishes);
	const subscriptionId = await buildSubscription(server, { ...plan, listingId: person.listingId });
	return { ...person, subscriptionId };
}
