import type { InfiniteList } from "../../../platform/infinite-list.ts";
import { useInfiniteList } from "../../../platform/web/use-infinite-list.ts";
import type { LeadAnswer, LeadList } from "../../leads.contract.ts";
import { leadLinkId } from "./lead-card.tsx";

type Reading = {
	/** Names the list: two lists of one name hold the same leads for the same person. */
	name: string;
	/** The first page, where the server brought it. */
	first: LeadList | null;
	/** That page is as nobody sees it: it is read again. */
	isReadAgain: boolean;
	read: (cursor?: string) => Promise<LeadList>;
};

type Leads = InfiniteList<LeadAnswer>;

const kept = new Map<string, Leads>();

const growing = ({ leads, nextCursor }: LeadList) => ({ items: leads, nextCursor });

/** The list with these leads as they are now, at the places where they stand. */
function replaced(list: Leads, leads: readonly LeadAnswer[]): Leads {
	const now = new Map(leads.map((lead) => [lead._id, lead]));
	return { ...list, items: list.items.map((lead) => now.get(lead._id) ?? lead) };
}

/** The list of one address; give the component that calls it the name as its key. */
export function useLeadList({ name, first, isReadAgain, read }: Reading) {
	const list = useInfiniteList({
		name,
		kept,
		first: first && growing(first),
		read: async (cursor) => growing(await read(cursor)),
		focusId: leadLinkId,
		...(isReadAgain && { refresh: (shown: Leads, fresh: Leads) => replaced(shown, fresh.items) }),
	});
	const { setList } = list;
	return {
		...list,
		/** Shows the list from its beginning as it is now; answers its first lead's id. Throws ApiFailure. */
		begin: async () => {
			const fresh = growing(await read());
			setList(fresh);
			return fresh.items[0]?._id;
		},
		/** Takes over a lead as a call left it. */
		change: (lead: LeadAnswer) => setList((shown) => shown && replaced(shown, [lead])),
	};
}
