import { useEffect, useState } from "react";
import type { NotificationAnswer } from "../../../notifications/notifications.contract.ts";
import { useLiveEvents, useNotifiedSince } from "../../../notifications/web/use-live-events.ts";
import { m } from "../../../paraglide/messages.js";
import { useTask } from "../../../platform/web/use-task.ts";
import { Button } from "../../../ui/form/button.tsx";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { LeadAnswer, LeadList } from "../../leads.contract.ts";
import { leadLinkId } from "./lead-card.tsx";
import type { LeadSearch } from "./lead-search.ts";
import { cameSince, isNarrowed, notificationsOfChange } from "./list-events.ts";
import { type LeadListIds, readLeads } from "./read-leads.ts";

type NewLeadsProps = {
	/** The list's parameters. */
	search: LeadSearch;
	ids: LeadListIds;
	/** When the list was loaded. */
	since: Date;
	/** The leads on the screen. */
	shown: readonly Pick<LeadAnswer, "_id" | "createdAt">[];
	/** The person returned to the list, which is as it was then: how it begins now, or null if not loaded yet. */
	beginning: LeadList | null | "as shown";
	/** Shows the current list from the top and returns its first lead's id. Throws ApiFailure. */
	begin: () => Promise<string | undefined>;
};

/** Those of these leads that belong to this list now. */
async function listedOf(leadIds: string[], search: LeadSearch, ids: LeadListIds): Promise<string[]> {
	const status = search.status ?? (search.view === "open" ? "open" : undefined);
	const lists = await Promise.all(
		leadIds.map((leadId) =>
			// This runs in the background: a lead that cannot be loaded appears when the list is loaded the next
			// time.
			readLeads({ ...search, status, leadId }, ids).catch(() => ({ leads: [] })),
		),
	);
	return lists.flatMap(({ leads }) => leads.map(({ _id }) => _id));
}

/**
 * Announces new leads above a list. They are shown on request: a list that grows on its own would move the card
 * under the person's finger.
 */
export default function NewLeads({ search, ids, since, shown, beginning, begin }: NewLeadsProps) {
	const [announced, setAnnounced] = useState<ReadonlySet<string>>(new Set());
	const [first, setFirst] = useState<string>();
	const { isBusy, run } = useTask();
	const announce = (notifications: readonly NotificationAnswer[], mayBeOver: boolean) => {
		const leads = notifications
			.filter(({ kind }) => kind === notificationsOfChange(search))
			.map(({ subjectId }) => subjectId);
		const notify = async () => {
			// An event about a lead does not contain the fields that the filters need.
			const listed = mayBeOver || isNarrowed(search) ? await listedOf(leads, search, ids) : leads;
			if (listed.length > 0) setAnnounced((before) => new Set([...before, ...listed]));
		};
		if (leads.length > 0) void notify();
	};
	const [load] = useState((): Load | null => {
		if (beginning === "as shown") return null;
		return async (isWanted) => {
			const { leads } = beginning ?? (await readLeads(search, ids));
			const came = cameSince(shown, leads);
			if (isWanted() && came.length > 0) setAnnounced((before) => new Set([...before, ...came]));
		};
	});
	useLoading(load);
	useLiveEvents((notifications) => announce(notifications, false));
	// Some of the leads may be claimed or closed by now.
	useNotifiedSince(since, (notifications) => announce(notifications, true));
	useEffect(() => {
		// The pressed button is gone, so the focus moves to the newest lead, which may be far above.
		if (first !== undefined) document.getElementById(leadLinkId(first))?.focus();
	}, [first]);
	const known = new Set(shown.map(({ _id }) => _id));
	const count = [...announced].filter((leadId) => !known.has(leadId)).length;
	const show = () =>
		run(async () => {
			setFirst(await begin());
			setAnnounced(new Set());
		});
	return (
		<output className="sticky top-20 z-1 grid justify-items-center empty:hidden">
			{count > 0 && (
				<Button icon="arrow-up" busy={isBusy} onClick={() => void show()}>
					{m["leads.list.new"]({ count })}
				</Button>
			)}
		</output>
	);
}
