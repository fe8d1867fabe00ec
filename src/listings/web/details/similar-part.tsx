import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { Avatar } from "../../../ui/avatar.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { detailsAddress } from "../../list-address.ts";
import { Rating } from "../rating.tsx";
import { listingTitle, priceInWords, whoAndWhat } from "./listing-words.ts";
import type { SimilarListing } from "./similar-nearby.tsx";

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
				{listing.callIcon && (
					<p className="text-sm">
						<Rating rating={listing.rating} />
					</p>
				)}
				<Fact icon="map-pin" small>
					{area}
				</Fact>
				{price && <p className="text-sm font-strong tabular-nums">{priceInWords(price)}</p>}
			</div>
		</Card>
	);
}

/** The cards of other listings, under their title. */
export default function SimilarPart({ listings }: { listings: SimilarListing[] }) {
	return (
		<section aria-labelledby="similar" className="grid gap-3">
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
