import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { Breadcrumbs, BackLink } from "../../../ui/layout/crumbs.tsx";
import { FoldedText } from "../../../ui/layout/folded-text.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { listAddress } from "../../list-address.ts";
import { BookAside, BookBar, ManageBar } from "./details-booking.tsx";
import { detailsCrumbs } from "./details-crumbs.ts";
import type { Details } from "./details-data.ts";
import { DetailsHead } from "./details-head.tsx";
import { DetailsHours } from "./details-hours.tsx";
import { DetailsFacts } from "./details-facts.tsx";
import { DetailsPictures } from "./details-pictures.tsx";
import { type DetailsState, useDetailsState } from "./details-state.ts";

/** The list to go back to: the one that contained the card, otherwise that of the first place. */
function backListOf({ service, serviceSlug, goToLocations }: Details, state: DetailsState | null) {
	const place = state?.goToLocation ?? goToLocations[0] ?? null;
	const label =
		place === null ? service : m["listings.category.title_in"]({ title: service, place: place.name });
	return { place, label, to: listAddress({ service: serviceSlug, place: place?.slug }) };
}

type DetailsViewProps = {
	details: Details;
	/** Shown above a page that is not public; its photos then have no link to a gallery. */
	previewNote?: React.ReactNode;
	/** Shown at the end of the listing's own part. */
	reviews?: React.ReactNode;
	/** Shown below the listing. */
	below?: React.ReactNode;
};

/** A listing's page, as customers see it. */
export function DetailsView({ details, previewNote, reviews, below }: DetailsViewProps) {
	const { images, description, rates, sections, abilities } = details;
	const state = useDetailsState();
	const backList = backListOf(details, state);
	const isPublic = previewNote === undefined;
	const isOwn = useSession().user?._id === details.userId && isPublic;
	const canBook = !isOwn && abilities.book && state?.callIcon !== false;
	return (
		<Page className="gap-4!">
			{previewNote}
			<Breadcrumbs {...detailsCrumbs(details, backList.place)} />
			<BackLink to={backList.to} phoneOnly>
				{backList.label}
			</BackLink>
			{images.length > 1 && <DetailsPictures details={details} state={state} isLinked={isPublic} />}
			<div className="mt-1 grid gap-6 *:min-w-0 desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-12">
				<div className="grid gap-6 *:min-w-0">
					{/* A single picture would fill the whole width of a wide screen, so it is placed in the column. */}
					{images.length === 1 && <DetailsPictures details={details} state={state} isLinked={isPublic} />}
					<DetailsHead details={details} showPrice={!canBook} canSave={isPublic && !isOwn} />
					{description !== "" && <FoldedText text={description} />}
					<DetailsFacts rates={rates} sections={sections} />
					<DetailsHours details={details} />
					{reviews}
				</div>
				<BookAside details={details} canBook={canBook} isOwn={isOwn} backList={backList} />
			</div>
			{below}
			{isOwn && <ManageBar details={details} />}
			{canBook && <BookBar details={details} place={backList.place?.slug} />}
		</Page>
	);
}
