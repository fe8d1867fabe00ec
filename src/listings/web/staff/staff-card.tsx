import type { ReactNode } from "react";
import { Link, useRevalidator } from "react-router";
import { formatMobile } from "../../../accounts/mobile.ts";
import { useSession } from "../../../accounts/web/session.tsx";
import { isManager } from "../../../platform/access.ts";
import { m } from "../../../paraglide/messages.js";
import { formatDate } from "../../../platform/dates.ts";
import { ProfileButtonLink } from "../../../profiles/web/view-profile-link.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Slideshow } from "../../../ui/layout/slideshow.tsx";
import { reviewAddress, subscriptionsAddress } from "../../listing-addresses.ts";
import { manageAddress } from "../../manage-address.ts";
import type { StaffListing } from "../../listing-answers.ts";
import { hasManagePage } from "../manage/own-listing.ts";
import { GoesTo } from "../list/goes-to.tsx";
import { ListingStatusBadge } from "../own/listing-status-badge.tsx";
import { listingTitle, whoAndWhat } from "../details/listing-words.ts";
import { StatusForm } from "../own/status-form.tsx";
import { PaymentBadge } from "./payment-badge.tsx";
import { PlaceChoice } from "./place-choice.tsx";
import { staffTitleId } from "./use-staff-list.ts";

/** The pictures in a row; wide screens reserve its space, because cards are side by side there. */
function Pictures({ listing }: { listing: StaffListing }) {
	const { images } = listing;
	if (images.length === 0) {
		return (
			<p className="hidden aspect-5/2 place-content-center justify-items-center gap-1 bg-sunk text-sm text-ink-faint md:grid">
				<Icon name="images" />
				{m["listings.staff.no_photos"]()}
			</p>
		);
	}
	return (
		<Slideshow
			pictures={images}
			label={m["listings.gallery.title"]({ name: listingTitle(listing) })}
			sizes="(width >= 1224px) 390px, (width >= 768px) 50vw, 100vw"
			className="aspect-5/2 bg-sunk"
		/>
	);
}

function Head({ listing, titleId }: { listing: StaffListing; titleId: string }) {
	const title = listingTitle(listing);
	const { user } = useSession();
	const address = user !== null && isManager(user) ? reviewAddress : manageAddress;
	return (
		<div className="flex items-start justify-between gap-3">
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<h2 id={titleId} tabIndex={-1} className="text-lg">
					{hasManagePage(listing) ? (
						<Link
							to={address(listing._id)}
							className="relative no-underline after:absolute after:inset-x-0 after:-inset-y-3 hover:text-act-ink"
						>
							{title}
						</Link>
					) : (
						title
					)}
				</h2>
				<p className="text-sm text-ink-soft">{whoAndWhat(listing)}</p>
			</div>
			<ListingStatusBadge listing={listing} />
		</div>
	);
}

/** Address, contact, number, application date and payment. */
function Facts({ listing }: { listing: StaffListing }) {
	const { area, address, goToLocation, fixedPlace, appliedDate, paymentStatus } = listing;
	return (
		<div className="grid gap-1.5">
			<Fact icon="map-pin">{area}</Fact>
			{address.mobile !== undefined && (
				<Fact icon="phone" label={m["listings.staff.reach"]()}>
					{address.name} ·{" "}
					<a
						href={`tel:${address.mobile}`}
						className="-my-2.5 inline-block py-2.5 text-act tabular-nums underline decoration-1 underline-offset-[0.2em] hover:text-act-hover"
					>
						{formatMobile(address.mobile)}
					</a>
				</Fact>
			)}
			{goToLocation.length > 0 && (
				<div className="text-ink-soft">
					<GoesTo places={goToLocation} fixedPlace={fixedPlace} />
				</div>
			)}
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				{appliedDate !== undefined && (
					<Fact icon="calendar">
						{m["listings.staff.applied_on"]({ date: formatDate(new Date(appliedDate)) })}
					</Fact>
				)}
				{paymentStatus !== undefined && <PaymentBadge status={paymentStatus} />}
			</div>
		</div>
	);
}

function Links({ listing, titleId }: { listing: StaffListing; titleId: string }) {
	const { _id: id, userId, abilities } = listing;
	const look = { variant: "text", "aria-describedby": titleId, className: "mx-0 px-1! text-sm" } as const;
	const link = (to: string, children: ReactNode) => (
		<ButtonLink to={to} {...look}>
			{children}
		</ButtonLink>
	);
	return (
		<div className="-mx-1 -mb-2 flex flex-wrap justify-between gap-x-2 border-t border-line pt-2">
			{link(subscriptionsAddress(id), m["words.check_subscriptions"]())}
			<ProfileButtonLink userId={userId} {...look}>
				{m["listings.staff.view_profile"]()}
			</ProfileButtonLink>
			{abilities.addDetails && link(`/professional/${id}/details`, m["listings.answers.title"]())}
		</div>
	);
}

type StaffCardProps = {
	listing: StaffListing;
	onChanged: (listing: StaffListing) => void;
	/** Actions of modules above; receives the id of the card's title, which names the listing. */
	renderMore?: ((listing: StaffListing, titleId: string) => ReactNode) | undefined;
};

/** A listing as staff see it: contact, status and actions. */
export function StaffCard({ listing, onChanged, renderMore }: StaffCardProps) {
	const titleId = staffTitleId(listing._id);
	const { revalidate } = useRevalidator();
	const showDecided = (decided: StaffListing) => {
		onChanged(decided);
		// The menu of the back office counts what waits for a decision.
		void revalidate();
	};
	return (
		<Card as="li" flush className="flex flex-col">
			<Pictures listing={listing} />
			<div className="flex grow flex-col gap-3 p-4 desk:p-5">
				<Head listing={listing} titleId={titleId} />
				<Facts listing={listing} />
				<PlaceChoice listing={listing} titleId={titleId} onChanged={onChanged} />
				<div className="mt-auto grid gap-3">
					<StatusForm listing={listing} titleId={titleId} onChanged={showDecided} />
					{renderMore?.(listing, titleId)}
					<Links listing={listing} titleId={titleId} />
				</div>
			</div>
		</Card>
	);
}
