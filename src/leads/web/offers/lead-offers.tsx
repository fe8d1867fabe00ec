import { useState } from "react";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { useWatched } from "../../../notifications/web/watched.ts";
import { m } from "../../../paraglide/messages.js";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState, Problem } from "../../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/lead-offers.ts";
import { NoLead } from "../details/no-lead.tsx";
import { OfferList } from "./offer-list.tsx";
import { OffersSkeleton } from "./offers-skeleton.tsx";
import { useLeadEvents } from "../details/use-lead-events.ts";
import { useLead } from "../details/use-lead.ts";
import { useOffers } from "./use-offers.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["leads.offers.meta_title"]());

function NotYours({ leadId }: { leadId: string }) {
	return (
		<Page narrow>
			<EmptyState
				heading="h1"
				title={m["leads.offers.not_yours_title"]()}
				text={m["leads.offers.not_yours"]()}
				action={
					<ButtonLink to={`/lead/${leadId}`} variant="act">
						{m["leads.offers.back"]()}
					</ButtonLink>
				}
			/>
		</Page>
	);
}

function LoadedOffers({ leadId }: { leadId: string }) {
	const { lead, hasFailed, read, show } = useLead(leadId);
	const claimed = useOffers(leadId);
	const [since] = useState(() => new Date());
	const readAll = () => {
		read();
		claimed.read();
	};
	useWatched(leadId);
	useLeadEvents({ leadId, since, read: readAll });
	if (lead === "lost") return <NoLead />;
	// A refusal to show the offers is expected and is no failure.
	if (lead !== null && !lead.abilities.seeOffers) return <NotYours leadId={leadId} />;
	if (lead !== null && claimed.offers !== null)
		return <OfferList lead={lead} offers={claimed.offers} onBooked={show} onChanged={readAll} />;
	return (
		<Page>
			{hasFailed || claimed.hasFailed ? (
				<>
					<PageHead title={m["leads.offers.meta_title"]()} />
					<Problem text={m["leads.offers.failed"]()} onRetry={readAll} />
				</>
			) : (
				<OffersSkeleton />
			)}
		</Page>
	);
}

export default function LeadOffers({ params }: Route.ComponentProps) {
	return (
		<RequireLogin title={m["leads.offers.meta_title"]()} purpose={m["leads.offers.login"]()}>
			{({ _id }) => <LoadedOffers key={`${params.leadId} ${_id}`} leadId={params.leadId} />}
		</RequireLogin>
	);
}
