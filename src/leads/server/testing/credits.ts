import {
	readSubscription,
	type SubscriptionWishes,
} from "../../../subscriptions/server/testing/build-subscription.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { buildSubscriber } from "./build-claimer.ts";

/** For test files about credits: professionals with some, their credit book, and their subscription's count. */
export function credits(server: TestServer) {
	return {
		/** Signs in a professional whose leads are limited. */
		limited: (wishes: Pick<SubscriptionWishes, "leadsAllocated" | "leadsClaimed"> = {}) =>
			buildSubscriber(server, { type: "Lead Basis", ...wishes }),
		/** The entries of the token owner's credit book, latest first. */
		bookOf: async (token: string): Promise<(string | null)[][]> => {
			const { body } = await server.call("GET", "/api/credits", { token });
			return body.entries.map((entry: { kind: string; reason: string | null; leadId: string }) => [
				entry.kind,
				entry.reason,
				entry.leadId,
			]);
		},
		claimedOf: async (subscriptionId: string): Promise<number> =>
			(await readSubscription(server, subscriptionId)).leadsClaimed,
	};
}
