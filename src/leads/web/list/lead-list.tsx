import { useEffect } from "react";
import { useNavigate, useNavigation } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { readsQuery } from "../../../platform/page-query.ts";
import { pageMeta, unlistedMeta } from "../../../platform/web/page-meta.ts";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import { CardSkeletons } from "../../../ui/feedback/skeleton.tsx";
import type { Route } from "./+types/lead-list.ts";
import { useIsProfessional } from "../claim/use-is-professional.ts";
import { LeadFilters } from "./lead-filters.tsx";
import { type LeadListData, loadLeadList } from "./lead-list-loader.ts";
import { leadSearchAddress, leadSearchParameters, type LeadView, withoutFilters } from "./lead-search.ts";
import { OpenLeads } from "./open-leads.tsx";
import { publicLeadPage } from "../details/public-lead-page.ts";

export function loader({ context, request }: Route.LoaderArgs): Promise<LeadListData> {
	return loadLeadList(context, request);
}

export const headers = publicLeadPage;

const OwnLeads = partOnDemand(() => import("./own-leads.tsx"), { Instead: () => <CardSkeletons two /> });

/** Only for professionals; its space is reserved so that the filters below do not move. */
const ReceivedTabs = partOnDemand(() => import("./received-tabs.tsx"), {
	Instead: () => <div className="min-h-21" />,
});

/** The address in the menus. */
const menuAddress = "/leads?source=lead-form";

/** A professional's list of leads opens on those for them. */
function ForYouInstead() {
	const isProfessional = useIsProfessional();
	const navigate = useNavigate();
	// A link that was pressed meanwhile comes first.
	const isIdle = useNavigation().state === "idle";
	useEffect(() => {
		if (isProfessional && isIdle) void navigate("/leads?forMe=true", { replace: true });
	}, [isProfessional, isIdle, navigate]);
	return null;
}

const titles: Record<LeadView, () => string> = {
	open: m["leads.list.title"],
	own: m["leads.list.own_title"],
	received: m["leads.list.received_title"],
};

export const handle = readsQuery(...leadSearchParameters);

export const meta: Route.MetaFunction = (page) => {
	const view = page.loaderData?.search.view ?? "open";
	if (view !== "open") return unlistedMeta(page, titles[view]());
	return pageMeta(page, {
		title: m["leads.list.meta_title"](),
		description: m["leads.list.meta_description"](),
	});
};

function HeadAction({ view }: { view: LeadView }) {
	if (view === "received") return <ButtonLink to="/myservices">{m["leads.list.my_services"]()}</ButtonLink>;
	return (
		<ButtonLink to="/lead/new" variant="now" icon="plus">
			{m["leads.form.title"]()}
		</ButtonLink>
	);
}

export default function LeadListPage({ loaderData }: Route.ComponentProps) {
	const { search, service, choice, problem, list } = loaderData;
	const { view } = search;
	const name = leadSearchAddress(search);
	const listing = { search, ids: { serviceId: service?.id, choiceId: choice?.id } };
	return (
		<Page>
			<PageHead title={titles[view]()} actions={<HeadAction view={view} />} />
			{(view === "received" || search.isAll) && <ReceivedTabs search={search} />}
			{(name === "/leads" || name === menuAddress) && <ForYouInstead />}
			<LeadFilters {...loaderData} />
			{problem !== null && (
				<Problem
					text={problem}
					action={
						<ButtonLink to={leadSearchAddress(withoutFilters(search))}>{m["leads.list.all"]()}</ButtonLink>
					}
				/>
			)}
			{problem === null && view === "open" && (
				<OpenLeads {...listing} name={name} first={list} now={new Date(loaderData.now)} />
			)}
			{problem === null && view !== "open" && <OwnLeads {...listing} name={name} />}
		</Page>
	);
}
