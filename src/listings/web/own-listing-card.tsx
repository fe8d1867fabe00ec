import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Fact } from "../../ui/fact.tsx";
import { Picture } from "../../ui/picture.tsx";
import { addDetailsAddress, addDetailsState, deskAddress } from "../desk-address.ts";
import { detailsAddress } from "../list-address.ts";
import type { ListingDetails } from "../listing-answers.ts";
import { AvailabilityBadge } from "./availability-badge.tsx";
import { AvailabilityForm } from "./desk/availability-form.tsx";
import { ListingStatusBadge } from "./listing-status-badge.tsx";
import { listingTitle, offeredService } from "./listing-words.ts";

/** How often the public page was opened, the number asked for and a lead claimed: the owner's own figures. */
function Counters({ visits = 0, calls = 0, leads = 0 }: Pick<ListingDetails, "visits" | "calls" | "leads">) {
	return (
		<p className="flex flex-wrap gap-x-2 text-ink-soft tabular-nums">
			<span>{m["listings.own.visits"]({ count: visits })}</span>
			<span aria-hidden="true">·</span>
			<span>{m["listings.own.calls"]({ count: calls })}</span>
			<span aria-hidden="true">·</span>
			<span>{m["listings.own.leads"]({ count: leads })}</span>
		</p>
	);
}

type PartProps = { listing: ListingDetails; titleId: string };

function Ways({ listing, titleId }: PartProps) {
	const { _id: id, professionalStatus } = listing;
	return (
		<div className="mt-1 grid grid-cols-2 gap-2 *:min-w-0 *:px-2! *:last:not-nth-2:col-span-2 md:flex md:flex-wrap md:*:px-4!">
			<ButtonLink to={deskAddress(id)} icon="briefcase" aria-describedby={titleId}>
				{m["listings.own.open"]()}
			</ButtonLink>
			<ButtonLink
				to={addDetailsAddress(id)}
				state={addDetailsState(listing)}
				icon="pencil"
				aria-describedby={titleId}
			>
				{m["listings.answers.title"]()}
			</ButtonLink>
			{professionalStatus.type === "active" && (
				<ButtonLink to={detailsAddress(id)} icon="eye" aria-describedby={titleId}>
					{m["listings.desk.as_customers"]()}
				</ButtonLink>
			)}
		</div>
	);
}

function Facts({ listing, titleId, note }: PartProps & { note: ReactNode }) {
	const { _id: id, professionalStatus, availability, area } = listing;
	return (
		<div className="grid min-w-0 content-start gap-2 [overflow-wrap:anywhere]">
			<p className="flex flex-wrap gap-2">
				<ListingStatusBadge status={professionalStatus.type} />
				{professionalStatus.type === "active" && <AvailabilityBadge availability={availability} />}
			</p>
			<h2 id={titleId} className="text-lg">
				<Link
					to={deskAddress(id)}
					className="relative no-underline after:absolute after:inset-x-0 after:-inset-y-3.5 hover:text-act-hover hover:underline"
				>
					{listingTitle(listing)}
				</Link>
			</h2>
			<p className="text-ink-soft">{offeredService(listing)}</p>
			<Fact icon="map-pin">{area}</Fact>
			{professionalStatus.type !== "applied" && <Counters {...listing} />}
			{note}
			<Ways listing={listing} titleId={titleId} />
		</div>
	);
}

type OwnListingCardProps = {
	listing: ListingDetails;
	/** In the first view: its picture is loaded at once. */
	first?: boolean;
	/** What the listing waits for. */
	note?: ReactNode;
	onChanged: (listing: ListingDetails) => void;
	/** What wings above know of the listing; it gets the id of the card's title, which says whom it concerns. */
	renderMore: (titleId: string) => ReactNode;
};

/** One of the viewer's own listings: how far it has come, how often customers looked, and what to do with it. */
export function OwnListingCard({ listing, first = false, note, onChanged, renderMore }: OwnListingCardProps) {
	const titleId = useId();
	const columns = listing.image
		? "md:grid-cols-[15rem_1fr] desk:grid-cols-[15rem_1fr_22rem]"
		: "desk:grid-cols-[1fr_22rem]";
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
			<Facts listing={listing} titleId={titleId} note={note} />
			<div className="grid min-w-0 content-start gap-5 md:max-desk:col-span-full">
				<AvailabilityForm listing={listing} titleId={titleId} onChanged={onChanged} />
				{renderMore(titleId)}
			</div>
		</Card>
	);
}
