import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import type { ListingDetails, StaffListing } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";

const call = apiOf<ListingsApi>();

const ChoosePlaceDialog = dialogOnDemand(() => import("./choose-place-dialog.tsx"));

type PlaceChoiceProps = {
	listing: StaffListing;
	/** The id of the listing's title, if a page has several listings. */
	titleId: string;
	onChanged: (listing: ListingDetails) => void;
};

function textOf({ goToLocation, suggestedPlace }: StaffListing): string {
	if (goToLocation.length > 0 && suggestedPlace)
		return m["listings.place.other"]({ place: suggestedPlace.name });
	if (!suggestedPlace) return m["listings.place.none_near"]();
	const { name: place, kilometres } = suggestedPlace;
	return kilometres === null
		? m["listings.place.larger_in_state"]({ place })
		: m["listings.place.larger"]({ place, kilometres: kilometres.toLocaleString("en-IN") });
}

/**
 * For staff: a fixed place that is far from every go-to location, or whose go-to location does not match its address.
 * Managers accept the suggested place or choose another.
 */
export function PlaceChoice({ listing, titleId, onChanged }: PlaceChoiceProps) {
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const [isChoosing, setChoosing] = useState(false);
	const { _id, fixedPlace, goToLocation, suggestedPlace, abilities } = listing;
	// Only staff receive a suggestion, which is null when there is none.
	const isOpen = suggestedPlace !== undefined && (suggestedPlace !== null || goToLocation.length === 0);
	if (!fixedPlace || !isOpen) return null;
	const accept = (slug: string) =>
		run(async () => {
			const body = { goToLocation: [slug] };
			const { professional } = await call("PUT /api/workerCategory/:id", { params: { id: _id }, body });
			alert("success", m["listings.place.chosen"]({ place: professional.goToLocation.join(", ") }));
			onChanged(professional);
		});
	return (
		<div className="grid gap-2.5">
			<Note tone="now">{textOf(listing)}</Note>
			{abilities.edit && (
				<div className="flex flex-wrap gap-2">
					{suggestedPlace && (
						<Button
							icon="map-pin"
							aria-describedby={titleId}
							busy={isBusy}
							onClick={() => void accept(suggestedPlace.slug)}
						>
							{m["listings.place.accept"]({ place: suggestedPlace.name })}
						</Button>
					)}
					<Button aria-describedby={titleId} onClick={() => setChoosing(true)}>
						{suggestedPlace ? m["listings.place.choose_another"]() : m["listings.place.choose"]()}
					</Button>
				</div>
			)}
			{isChoosing && (
				<ChoosePlaceDialog listing={listing} onChanged={onChanged} onClose={() => setChoosing(false)} />
			)}
		</div>
	);
}
