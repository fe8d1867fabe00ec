import { useId } from "react";
import type { Account } from "../../accounts/accounts.contract.ts";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { isUnconfirmed, type ListingStatus } from "../../listings/listing.ts";
import type { ListingDetails } from "../../listings/listing-answers.ts";
import { AskChange } from "../../listings/web/desk/ask-change.tsx";
import { AvailabilityForm } from "../../listings/web/desk/availability-form.tsx";
import { DeskAnswers } from "../../listings/web/desk/desk-answers.tsx";
import { DeskCounters } from "../../listings/web/desk/desk-counters.tsx";
import { DeskHead } from "../../listings/web/desk/desk-head.tsx";
import { DeskSkeleton } from "../../listings/web/desk/desk-skeleton.tsx";
import { useListing } from "../../listings/web/desk/use-listing.ts";
import { DeskPictures } from "../../listings/web/photos/desk-pictures.tsx";
import { StatusForm } from "../../listings/web/status-form.tsx";
import { m } from "../../paraglide/messages.js";
import { mayCall } from "../../platform/access.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { useListingSubscriptions } from "../../subscriptions/web/use-listing-subscriptions.ts";
import { Card } from "../../ui/card.tsx";
import { BackLink } from "../../ui/crumbs.tsx";
import { Problem } from "../../ui/empty-state.tsx";
import { Page, PageHead } from "../../ui/page.tsx";
import type { Route } from "./+types/listing-desk.ts";
import { DeskWork } from "./desk-work.tsx";
import { doors } from "./doors.ts";
import { ListingNote } from "./listing-note.tsx";
import { LostPage } from "./lost-page.tsx";
import type { MissingForClaim } from "./missing-for-claim.ts";
import { RefusedLeadNote } from "./refused-lead-note.tsx";
import { useRefusedLead } from "./use-refused-lead.ts";
import { ways } from "./ways.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["shell.desk.title"]());

/** What a claim still wants of a listing of this status. */
const missingListing: Record<ListingStatus, MissingForClaim> = {
	applied: "listing",
	active: "nothing",
	expired: "nothing",
	rejected: "listing",
};

type DeskProps = {
	listing: ListingDetails;
	user: Account;
	/** Takes over the listing as a change left it. */
	show: (listing: ListingDetails) => void;
	read: () => void;
};

/** Owners come from their services, staff from their search. */
function BackWay({ isOwner, user }: { isOwner: boolean; user: Account }) {
	if (isOwner) return <BackLink to={ways.myServices}>{m["words.my_services"]()}</BackLink>;
	return (
		mayCall(doors.professionals, user) && (
			<BackLink to={ways.professionals}>{m["listings.staff.title"]()}</BackLink>
		)
	);
}

function Desk({ listing, user, show, read }: DeskProps) {
	const titleId = useId();
	const bought = useListingSubscriptions(listing._id);
	const { lead, forget } = useRefusedLead(user._id);
	const { edit, moves } = listing.abilities;
	const isOwner = user._id === listing.userId;
	const isReview = isUnconfirmed[listing.professionalStatus.type];
	const decision = moves.length > 0 && (
		<Card as="section" aria-label={m["words.status"]()} className="grid gap-3">
			<StatusForm listing={listing} titleId={titleId} onChanged={show} />
			{listing.abilities.askChange && <AskChange listingId={listing._id} onAsked={show} />}
		</Card>
	);
	return (
		<Page className="gap-5!">
			<BackWay isOwner={isOwner} user={user} />
			<DeskHead listing={listing} titleId={titleId} />
			<ListingNote listing={listing} bought={bought} onReapplied={show} />
			<RefusedLeadNote
				lead={lead?.serviceId === listing.serviceId._id ? lead : null}
				missing={missingListing[listing.professionalStatus.type]}
				forget={forget}
			/>
			<DeskCounters listing={listing} />
			<div className="grid gap-5 *:min-w-0 desk:grid-cols-2 desk:items-start desk:gap-8">
				<div className="grid gap-5 *:min-w-0">
					<DeskPictures listing={listing} onChanged={show} onRefused={read} />
					{!isOwner && <DeskAnswers listing={listing} />}
				</div>
				<div className="grid gap-4 *:min-w-0">
					{isReview && decision}
					{edit && (
						<Card as="section" aria-label={m["listings.desk.availability"]()}>
							<AvailabilityForm listing={listing} titleId={titleId} onChanged={show} />
						</Card>
					)}
					{!isReview && decision}
					<DeskWork listing={listing} bought={bought} user={user} onChanged={show} read={read} />
				</div>
			</div>
		</Page>
	);
}

function LoadedDesk({ profId, user }: { profId: string; user: Account }) {
	const { listing, hasFailed, read, show } = useListing(profId);
	if (listing === "lost") return <LostPage />;
	if (listing !== null) return <Desk listing={listing} user={user} show={show} read={read} />;
	return (
		<Page>
			{hasFailed ? (
				<>
					<PageHead title={m["shell.desk.title"]()} />
					<Problem text={m["shell.desk.failed"]()} onRetry={read} />
				</>
			) : (
				<DeskSkeleton />
			)}
		</Page>
	);
}

export default function ListingDesk({ params }: Route.ComponentProps) {
	return (
		<RequireLogin title={m["shell.desk.title"]()} purpose={m["shell.services.login"]()}>
			{(user) => <LoadedDesk key={`${params.id} ${user._id}`} profId={params.id} user={user} />}
		</RequireLogin>
	);
}
