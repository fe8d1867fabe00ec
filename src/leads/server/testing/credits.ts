import {
	readSubscription,
	type SubscriptionWishes,
} from "../../../subscriptions/server/testing/build-subscription.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { buildSubscriber } from "./build-claimer.ts";

/** For a test file about credits: who has some, what their book says, and what their subscription counts. */
export function credits(server: TestServer) {
	return {
		/** Signs in a professional whose leads are limited. */
		limited: (wishes: Pick<SubscriptionWishes, "leadsAllocated" | "leadsClaimed"> = {}) =>
			buildSubscriber(server, { type: "Lead Basis", ...wishes }),
		/** The lines of the token holder's book, the latest first. */
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
