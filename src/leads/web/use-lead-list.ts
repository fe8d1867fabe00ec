import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { useTask } from "../../platform/web/use-task.ts";
import type { LeadList } from "../leads.contract.ts";
import { leadLinkId } from "./lead-card.tsx";

type Reading = {
	/** Names the list: two lists of one name hold the same leads for the same person. */
	name: string;
	/** The first page, where the server brought it. */
	first: LeadList | null;
	read: (cursor?: string) => Promise<LeadList>;
};

/** Lists as they stood when somebody went on to a lead: coming back shows as much of them as before. */
const kept = new Map<string, LeadList>();

function joined(list: LeadList, next: LeadList): LeadList {
	const known = new Set(list.leads.map(({ _id }) => _id));
	return {
		leads: [...list.leads, ...next.leads.filter(({ _id }) => !known.has(_id))],
		nextCursor: next.nextCursor,
	};
}

/** The list of one address; give the component that calls it the name as its key. */
export function useLeadList({ name, first, read }: Reading) {
	const place = `${useLocation().key}|${name}`;
	const [list, setList] = useState(() => kept.get(place) ?? first);
	const [arrived, setArrived] = useState<string | null>(null);
	const { isBusy, run } = useTask();

	const isMissing = list === null;
	const load = useMemo((): Load | null => {
		if (!isMissing) return null;
		return async (isWanted) => {
			const firstPage = await read();
			if (isWanted()) setList(firstPage);
		};
	}, [isMissing, read]);
	const { hasFailed, retry } = useLoading(load);

	useEffect(() => {
		// Whoever asked for more by the keyboard goes on at the first of them.
		if (arrived !== null) document.getElementById(leadLinkId(arrived))?.focus({ preventScroll: true });
	}, [arrived]);

	const more = () =>
		run(async () => {
			if (list === null || list.nextCursor === null) return;
			const next = await read(list.nextCursor);
			const longer = joined(list, next);
			kept.set(place, longer);
			setList(longer);
			setArrived(longer.leads[list.leads.length]?._id ?? null);
		});
	return {
		list,
		hasFailed: isMissing && hasFailed,
		retry,
		more,
		isBusy,
	};
}
