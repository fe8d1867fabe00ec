import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { detailsAddress } from "../../list-address.ts";
import type { ListingCard as Listing, ListingDetails, ListingImage } from "../../listing-answers.ts";
import { Rating } from "../rating.tsx";
import { AvailabilityBadge } from "./availability-badge.tsx";
import type { DetailsState } from "../details/details-state.ts";
import { GoesTo } from "./goes-to.tsx";
import { kilometresAway, listingTitle, priceInWords, whoAndWhat } from "../details/listing-words.ts";
import { langOf } from "../../../platform/lang-of.ts";

type ListingCardProps = {
	listing: Listing;
	cardType: ListingDetails["cardType"];
	/** Visible at first: its picture loads at once. */
	first?: boolean;
	/** The history state passed to the details page; null outside the lists of a service. */
	state: DetailsState | null;
	/** A small button in the corner at the end of the title. */
	corner?: ReactNode;
	/** The action before "View Details"; receives the id of the card's title, which names the professional. */
	renderAction?: (titleId: string) => ReactNode;
};

type PartProps = Pick<ListingCardProps, "listing" | "state">;
type HeadProps = PartProps & { id: string; corner: ReactNode };

function Title({ listing, state, id }: PartProps & { id: string }) {
	return (
		<div className="min-w-0 [overflow-wrap:anywhere]">
			<h2 id={id} className="text-lg">
				<Link
					to={detailsAddress(listing._id)}
					state={state}
					className="relative inline-block text-ink no-underline after:absolute after:inset-x-0 after:-inset-y-3.5 hover:text-act-ink"
				>
					{listingTitle(listing)}
				</Link>
			</h2>
			<p className="text-sm text-ink-soft">{whoAndWhat(listing)}</p>
			{listing.callIcon && (
				<p className="flex flex-wrap gap-x-2 text-sm">
					<Rating rating={listing.rating} />
					{listing.answers}
				</p>
			)}
		</div>
	);
}

function ProfileHead({ listing, corner, ...title }: HeadProps) {
	const isUnavailable = listing.availability === "unavailable";
	return (
		<div className="flex items-start gap-3.5">
			<Avatar
				name={listing.name}
				photo={listing.image && !listing.workPhotos ? `${listing.image.img}-400.webp` : undefined}
				className={isUnavailable ? "opacity-80 grayscale" : ""}
			/>
			<div className="min-w-0">
				<Title listing={listing} {...title} />
				<div className="mt-1.5 flex flex-wrap gap-1.5">
					<AvailabilityBadge
						availability={listing.availability}
						callIcon={listing.callIcon}
						offToday={listing.offToday}
					/>
					{listing.licenceChecked && <Badge tone="info">{m["listings.filter.licence"]()}</Badge>}
				</div>
			</div>
			{corner && <div className="-mt-2 -mr-2 ml-auto">{corner}</div>}
		</div>
	);
}

/** The photo; the title below it is the same link for keyboards and screen readers. */
function Photo({ listing, state, first }: PartProps & { first: boolean }) {
	return (
		<Link
			to={detailsAddress(listing._id)}
			state={state}
			tabIndex={-1}
			aria-hidden="true"
			className="relative grid aspect-video place-items-center overflow-hidden bg-sunk"
		>
			{listing.image === null ? (
				<Avatar name={listingTitle(listing)} size="lg" />
			) : (
				<Picture
					picture={listing.image}
					alt=""
					sizes="(width >= 1224px) 384px, (width >= 768px) 50vw, 100vw"
					first={first}
					className="absolute inset-0 size-full"
				/>
			)}
			{listing.imageCount > 1 && (
				<span className="absolute right-3 bottom-3 inline-flex items-center gap-1.5 rounded-full bg-[rgb(8_26_27/0.78)] px-2.5 py-0.5 text-sm text-white tabular-nums">
					<Icon name="images" size="sm" />
					{listing.imageCount}
				</span>
			)}
		</Link>
	);
}

/** Three photos of the work; the title is the same link for keyboards and screen readers. */
function WorkStrip({
	photos,
	listing,
	state,
	first,
}: PartProps & { photos: ListingImage[]; first: boolean }) {
	return (
		<Link
			to={detailsAddress(listing._id)}
			state={state}
			tabIndex={-1}
			aria-hidden="true"
			className="grid grid-cols-3 gap-1.5 overflow-hidden rounded-md"
		>
			{photos.map((photo) => (
				<Picture
					key={photo.img}
					picture={photo}
					alt=""
					sizes="(width >= 1224px) 120px, (width >= 768px) 17vw, 30vw"
					first={first}
					className="aspect-4/3 w-full bg-sunk"
				/>
			))}
		</Link>
	);
}

function ImageHead({ listing, corner, ...title }: HeadProps) {
	return (
		<div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
			<div className="min-w-0 flex-1 basis-40">
				<Title listing={listing} {...title} />
			</div>
			<AvailabilityBadge
				availability={listing.availability}
				callIcon={listing.callIcon}
				offToday={listing.offToday}
			/>
			{corner && <div className="-mt-2 -mr-2">{corner}</div>}
		</div>
	);
}

function Facts({ listing: { area, kilometres, goToLocation, fixedPlace } }: { listing: Listing }) {
	const distance = kilometres === undefined || kilometres === null ? "" : ` · ${kilometresAway(kilometres)}`;
	return (
		<div className="grid gap-1.5">
			<Fact icon="map-pin">
				{area}
				{distance}
			</Fact>
			{!fixedPlace && goToLocation.length > 0 && <GoesTo places={goToLocation} />}
		</div>
	);
}

/** The offer and the price: the description for a person, the marked answers for a place. */
function Offer({ listing, cardType }: Pick<ListingCardProps, "listing" | "cardType">) {
	const { description, summary, price } = listing;
	const words = cardType === "profile" ? description || summary : summary || description;
	return (
		<>
			{words !== "" && (
				<p
					lang={langOf(words)}
					className={`line-clamp-2 [overflow-wrap:anywhere] ${cardType === "profile" ? "text-ink-soft" : ""}`}
				>
					{words}
				</p>
			)}
			{price && <p className="font-strong tabular-nums">{priceInWords(price)}</p>}
		</>
	);
}

/**
 * A professional in a list: name, service, place, availability and contact. Trades have a round photo or initials next
 * to the text; places and vehicles have a wide picture on top.
 */
export function ListingCard({
	listing,
	cardType,
	first = false,
	state,
	corner,
	renderAction,
}: ListingCardProps) {
	const id = useId();
	const Head = cardType === "profile" ? ProfileHead : ImageHead;
	return (
		<Card as="li" data-listing lifts flush className="flex min-w-0 flex-col">
			{cardType === "image" && <Photo listing={listing} state={state} first={first} />}
			<div className={`flex flex-1 flex-col gap-3 p-4 ${cardType === "profile" ? "desk:p-5" : ""}`}>
				<Head listing={listing} state={state} id={id} corner={corner} />
				<Offer listing={listing} cardType={cardType} />
				{listing.workPhotos && (
					<WorkStrip photos={listing.workPhotos} listing={listing} state={state} first={first} />
				)}
				<Facts listing={listing} />
				<div className="mt-auto grid grid-cols-2 gap-2 pt-1 *:only:col-span-2">
					{renderAction?.(id)}
					<ButtonLink to={detailsAddress(listing._id)} state={state} aria-describedby={id} className="px-2!">
						{m["listings.card.details"]()}
					</ButtonLink>
				</div>
			</div>
		</Card>
	);
}
