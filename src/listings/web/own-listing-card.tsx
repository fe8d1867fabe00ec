import { type ReactNode, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Fact } from "../../ui/fact.tsx";
import { Picture } from "../../ui/picture.tsx";
import { detailsAddress } from "../list-address.ts";
import type { ListingDetails } from "../listings.contract.ts";
import { AvailabilityBadge } from "./availability-badge.tsx";
import { ListingStatusBadge } from "./listing-status-badge.tsx";
import { listingTitle, offeredService } from "./listing-words.ts";

/** How often the public page was opened and the number asked for: the owner's own figures. */
function Counters({ visits, calls }: { visits: number; calls: number }) {
	return (
		<p className="flex flex-wrap gap-x-2 text-ink-soft tabular-nums">
			<span>{m["listings.own.visits"]({ count: visits })}</span>
			<span aria-hidden="true">·</span>
			<span>{m["listings.own.calls"]({ count: calls })}</span>
		</p>
	);
}

function Facts({ listing, titleId }: { listing: ListingDetails; titleId: string }) {
	const { _id: id, professionalStatus, availability, area, visits, calls } = listing;
	return (
		<div className="grid min-w-0 content-start gap-2 [overflow-wrap:anywhere]">
			<p className="flex flex-wrap gap-2">
				<ListingStatusBadge status={professionalStatus.type} />
				<AvailabilityBadge availability={availability} />
			</p>
			<h2 id={titleId} className="text-lg">
				{listingTitle(listing)}
			</h2>
			<p className="text-ink-soft">{offeredService(listing)}</p>
			<Fact icon="map-pin">{area}</Fact>
			{visits !== undefined && calls !== undefined && <Counters visits={visits} calls={calls} />}
			{professionalStatus.type === "active" && (
				<ButtonLink
					to={detailsAddress(id)}
					icon="eye"
					aria-describedby={titleId}
					className="mt-1 md:justify-self-start"
				>
					{m["listings.own.public_page"]()}
				</ButtonLink>
			)}
		</div>
	);
}

type OwnListingCardProps = {
	listing: ListingDetails;
	/** In the first view: its picture is loaded at once. */
	first?: boolean;
	/** What wings above know of the listing; it gets the id of the card's title, which says whom it concerns. */
	renderMore: (titleId: string) => ReactNode;
};

/** One of the viewer's own listings: how far it has come, what customers see of it and how often they looked. */
export function OwnListingCard({ listing, first = false, renderMore }: OwnListingCardProps) {
	const titleId = useId();
	const columns = listing.image
		? "md:grid-cols-[15rem_1fr] desk:grid-cols-[15rem_1fr_24rem]"
		: "desk:grid-cols-[1fr_24rem]";
	return (
		<Card as="li" className={`grid gap-4 desk:gap-6 ${columns}`}>
			{listing.image && (
				<Picture
					picture={listing.image}
					alt=""
					sizes="(width >= 768px) 240px, 100vw"
					first={first}
					className="aspect-video w-full rounded-md md:aspect-4/3"
				/>
			)}
			<Facts listing={listing} titleId={titleId} />
			<div className="min-w-0 md:max-desk:col-span-full">{renderMore(titleId)}</div>
		</Card>
	);
}
