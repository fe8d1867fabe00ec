import { data, useLocation } from "react-router";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { useRevalidateOnReturn } from "../../../platform/web/use-revalidate-on-return.ts";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import { type LeadAnswer, publicLeads } from "../../leads.contract.ts";
import type { Route } from "./+types/lead-details.ts";
import { ClaimBar } from "../claim/claim-bar.tsx";
import { CustomerCard } from "./customer-card.tsx";
import { isClaimable } from "../claim/is-claimable.ts";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadHead } from "./lead-head.tsx";
import { abilitiesFrom } from "./lead-state.ts";
import { leadTitle } from "./lead-words.ts";
import { NoLead } from "./no-lead.tsx";
import { publicLeadPage } from "./public-lead-page.ts";
import { ReadAgain } from "./read-again.tsx";
import { useClaim } from "../claim/use-claim.ts";
import { useViewerLead } from "./use-viewer-lead.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
	const lead = await context.get(publicLeads).details(params.leadId);
	return data({ lead, now: new Date().toISOString() }, { status: lead === null ? 404 : 200 });
}

export const headers = publicLeadPage;

export const meta: Route.MetaFunction = (page) => {
	const lead = page.loaderData?.lead;
	if (!lead) return unlistedMeta(page, m["leads.details.none"]());
	return unlistedMeta(page, m["leads.details.meta_title"]({ what: leadTitle(lead).slice(0, 80) }));
};

const OwnLeadActions = partOnDemand(() => import("./own-lead-actions.tsx"));
/** Only signed-in people receive events; for others the page stays as loaded. */
const LeadEvents = partOnDemand(() => import("./lead-events.tsx"), { Instead: () => null, isExtra: true });
const LeadAside = partOnDemand(() => import("./lead-aside.tsx"));

/** The side column, for the customer, staff and the assigned professional. */
const hasAside = ({ assignedDetails, bookedProfessional, abilities }: LeadAnswer) =>
	abilities.own || abilities.seeOffers || assignedDetails !== null || bookedProfessional !== null;

function Lead({ open, now }: { open: LeadAnswer; now: Date }) {
	const { user } = useSession();
	useRevalidateOnReturn(user === null);
	const { lead: read, isRead, hasFailed, load, show } = useViewerLead(open);
	const fromLink = abilitiesFrom(useLocation().state, open._id);
	// Until the viewer's own response arrives, the navigation state says whose lead it is.
	const lead = !isRead && user !== null && fromLink !== null ? { ...read, abilities: fromLink } : read;
	const customer = useNextFocus();
	const head = useNextFocus();
	const onClaimed = (viewerId: string, claimed: LeadAnswer) => {
		show(viewerId, claimed);
		customer.goOn();
	};
	/** The lead from the response to a call of the signed-in person. */
	const takeOver = (changed: LeadAnswer) => {
		if (user !== null) show(user._id, changed);
	};
	const onClosed = (closed: LeadAnswer) => {
		takeOver(closed);
		head.goOn();
	};
	const onAnswered = (answered: LeadAnswer) => {
		takeOver(answered);
		customer.goOn();
	};
	const { claim, isClaiming } = useClaim({ leadId: lead._id, onClaimed, onRefused: load });
	const { own } = lead.abilities;
	const claiming = { claim: () => void claim(), isClaiming };
	return (
		<Page>
			{user !== null && (
				<LeadEvents viewerId={user._id} lead={lead} since={now} isRead={isRead} read={load} />
			)}
			<BackLink to={own ? "/leads?hasUserBookings=true" : "/leads"}>
				{own ? m["leads.details.back_own"]() : m["leads.details.back"]()}
			</BackLink>
			<div className="grid gap-6 *:min-w-0 desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-8">
				<div className="grid gap-6 *:min-w-0">
					<LeadHead lead={lead} now={now} heading={head.next} />
					<LeadFacts lead={lead} />
					{own && <OwnLeadActions lead={lead} onClosed={onClosed} />}
				</div>
				<div className="grid gap-4 *:min-w-0">
					{hasAside(lead) && <LeadAside lead={lead} onAnswered={onAnswered} onRefused={load} />}
					{!own && !hasFailed && (
						<CustomerCard
							lead={lead}
							title={customer.next}
							onReported={takeOver}
							onRefused={load}
							{...claiming}
						/>
					)}
					{hasFailed && <ReadAgain onRetry={load} />}
				</div>
			</div>
			{isClaimable(lead) && !hasFailed && <ClaimBar lead={lead} {...claiming} />}
		</Page>
	);
}

export default function LeadDetails({ loaderData }: Route.ComponentProps) {
	const { lead, now } = loaderData;
	return lead === null ? <NoLead /> : <Lead key={lead._id} open={lead} now={new Date(now)} />;
}
