import { data, useLocation } from "react-router";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { BackLink } from "../../ui/crumbs.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { useNextFocus } from "../../ui/use-next-focus.ts";
import { type LeadAnswer, publicLeads } from "../leads.contract.ts";
import type { Route } from "./+types/lead-details.ts";
import { type ClaimProps, contactOf, CustomerCard } from "./customer-card.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadHead } from "./lead-head.tsx";
import { placesLeft } from "./lead-places.tsx";
import { abilitiesFrom } from "./lead-state.ts";
import { leadTitle } from "./lead-words.ts";
import { CloseLead, NumberCard } from "./own-lead-actions.tsx";
import { publicLeadPage } from "./public-lead-page.ts";
import { ReadAgain } from "./read-again.tsx";
import { useClaim } from "./use-claim.ts";
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

/** The one thing to do with somebody else's lead, where a thumb reaches it. */
function PhoneAction({ lead, claim, isClaiming }: { lead: LeadAnswer } & ClaimProps) {
	const contact = contactOf(lead);
	if (contact !== null) {
		return (
			<ActionBar>
				<ButtonLink to={`tel:${contact.mobile}`} variant="now" size="lg" icon="phone">
					{m["leads.details.call"]({ name: contact.name })}
				</ButtonLink>
			</ActionBar>
		);
	}
	if (!lead.abilities.claim) return null;
	return (
		<ActionBar>
			<p className="font-strong">{m["leads.card.places_left"]({ count: placesLeft(lead) })}</p>
			<Button variant="now" size="lg" busy={isClaiming} onClick={claim} className="noscript:hidden">
				{m["leads.details.claim"]()}
			</Button>
		</ActionBar>
	);
}

function Lead({ open, now }: { open: LeadAnswer; now: Date }) {
	const { user } = useSession();
	const { lead: read, isRead, hasFailed, load, show } = useViewerLead(open);
	const fromLink = abilitiesFrom(useLocation().state, open._id);
	// Until the viewer's own reading is there, the link that led here knows whose lead it is.
	const lead = !isRead && user !== null && fromLink !== null ? { ...read, abilities: fromLink } : read;
	const customer = useNextFocus();
	const head = useNextFocus();
	const onClaimed = (viewerId: string, claimed: LeadAnswer) => {
		show(viewerId, claimed);
		customer.goOn();
	};
	const onClosed = (viewerId: string, closed: LeadAnswer) => {
		show(viewerId, closed);
		head.goOn();
	};
	const { claim, isClaiming } = useClaim({ leadId: lead._id, onClaimed, onRefused: load });
	const { own, close } = lead.abilities;
	const claiming = { claim: () => void claim(), isClaiming };
	return (
		<Page>
			<BackLink to={own ? "/leads?hasUserBookings=true" : "/leads"}>
				{own ? m["leads.details.back_own"]() : m["leads.details.back"]()}
			</BackLink>
			<div className="grid gap-6 *:min-w-0 desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-8">
				<div className="grid gap-6 *:min-w-0">
					<LeadHead lead={lead} now={now} heading={head.next} />
					<LeadFacts lead={lead} />
					{close && user !== null && (
						<CloseLead lead={lead} onClosed={(closed) => onClosed(user._id, closed)} />
					)}
				</div>
				<div className="grid gap-4">
					{own && <NumberCard lead={lead} />}
					{!own && !hasFailed && <CustomerCard lead={lead} title={customer.next} {...claiming} />}
					{hasFailed && <ReadAgain onRetry={load} />}
				</div>
			</div>
			{!own && !hasFailed && <PhoneAction lead={lead} {...claiming} />}
		</Page>
	);
}

export default function LeadDetails({ loaderData }: Route.ComponentProps) {
	const { lead, now } = loaderData;
	if (lead !== null) return <Lead key={lead._id} open={lead} now={new Date(now)} />;
	return (
		<Page narrow>
			<EmptyState
				heading="h1"
				title={m["leads.details.none"]()}
				action={
					<ButtonLink to="/leads" variant="act">
						{m["leads.details.all_leads"]()}
					</ButtonLink>
				}
			/>
		</Page>
	);
}
