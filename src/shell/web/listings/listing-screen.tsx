import { type ReactNode, useId, useState } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import type { ViewerData } from "../../../accounts/web/viewer-data.ts";
import { hasAvailability, isUnconfirmed, type ListingStatus } from "../../../listings/listing.ts";
import type { ListingDetails } from "../../../listings/listing-answers.ts";
import { AskChange } from "../../../listings/web/manage/ask-change.tsx";
import { AvailabilityForm } from "../../../listings/web/manage/availability-form.tsx";
import { ManageAnswers } from "../../../listings/web/manage/manage-answers.tsx";
import { ManageCounters } from "../../../listings/web/manage/manage-counters.tsx";
import { listingTitle } from "../../../listings/web/details/listing-words.ts";
import { ManageHead } from "../../../listings/web/manage/manage-head.tsx";
import { ManageSkeleton } from "../../../listings/web/manage/manage-skeleton.tsx";
import { type OwnListing, useOwnListing } from "../../../listings/web/manage/own-listing.ts";
import { ManagePictures } from "../../../listings/web/photos/manage-pictures.tsx";
import { PlaceChoice } from "../../../listings/web/staff/place-choice.tsx";
import { StatusForm } from "../../../listings/web/own/status-form.tsx";
import { m } from "../../../paraglide/messages.js";
import { LoadProblem } from "../../../platform/web/load-problem.tsx";
import { accessOf } from "../../../pages.ts";
import { mayCall } from "../../../platform/access.ts";
import { ScreenSkeleton } from "../../../platform/web/screen-states.tsx";
import { SuspendButton } from "../../../safety/web/suspensions/suspend-button.tsx";
import { useListingSubscriptions } from "../../../subscriptions/web/use-listing-subscriptions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import { ManageListingContent } from "./manage-listing-content.tsx";
import { ListingNote } from "./listing-note.tsx";
import LostPage from "../static/lost-page.tsx";
import type { MissingForClaim } from "./missing-for-claim.ts";
import { RefusedLeadNote } from "./refused-lead-note.tsx";
import { useRefusedLead } from "./use-refused-lead.ts";
import { menuLinks } from "../header/menu-links.ts";

/** What is missing for a claim, by the status of the listing. */
const missingListing: Record<ListingStatus, MissingForClaim> = {
	applied: "listing",
	active: "nothing",
	expired: "nothing",
	rejected: "listing",
};

/** The documents of a listing, in the back office. */
type RenderDocuments =
	| ((listing: ListingDetails, show: (changed: ListingDetails) => void) => ReactNode)
	| undefined;

type ManageListingProps = {
	listing: ListingDetails;
	user: Account;
	renderDocuments: RenderDocuments;
	/** Receives the listing from the response to a change. */
	show: (listing: ListingDetails) => void;
	read: () => void;
};

type BackTargetProps = { isOwner: boolean; isQueued: boolean; user: Account };

/** Leads owners back to their services, managers to the waiting registrations, and other staff to their search. */
function BackTarget({ isOwner, isQueued, user }: BackTargetProps) {
	if (isOwner) return <BackLink to={menuLinks.myServices}>{m["words.my_services"]()}</BackLink>;
	if (isQueued) return <BackLink to={menuLinks.registrations}>{m["listings.queue.title"]()}</BackLink>;
	return (
		mayCall(accessOf(menuLinks.professionals), user) && (
			<BackLink to={menuLinks.professionals}>{m["listings.staff.title"]()}</BackLink>
		)
	);
}

