import type { InfiniteList } from "../../../platform/infinite-list.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useInfiniteList } from "../../../platform/web/use-infinite-list.ts";
import type { CreditEntryAnswer, SubscriptionsApi } from "../../subscriptions.contract.ts";
import { creditLinkId } from "./credit-list.tsx";

const call = apiOf<SubscriptionsApi>();
const kept = new Map<string, InfiniteList<CreditEntryAnswer>>();

/** The viewer's credit book. The calling component needs a key of the viewer. */
export function useCredits(viewerId: string) {
	return useInfiniteList({
		name: viewerId,
		kept,
		first: null,
		async read(cursor) {
			const { entries, nextCursor } = await call("GET /api/credits", { query: { cursor } });
			return { items: entries, nextCursor };
		},
		focusId: creditLinkId,
	});
}
