import { type ComponentProps, useState } from "react";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { useSession } from "../../../accounts/web/session.tsx";
import { loadForViewer, useViewerData, type ViewerData } from "../../../accounts/web/viewer-data.ts";
import { useWatched } from "../../../notifications/web/watched.ts";
import { m } from "../../../paraglide/messages.js";
import { LoadProblem } from "../../../platform/web/load-problem.tsx";
import { ApiFailure, isLost } from "../../../platform/web/call-api.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/lead-offers.ts";
import { NoLead } from "../details/no-lead.tsx";
import { SavedNote, savedOr } from "../details/saved-parts.ts";
import { OfferList } from "./offer-list.tsx";
import { offersAddress } from "./offers-address.ts";
import { OffersSkeleton } from "./offers-skeleton.tsx";
import { useLeadEvents } from "../details/live/use-lead-events.ts";
import type { LeadOffer } from "../../assignment.contract.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { readLead, readOffers } from "../details/read-lead.ts";

type OffersPage = { lead: LeadAnswer | null; offers: LeadOffer[] };

async function readPage(leadId: string): Promise<OffersPage> {
	const [lead, offers] = await Promise.all([
		readLead(leadId),
		readOffers(leadId).catch((failure: unknown) => {
			if (isLost(failure) || (failure instanceof ApiFailure && failure.status === 403)) return [];
			throw failure;
		}),
	]);
	return { lead, offers };
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
	loadForViewer<OffersPage>(
		(token) => {
			const { leadId } = params;
			return savedOr(readPage(leadId), ({ savedOffers }, loading) =>
				savedOffers(offersAddress(leadId), token, loading),
			);
		},
		() => ({ lead: null, offers: [] }),
	);

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

function Guarded({ children }: Pick<ComponentProps<typeof RequireLogin>, "children">) {
	return (
		<RequireLogin title={m["leads.offers.meta_title"]()} purpose={m["leads.offers.login"]()}>
			{children}
		</RequireLogin>
	);
}

function OffersSkeletonPage() {
	return (
		<Page>
			<OffersSkeleton />
		</Page>
	);
}

export function HydrateFallback() {
	return (
		<Guarded>
			<OffersSkeletonPage />
		</Guarded>
	);
}

function Offers({ leadId, loaded }: { leadId: string; loaded: ViewerData<OffersPage> }) {
	const { page, isOthers, isOwn, hasFailed, reload, show } = useViewerData(loaded);
	const { lead, offers, savedAt } = page;
	const [since] = useState(() => new Date());
	const readAgain = () => void reload();
	useWatched(leadId);
	useLeadEvents({ leadId, since, read: readAgain });
	if (hasFailed) {
		return (
			<Page>
				<PageHead title={m["leads.offers.meta_title"]()} />
				<LoadProblem text={m["leads.offers.failed"]()} />
			</Page>
		);
	}
	if (isOthers || !isOwn) return <OffersSkeletonPage />;
	if (lead === null) return <NoLead />;
	// A refusal to show the offers is expected and is no failure.
	if (!lead.abilities.seeOffers) return <NotYours leadId={leadId} />;
	return (
		<OfferList
			lead={lead}
			offers={offers}
			note={savedAt !== undefined && <SavedNote savedAt={savedAt} reload={readAgain} />}
			onBooked={(booked) => show({ lead: booked })}
			onChanged={readAgain}
		/>
	);
}

export default function LeadOffers({ loaderData, params }: Route.ComponentProps) {
	const { state } = useSession();
	// Without a network the account stays unknown; the copy belongs to the session of this browser.
	if (state === "loading" && loaderData.savedAt !== undefined)
		return <Offers key={params.leadId} leadId={params.leadId} loaded={loaderData} />;
	return (
		<Guarded>
			{({ _id }) => <Offers key={`${params.leadId} ${_id}`} leadId={params.leadId} loaded={loaderData} />}
		</Guarded>
	);
}