function ManageListing({ listing, user, renderDocuments, show, read }: ManageListingProps) {
	const titleId = useId();
	const bought = useListingSubscriptions(listing._id);
	const { lead, clearReminder } = useRefusedLead(user._id);
	const { edit, moves } = listing.abilities;
	const isOwner = user._id === listing.userId;
	// A decision removes it from the queue; the link back stays the same.
	const [isQueued] = useState(listing.abilities.askChange);
	const isReview = isUnconfirmed[listing.professionalStatus.type];
	const showDecided = (decided: ListingDetails) => {
		show(decided);
		// A confirmation starts the plan, and a suspension pauses it.
		bought.retry();
	};
	const decision = moves.length > 0 && (
		<Card as="section" aria-label={m["words.status"]()} className="grid gap-3">
			<StatusForm listing={listing} titleId={titleId} onChanged={showDecided} />
			{!isOwner && moves.some(({ type }) => type === "expired") && (
				<SuspendButton
					name={listingTitle(listing)}
					suspended={{ professionalId: listing._id }}
					onSuspended={() => {
						read();
						bought.retry();
					}}
				/>
			)}
			{listing.abilities.askChange && <AskChange listingId={listing._id} onAsked={show} />}
		</Card>
	);
	const answers = !isOwner && <ManageAnswers listing={listing} />;
	const pictures = <ManagePictures listing={listing} onChanged={show} onRefused={read} />;
	const place = <PlaceChoice listing={listing} titleId={titleId} onChanged={show} />;
	const availability = edit && hasAvailability[listing.professionalStatus.type] && (
		<Card as="section" aria-label={m["listings.desk.availability"]()}>
			<AvailabilityForm listing={listing} titleId={titleId} onChanged={show} />
		</Card>
	);
	const content = (
		<ManageListingContent listing={listing} bought={bought} user={user} onChanged={show} read={read} />
	);
	return (
		<Frame isPage={renderDocuments === undefined}>
			<BackTarget isOwner={isOwner} isQueued={isQueued} user={user} />
			<ManageHead listing={listing} titleId={titleId} />
			<ListingNote listing={listing} bought={bought} onReapplied={show} />
			<RefusedLeadNote
				lead={lead?.serviceId === listing.serviceId._id ? lead : null}
				missing={missingListing[listing.professionalStatus.type]}
				clearReminder={clearReminder}
			/>
			{renderDocuments === undefined ? (
				<>
					<ManageCounters listing={listing} />
					<Columns
						left={
							<>
								{pictures}
								{answers}
							</>
						}
						right={
							<>
								{place}
								{isReview && decision}
								{availability}
								{!isReview && decision}
								{content}
							</>
						}
					/>
				</>
			) : (
				<>
					{place}
					{decision}
					<Columns left={answers} right={renderDocuments(listing, show)} />
					<Columns
						left={pictures}
						right={
							<>
								{content}
								{availability}
							</>
						}
					/>
					<ManageCounters listing={listing} />
				</>
			)}
		</Frame>
	);
}

/** The layout of the back office replaces the frame of a page. */
function Frame({ isPage, children }: { isPage: boolean; children: ReactNode }) {
	if (isPage) return <Page className="gap-5!">{children}</Page>;
	return <div className="grid content-start gap-5 *:min-w-0">{children}</div>;
}

function Columns({ left, right }: { left: ReactNode; right: ReactNode }) {
	return (
		<div className="grid gap-5 *:min-w-0 desk:grid-cols-2 desk:items-start desk:gap-8">
			<div className="grid gap-5 *:min-w-0">{left}</div>
			<div className="grid gap-4 *:min-w-0">{right}</div>
		</div>
	);
}

/** In the back office: another try would not bring a listing that is gone. */
function LostRegistration() {
	return (
		<Frame isPage={false}>
			<BackLink to={menuLinks.registrations}>{m["listings.queue.title"]()}</BackLink>
			<PageHead title={m["listings.queue.professional"]()} />
			<Problem text={m["shell.not_found.text"]()} />
		</Frame>
	);
}

/** Shown while a listing's page for its owner loads. */
export function ManageSkeletonPage() {
	return (
		<Frame isPage>
			<h1 className="sr-only">{m["shell.desk.title"]()}</h1>
			<ManageSkeleton />
		</Frame>
	);
}

type ListingScreenProps = {
	listingId: string;
	loaded: ViewerData<OwnListing>;
	user: Account;
	/** Passed in the back office, which shows the documents next to the answers. */
	renderDocuments?: RenderDocuments;
};

/** A listing as its owner and staff manage it. Give each listing and viewer their own key. */
export function ListingScreen({ listingId, loaded, user, renderDocuments }: ListingScreenProps) {
	const { listing, hasFailed, read, show } = useOwnListing(listingId, loaded);
	const isReview = renderDocuments !== undefined;
	if (listing === "lost") return isReview ? <LostRegistration /> : <LostPage />;
	if (listing !== null)
		return (
			<ManageListing
				listing={listing}
				user={user}
				renderDocuments={renderDocuments}
				show={show}
				read={read}
			/>
		);
	if (!hasFailed) return isReview ? <ScreenSkeleton /> : <ManageSkeletonPage />;
	return (
		<Frame isPage={!isReview}>
			<PageHead title={isReview ? m["listings.queue.professional"]() : m["shell.desk.title"]()} />
			<LoadProblem text={m["shell.desk.failed"]()} />
		</Frame>
	);
}
