import type { RefObject } from "react";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/button.tsx";
import { CardGrid } from "../../ui/card.tsx";
import { deskAddress } from "../desk-address.ts";
import type { ListingCard as Listing } from "../listing-answers.ts";
import { BookNow } from "./book-now.tsx";
import type { Category } from "./category-data.ts";
import { LeadFormSlot } from "./lead-form-slot.tsx";
import { ListingCard } from "./listing-card.tsx";

/** The card that asks stands behind so many others: one row at the desk. */
const askAfter = 3;

function AskCard({ category: { service, choice, place } }: { category: Category }) {
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
 * What a card offers before its details: to book, and to its owner to manage, in the same place and of the same size. The
 * page is the same for everyone, so the browser decides once it knows who is signed in.
 */
function CardAction({ category: { service, choice, place }, listing, titleId }: CardActionProps) {
	const { user } = useSession();
	if (!listing.abilities.book) return null;
	if (user?._id === listing.userId)
		return (
			<ButtonLink to={deskAddress(listing._id)} variant="act" aria-describedby={titleId} className="px-2!">
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

/** The cards of a list and, among them, the way to ask many at once; nobody can be asked where nobody can be called. */
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
			{listings.slice(0, askAfter).map(card)}
			{service.callIcon && <AskCard category={category} />}
			{listings.slice(askAfter).map((listing, index) => card(listing, index + askAfter))}
		</CardGrid>
	);
}
