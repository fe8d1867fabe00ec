import { useCallback, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { formatDate } from "../../../platform/dates.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { Note } from "../../../ui/feedback/note.tsx";
import type { MissedLeads } from "../../lead-counts.contract.ts";
import type { LeadsApi } from "../../leads.contract.ts";

const call = apiOf<LeadsApi>();

/** How many requests an expired listing missed; renders nothing until that is known, or if there were none. */
export function MissedLeadsNote({ listingId }: { listingId: string }) {
	const [missed, setMissed] = useState<MissedLeads | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const found = await call("GET /api/lead/missed", { query: { profId: listingId } });
			if (isWanted()) setMissed(found);
		},
		[listingId],
	);
	useLoading(load);
	if (missed === null || missed.count === 0) return null;
	const since = formatDate(new Date(missed.since));
	return (
		<Note icon="clipboard-list">
			{missed.isMore
				? m["leads.missed.many"]({ count: missed.count, since })
				: m["leads.missed.count"]({ count: missed.count, since })}
		</Note>
	);
}
