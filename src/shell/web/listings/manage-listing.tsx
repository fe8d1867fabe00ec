import { useId, useState } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { hasAvailability, isUnconfirmed, type ListingStatus } from "../../../listings/listing.ts";
import type { ListingDetails } from "../../../listings/listing-answers.ts";
import { AskChange } from "../../../listings/web/manage/ask-change.tsx";
import { AvailabilityForm } from "../../../listings/web/manage/availability-form.tsx";
import { ManageAnswers } from "../../../listings/web/manage/manage-answers.tsx";
import { ManageCounters } from "../../../listings/web/manage/manage-counters.tsx";
import { ManageHead } from "../../../listings/web/manage/manage-head.tsx";
import { ManageSkeleton } from "../../../listings/web/manage/manage-skeleton.tsx";
import { useListing } from "../../../listings/web/manage/use-listing.ts";
import { ManagePictures } from "../../../listings/web/photos/manage-pictures.tsx";
import { PlaceChoice } from "../../../listings/web/staff/place-choice.tsx";
import { StatusForm } from "../../../listings/web/own/status-form.tsx";
import { m } from "../../../paraglide/messages.js";
import { mayCall } from "../../../platform/access.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { useListingSubscriptions } from "../../../subscriptions/web/use-listing-subscriptions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/manage-listing.ts";
import { ManageListingContent } from "./manage-listing-content.tsx";
import { pageAccess } from "../header/page-access.ts";
import { ListingNote } from "./listing-note.tsx";
import { LostPage } from "../static/lost-page.tsx";
import type { MissingForClaim } from "./missing-for-claim.ts";
import { RefusedLeadNote } from "./refused-lead-note.tsx";
import { useRefusedLead } from "./use-refused-lead.ts";
import { menuLinks } from "../header/menu-links.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["shell.desk.title"]());

/** What a claim still wants of a listing of this status. */
const missingListing: Record<ListingStatus, MissingForClaim> = {
	applied: "listing",
	active: "nothing",
	expired: "nothing",
	rejected: "listing",
};

type ManageListingProps = {
	listing: ListingDetails;
	user: Account;
	/** Takes over the listing as a change left it. */
	show: (listing: ListingDetails) => void;
	read: () => void;
};

type BackTargetProps = { isOwner: boolean; isQueued: boolean; user: Account };

/** Owners come from their services, managers from the registrations that wait, other staff from their search. */
function BackTarget({ isOwner, isQueued, user }: BackTargetProps) {
	if (isOwner) return <BackLink to={menuLinks.myServices}>{m["words.my_services"]()}</BackLink>;
	if (isQueued) return <BackLink to={menuLinks.registrations}>{m["listings.queue.title"]()}</BackLink>;
	return (
		mayCall(pageAccess.professionals, user) && (
			<BackLink to={menuLinks.professionals}>{m["listings.staff.title"]()}</BackLink>
		)
	);
}

function ManageListing({ listing, user, show, read }: ManageListingProps) {
	const titleId = useId();
	const bought = useListingSubscriptions(listing._id);
	const { lead, forget } = useRefusedLead(user._id);
	const { edit, moves } = listing.abilities;
	const isOwner = user._id === listing.userId;
	// A decision takes it out of the queue; the way back stays the same.
	const [isQueued] = useState(listing.abilities.askChange);
	const isReview = isUnconfirmed[listing.professionalStatus.type];
	const decision = moves.length > 0 && (
		<Card as="section" aria-label={m["words.status"]()} className="grid gap-3">
			<StatusForm listing={listing} titleId={titleId} onChanged={show} />
			{listing.abilities.askChange && <AskChange listingId={listing._id} onAsked={show} />}
		</Card>
	);
	return (
		<Page className="gap-5!">
			<BackTarget isOwner={isOwner} isQueued={isQueued} user={user} />
			<ManageHead listing={listing} titleId={titleId} />
			<ListingNote listing={listing} bought={bought} onReapplied={show} />
			<RefusedLeadNote
				lead={lead?.serviceId === listing.serviceId._id ? lead : null}
				missing={missingListing[listing.professionalStatus.type]}
				forget={forget}
			/>
			<ManageCounters listing={listing} />
			<div className="grid gap-5 *:min-w-0 desk:grid-cols-2 desk:items-start desk:gap-8">
				<div className="grid gap-5 *:min-w-0">
					<ManagePictures listing={listing} onChanged={show} onRefused={read} />
					{!isOwner && <ManageAnswers listing={listing} />}
				</div>
				<div className="grid gap-4 *:min-w-0">
					<PlaceChoice listing={listing} titleId={titleId} onChanged={show} />
					{isReview && decision}
					{edit && hasAvailability[listing.professionalStatus.type] && (
						<Card as="section" aria-label={m["listings.desk.availability"]()}>
							<AvailabilityForm listing={listing} titleId={titleId} onChanged={show} />
						</Card>
					)}
					{!isReview && decision}
					<ManageListingContent listing={listing} bought={bought} user={user} onChanged={show} read={read} />
				</div>
			</div>
		</Page>
	);
}

function LoadedListing({ profId, user }: { profId: string; user: Account }) {
	const { listing, hasFailed, read, show } = useListing(profId);
	if (listing === "lost") return <LostPage />;
	if (listing !== null) return <ManageListing listing={listing} user={user} show={show} read={read} />;
	return (
		<Page>
			{hasFailed ? (
				<>
					<PageHead title={m["shell.desk.title"]()} />
					<Problem text={m["shell.desk.failed"]()} onRetry={read} />
				</>
			) : (
				<ManageSkeleton />
			)}
		</Page>
	);
}

export default function ManageListingPage({ params }: Route.ComponentProps) {
	return (
		<RequireLogin title={m["shell.desk.title"]()} purpose={m["shell.services.login"]()}>
			{(user) => <LoadedListing key={`${params.id} ${user._id}`} profId={params.id} user={user} />}
		</RequireLogin>
	);
}
