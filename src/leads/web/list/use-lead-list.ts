import { useState } from "react";
import type { Saved } from "../../../accounts/web/saved/saved-copy.ts";
import type { InfiniteList } from "../../../platform/infinite-list.ts";
import { useInfiniteList } from "../../../platform/web/use-infinite-list.ts";
import type { LeadAnswer, LeadList } from "../../leads.contract.ts";
import { leadLinkId } from "./lead-card.tsx";

type Reading = {
	/** Identifies the list: lists with one name hold the same leads for the same person. */
	name: string;
	/** The first page, if the server rendered it. */
	first: LeadList | null;
	/** That page is the public view and must be loaded again. */
	isReadAgain: boolean;
	read: (cursor?: string) => Promise<Saved<LeadList>>;
};

type Leads = InfiniteList<LeadAnswer>;

const kept = new Map<string, Leads>();

const growing = ({ leads, nextCursor }: LeadList) => ({ items: leads, nextCursor });

/** The list with the current data of these leads, in their places. */
function replaced(list: Leads, leads: readonly LeadAnswer[]): Leads {
	const now = new Map(leads.map((lead) => [lead._id, lead]));
	return { ...list, items: list.items.map((lead) => now.get(lead._id) ?? lead) };
}

/** The list of one URL; give the component that calls it the name as its key. */
export function useLeadList({ name, first, isReadAgain, read }: Reading) {
	const [savedAt, setSavedAt] = useState<string>();
	const readPage = async (cursor?: string) => {
		const page = await read(cursor);
		if (cursor === undefined) setSavedAt(page.savedAt);
		return growing(page);
	};
	const list = useInfiniteList({
		name,
		kept,
		first: first && growing(first),
		read: readPage,
		focusId: leadLinkId,
		...(isReadAgain && { refresh: (shown: Leads, fresh: Leads) => replaced(shown, fresh.items) }),
	});
	const { setList } = list;
	return {
		...list,
		/** When the saved copy was loaded that is shown; undefined for the current list. */
		savedAt,
		/** Shows the current list from the top and returns its first lead's id. Throws ApiFailure. */
		begin: async () => {
			const fresh = await readPage();
			setList(fresh);
			return fresh.items[0]?._id;
		},
		/** Receives a lead from the response to a call. */
		change: (lead: LeadAnswer) => setList((shown) => shown && replaced(shown, [lead])),
	};
}
