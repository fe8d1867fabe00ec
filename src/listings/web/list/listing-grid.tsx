import type { RefObject } from "react";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { CardGrid } from "../../../ui/layout/card.tsx";
import { manageAddress } from "../../manage-address.ts";
import type { ListingCard as Listing } from "../../listing-answers.ts";
import { BookNow } from "./book-now.tsx";
import type { Category } from "./category-data.ts";
import { LeadFormSlot } from "./lead-form-slot.tsx";
import { ListingCard } from "./listing-card.tsx";

/** The card that offers a request follows this many others: one row on wide screens. */
const requestCardAfter = 3;

function RequestCard({ category: { service, choice, place } }: { category: Category }) {
	return (
		<li className="grid content-center justify-items-start gap-2 rounded-lg border border-dashed border-act bg-act-tint p-5">
			<h2 className="text-lg">{m["listings.ask.title"]()}</h2>
			<p className="mb-1 text-ink-soft">{m["listings.ask.text"]()}</p>
			<LeadFormSlot service={service.slug} choice={choice?.slug} place={place?.slug} />
		</li>
	);
}

type CardActionProps = { category: Category; listing: Listing; titleId: string };

/**
 * The main action of a card: "Book", or "Manage" for its owner, in the same place and size. The page is the same for
 * everyone, so the browser decides once it knows who is signed in.
 */
function CardAction({ category: { service, choice, place }, listing, titleId }: CardActionProps) {
	const { user } = useSession();
	if (!listing.abilities.book) return null;
	if (user?._id === listing.userId)
		return (
			<ButtonLink to={manageAddress(listing._id)} variant="act" aria-describedby={titleId} className="px-2!">
				{m["listings.details.manage"]()}
			</ButtonLink>
		);
	return (
		<BookNow
			listing={listing}
			start={{ service: service.slug, choice: choice?.slug, place: place?.slug }}
			label={m["listings.card.book"]()}
			describedBy={titleId}
		/>
	);
}

type ListingGridProps = { category: Category; listings: Listing[]; grid: RefObject<HTMLUListElement | null> };

/** The cards of a list with, among them, the card to send a request to many; absent if the service cannot be called. */
export function ListingGrid({ category, listings, grid }: ListingGridProps) {
	const { service, place } = category;
	const card = (listing: Listing, index: number) => (
		<ListingCard
			key={listing._id}
			listing={listing}
			cardType={service.cardType}
			first={index === 0}
			state={{ loc: "Show service", callIcon: service.callIcon, goToLocation: place }}
			renderAction={(title) => <CardAction category={category} listing={listing} titleId={title} />}
		/>
	);
	return (
		<CardGrid ref={grid}>
			{listings.slice(0, requestCardAfter).map(card)}
			{service.callIcon && <RequestCard category={category} />}
			{listings.slice(requestCardAfter).map((listing, index) => card(listing, index + requestCardAfter))}
		</CardGrid>
	);
}
