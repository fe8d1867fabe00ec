import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { addDetailsAddress } from "../../listing-addresses.ts";
import { manageAddress } from "../../manage-address.ts";
import { detailsAddress } from "../../list-address.ts";
import { hasAvailability, isPreviewStatus, isPublicStatus, type ListingStatus } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { AvailabilityBadge } from "../list/availability-badge.tsx";
import { AvailabilityForm } from "../manage/availability-form.tsx";
import { ListingStatusBadge } from "./listing-status-badge.tsx";
import { listingTitle, offeredService } from "../details/listing-words.ts";

/** The owner's own figures: visits to the public page, requests for the number, and claimed leads. */
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

/** Whether customers can have visited or called a listing of this status. */
const wasPublic: Record<ListingStatus, boolean> = {
	applied: false,
	active: true,
	expired: true,
	rejected: false,
};

type PartProps = { listing: ListingDetails; titleId: string };

function MenuLinks({ listing, titleId }: PartProps) {
	const { _id: id, professionalStatus } = listing;
	return (
		<div className="mt-1 grid grid-cols-2 gap-2 *:min-w-0 *:px-2! *:last:not-nth-2:col-span-2 md:flex md:flex-wrap md:*:px-4!">
			<ButtonLink to={manageAddress(id)} icon="briefcase" aria-describedby={titleId}>
				{m["listings.own.open"]()}
			</ButtonLink>
			<ButtonLink to={addDetailsAddress(id)} icon="pencil" aria-describedby={titleId}>
				{m["listings.answers.title"]()}
			</ButtonLink>
			{isPublicStatus[professionalStatus.type] && (
				<ButtonLink to={detailsAddress(id)} icon="eye" aria-describedby={titleId}>
					{m["listings.desk.as_customers"]()}
				</ButtonLink>
			)}
			{isPreviewStatus[professionalStatus.type] && (
				<ButtonLink to={detailsAddress(id)} icon="eye-off" aria-describedby={titleId}>
					{m["listings.desk.preview"]()}
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
				<ListingStatusBadge listing={listing} />
				{isPublicStatus[professionalStatus.type] && <AvailabilityBadge availability={availability} />}
			</p>
			<h2 id={titleId} className="text-lg">
				<Link
					to={manageAddress(id)}
					className="relative no-underline after:absolute after:inset-x-0 after:-inset-y-3.5 hover:text-act-hover hover:underline"
				>
					{listingTitle(listing)}
				</Link>
			</h2>
			<p className="text-ink-soft">{offeredService(listing)}</p>
			<Fact icon="map-pin">{area}</Fact>
			{wasPublic[professionalStatus.type] && <Counters {...listing} />}
			{note}
			<MenuLinks listing={listing} titleId={titleId} />
		</div>
	);
}

/** The cover photo; without photos, a link to add some, or a plain placeholder if the service shows none. */
function Cover({ listing, titleId, first }: PartProps & { first: boolean }) {
	const frame = "aspect-video w-full rounded-md md:aspect-4/3";
	if (listing.image)
		return (
			<Picture
				picture={listing.image}
				alt=""
				sizes="(width >= 768px) 240px, 100vw"
				first={first}
				className={frame}
			/>
		);
	if (!listing.abilities.addPictures)
		return (
			<div className={`${frame} grid place-items-center bg-sunk text-ink-faint max-md:hidden`}>
				<Icon name="briefcase" size="lg" />
			</div>
		);
	return (
		<Link
			to={manageAddress(listing._id)}
			aria-describedby={titleId}
			className="grid min-h-24 w-full place-content-center justify-items-center gap-1 rounded-md border border-dashed border-field bg-sunk text-act no-underline hover:border-act hover:bg-act-tint md:aspect-4/3"
		>
			<Icon name="image-plus" size="lg" />
			{m["listings.own.add_photos"]()}
		</Link>
	);
}

type OwnListingCardProps = {
	listing: ListingDetails;
	/** Visible at first: its picture loads at once. */
	first?: boolean;
	/** What the listing waits for. */
	note?: ReactNode;
	onChanged: (listing: ListingDetails) => void;
	/** The plan, rendered by a module above; receives the id of the card's title, which names the listing. */
	renderPlan: (titleId: string) => ReactNode;
};

/** One of the viewer's own listings: its status, its figures, and the actions for it. */
export function OwnListingCard({ listing, first = false, note, onChanged, renderPlan }: OwnListingCardProps) {
	const titleId = useId();
	return (
		<Card
			as="li"
			className="grid gap-4 md:grid-cols-[15rem_1fr] md:items-start desk:grid-cols-[15rem_1fr_19rem] desk:gap-6"
		>
			<Cover listing={listing} titleId={titleId} first={first} />
			<Facts listing={listing} titleId={titleId} note={note} />
			<div className="grid min-w-0 content-start gap-5 md:max-desk:col-start-2">
				{hasAvailability[listing.professionalStatus.type] && (
					<AvailabilityForm listing={listing} titleId={titleId} onChanged={onChanged} />
				)}
				{renderPlan(titleId)}
			</div>
		</Card>
	);
}
