import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatMobile } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import { formatDate } from "../../../platform/dates.ts";
import { ProfileButtonLink } from "../../../profiles/web/view-profile-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Fact } from "../../../ui/fact.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Slideshow } from "../../../ui/slideshow.tsx";
import { deskAddress, subscriptionsAddress } from "../../desk-address.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { hasDesk } from "../desk/use-listing.ts";
import { GoesTo } from "../goes-to.tsx";
import { ListingStatusBadge } from "../listing-status-badge.tsx";
import { listingTitle, whoAndWhat } from "../listing-words.ts";
import { StatusForm } from "../status-form.tsx";
import { PaymentBadge } from "./payment-badge.tsx";
import { staffTitleId } from "./use-staff-list.ts";

/** The pictures one after the other; their place is kept at the desk, where cards stand side by side. */
function Pictures({ listing }: { listing: ListingDetails }) {
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

function Head({ listing, titleId }: { listing: ListingDetails; titleId: string }) {
	const title = listingTitle(listing);
	return (
		<div className="flex items-start justify-between gap-3">
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<h2 id={titleId} tabIndex={-1} className="text-lg">
					{hasDesk(listing) ? (
						<Link
							to={deskAddress(listing._id)}
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
			<ListingStatusBadge status={listing.professionalStatus.type} />
		</div>
	);
}

/** Where, whom one reaches and under which number, when applied and whether paid. */
function Facts({ listing }: { listing: ListingDetails }) {
	const { area, address, goToLocation, suggestedPlace, appliedDate, paymentStatus } = listing;
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
					<GoesTo places={goToLocation} />
				</div>
			)}
			{suggestedPlace && (
				<Fact icon="info">{m["listings.staff.suggested_place"]({ place: suggestedPlace.name })}</Fact>
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

function Links({ listing, titleId }: { listing: ListingDetails; titleId: string }) {
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
	listing: ListingDetails;
	onChanged: (listing: ListingDetails) => void;
	/** What wings above can do with it; it gets the id of the card's title, which says whom it concerns. */
	renderMore?: ((listing: ListingDetails, titleId: string) => ReactNode) | undefined;
};

/** A listing as staff see it: whom to call, how far it has come, and what can be done with it. */
export function StaffCard({ listing, onChanged, renderMore }: StaffCardProps) {
	const titleId = staffTitleId(listing._id);
	return (
		<Card as="li" flush className="flex flex-col">
			<Pictures listing={listing} />
			<div className="flex grow flex-col gap-3 p-4 desk:p-5">
				<Head listing={listing} titleId={titleId} />
				<Facts listing={listing} />
				<div className="mt-auto grid gap-3">
					<StatusForm listing={listing} titleId={titleId} onChanged={onChanged} />
					{renderMore?.(listing, titleId)}
					<Links listing={listing} titleId={titleId} />
				</div>
			</div>
		</Card>
	);
}
