import { useState } from "react";
import { SessionLoading } from "../../../accounts/web/session-loading.tsx";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { CardSkeletons } from "../../../ui/feedback/skeleton.tsx";
import type { LeadSearch } from "./lead-search.ts";
import { noOwnLeads } from "./no-leads.ts";
import type { LeadListIds } from "./read-leads.ts";

const ViewerLeads = partOnDemand(() => import("./viewer-leads.tsx"), {
	Instead: () => <CardSkeletons two />,
});

type OwnLeadsProps = { search: LeadSearch; ids: LeadListIds; name: string };

/** A person's own list: loaded in the browser, after a login if needed. */
export default function OwnLeads({ search, ids, name }: OwnLeadsProps) {
	const { state, user, problem, requireLogin } = useSession();
	const [now] = useState(() => new Date());
	// If the account cannot be loaded, there may still be a saved copy of the list.
	if (state === "loading" && problem === null) {
		return (
			<SessionLoading>
				<CardSkeletons two />
			</SessionLoading>
		);
	}
	if (state === "guest") {
		return (
			<EmptyState
				text={search.view === "own" ? m["leads.list.own_login"]() : m["leads.list.received_login"]()}
				action={
					<Button variant="act" icon="log-in" onClick={() => void requireLogin()}>
						{m["leads.list.login"]()}
					</Button>
				}
			/>
		);
	}
	// Another person's list starts anew.
	const whose = `${name}|${user?._id ?? ""}`;
	return (
		<ViewerLeads
			key={whose}
			search={search}
			ids={ids}
			name={whose}
			first={null}
			now={now}
			emptyText={noOwnLeads(search)}
		/>
	);
}
