import { isShown } from "../../../catalogue/catalogue.ts";
import type { Location } from "../../../places/location.ts";
import { cardDescription } from "../../listing-summary.ts";
import { isBookable } from "../../listing.ts";
import type { ListingCard } from "../../listing-answers.ts";
import { backInWords } from "../../hours-words.ts";
import { backOn } from "../../work-state.ts";
import type { CardRow } from "./card-rows.repository.ts";
import { placesOf, presentImage, presentShared, type Surroundings } from "../listing-parts.ts";

/** The number of photos in a strip; the list reads no more for each listing. */
const workPhotoCount = 3;

/** When an available professional who does not work on this day is back. */
function presentDayOff(row: CardRow, day: string): Pick<ListingCard, "offToday"> {
	const next = row.availability === "available" ? backOn(row, day) : null;
	return next === null ? {} : { offToday: backInWords(next, day) };
}

/**
 * A card, the same for every viewer, so that any cache may keep the list. `place` is the requested place, which comes
 * first among the card's places; null if there is none. `day` is the present day in India.
 */
export function presentCard(
	row: CardRow,
	place: Location | null,
	{ catalogue, service, cdnBase, day }: Surroundings & { day: string },
): ListingCard {
	const places = placesOf(row, catalogue).toSorted(
		(one, other) => Number(other.id === place?.id) - Number(one.id === place?.id),
	);
	const images = (row.images ?? []).map((image) => presentImage(image, cdnBase));
	const showsWork = service.cardType === "profile" && images.length === workPhotoCount;
	return {
		...presentShared(row, service, places),
		userId: row.ownerId,
		description: cardDescription(row.description),
		image: images[0] ?? null,
		imageCount: row.imageCount,
		licenceChecked: row.licenceChecked,
		...presentDayOff(row, day),
		...(showsWork && { workPhotos: images }),
		// Lists contain only active listings.
		abilities: {
			book: isBookable({ ...row, status: "active", callIcon: service.callIcon }) && isShown(service),
		},
	};
}
