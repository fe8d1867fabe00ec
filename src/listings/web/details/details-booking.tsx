import { m } from "../../../paraglide/messages.js";
import { ActionBar } from "../../../ui/layout/action-bar.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { formatRupees } from "../../../platform/money.ts";
import { manageAddress } from "../../manage-address.ts";
import { BookNow } from "../list/book-now.tsx";
import type { Details } from "./details-data.ts";
import { listingTitle, offeredService, personOf, priceInWords } from "./listing-words.ts";

type BookProps = { details: Details; place: string | undefined; className?: string };

function Book({ details, place, className }: BookProps) {
	return (
		<BookNow
			listing={details}
			start={{ service: details.serviceSlug, place }}
			label={m["listings.details.book"]()}
			variant="now"
			size="lg"
			className={className}
		/>
	);
}

type BookAsideProps = {
	details: Details;
	canBook: boolean;
	/** The viewer owns the listing and manages it instead of booking it. */
	isOwn: boolean;
	/** The list of similar professionals that contains this one. */
	backList: { place: { slug: string } | null; to: string };
};

/** The owner's link from the public page to the manage page. */
function ManageLink({ listingId, className }: { listingId: string; className?: string }) {
	return (
		<ButtonLink
			to={manageAddress(listingId)}
			variant="act"
			size="lg"
			icon="briefcase"
			block
			className={className}
		>
			{m["listings.details.manage"]()}
		</ButtonLink>
	);
}

/** The same link on phones, within reach of the thumb. */
export function ManageBar({ details }: Pick<BookProps, "details">) {
	return (
		<ActionBar>
			<ManageLink listingId={details._id} className="flex-1" />
		</ActionBar>
	);
}

/** Next to the details on wide screens: the professional, the price, and the button to book. */
export function BookAside({ details, canBook, isOwn, backList }: BookAsideProps) {
	const { name, firmName, price, availability, images } = details;
	const person = personOf(details);
	const isUnavailable = availability === "unavailable";
	return (
		<Card
			as="aside"
			className={`gap-4 ${isUnavailable ? "grid" : "hidden desk:grid"} desk:sticky desk:top-24`}
		>
			<div className="flex items-center gap-3 max-desk:hidden">
				<Avatar name={name} photo={images[0] && `${images[0].img}-400.webp`} />
				<div className="min-w-0 [overflow-wrap:anywhere]">
					<p className="font-strong">{person ?? listingTitle(details)}</p>
					<p className="text-sm text-ink-soft">{(person && firmName) ?? offeredService(details)}</p>
				</div>
			</div>
			{price && <p className="font-strong tabular-nums max-desk:hidden">{priceInWords(price)}</p>}
			{isOwn && <ManageLink listingId={details._id} />}
			{canBook && (
				<>
					<Book details={details} place={backList.place?.slug} />
					<p className="text-sm text-ink-faint">{m["listings.details.pay_directly"]()}</p>
				</>
			)}
			{isUnavailable && (
				<>
					<p className="text-ink-soft">{m["listings.details.unavailable"]()}</p>
					<ButtonLink to={backList.to} block>
						{m["listings.details.see_others"]()}
					</ButtonLink>
				</>
			)}
		</Card>
	);
}

/** The same on phones, within reach of the thumb. */
export function BookBar({ details, place }: BookProps) {
	return (
		<ActionBar>
			{details.price && (
				<div className="min-w-0 shrink-0">
					<p className="font-strong tabular-nums">{formatRupees(details.price.amount)}</p>
					<p className="text-sm text-ink-soft">{details.price.unit}</p>
				</div>
			)}
			<Book details={details} place={place} className="flex-1" />
		</ActionBar>
	);
}
