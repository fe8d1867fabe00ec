import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { Avatar } from "../../../ui/avatar.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { detailsAddress } from "../../list-address.ts";
import type { ListingCard } from "../../listing-answers.ts";
import { listingTitle, priceInWords, whoAndWhat } from "./listing-words.ts";

/** The fields of a card that the page of another listing shows. */
export type SimilarListing = Pick<
	ListingCard,
	"_id" | "firmName" | "name" | "service" | "choiceName" | "callIcon" | "area" | "price" | "image"
>;

/** Picks these fields: all that is passed to the page ends up in its HTML. */
export function similarOf(card: ListingCard): SimilarListing {
	const { _id, firmName, name, service, choiceName, callIcon, area, price, image } = card;
	return { _id, firmName, name, service, choiceName, callIcon, area, price, image };
}

function SimilarCard({ listing }: { listing: SimilarListing }) {
	const { _id, name, area, price, image } = listing;
	return (
		<Card as="li" lifts className="relative flex min-w-0 gap-3">
			{image === null ? (
				<Avatar name={name} />
			) : (
				<Picture picture={image} alt="" sizes="64px" className="size-16 shrink-0 rounded-md object-cover" />
			)}
			<div className="grid min-w-0 flex-1 content-start gap-1 [overflow-wrap:anywhere]">
				<h3 className="text-base">
					<Link
						to={detailsAddress(_id)}
						className="text-ink no-underline after:absolute after:inset-0 hover:text-act-ink"
					>
						{listingTitle(listing)}
					</Link>
				</h3>
				<p className="text-sm text-ink-soft">{whoAndWhat(listing)}</p>
				<Fact icon="map-pin" small>
					{area}
				</Fact>
				{price && <p className="text-sm font-strong tabular-nums">{priceInWords(price)}</p>}
			</div>
		</Card>
	);
}

/** Other available professionals of the same service nearby. */
export function SimilarNearby({ listings }: { listings: SimilarListing[] }) {
	if (listings.length === 0) return null;
	return (
		<section aria-labelledby="similar" className="mt-4 grid gap-3">
			<h2 id="similar" className="text-xl">
				{m["listings.details.similar"]()}
			</h2>
			<ul className="grid gap-3 md:grid-cols-2 desk:grid-cols-4">
				{listings.map((listing) => (
					<SimilarCard key={listing._id} listing={listing} />
				))}
			</ul>
		</section>
	);
}
