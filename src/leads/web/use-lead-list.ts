import type { GrowingList } from "../../platform/growing-list.ts";
import { useGrowingList } from "../../platform/web/use-growing-list.ts";
import type { LeadAnswer, LeadList } from "../leads.contract.ts";
import { leadLinkId } from "./lead-card.tsx";

type Reading = {
	/** Names the list: two lists of one name hold the same leads for the same person. */
	name: string;
	/** The first page, where the server brought it. */
	first: LeadList | null;
	read: (cursor?: string) => Promise<LeadList>;
};

const kept = new Map<string, GrowingList<LeadAnswer>>();

const growing = ({ leads, nextCursor }: LeadList) => ({ items: leads, nextCursor });

/** The list of one address; give the component that calls it the name as its key. */
export function useLeadList({ name, first, read }: Reading) {
	return useGrowingList({
		name,
		kept,
		first: first && growing(first),
		read: async (cursor) => growing(await read(cursor)),
		focusId: leadLinkId,
	});
}
