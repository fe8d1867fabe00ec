import { SafetyMenuFromSlot } from "../../../accounts/web/safety-slot.ts";
import { m } from "../../../paraglide/messages.js";
import { Avatar } from "../../../ui/avatar.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { ShareButton } from "../../../ui/share-button.tsx";
import { FavouriteHeart } from "../favourites/favourite-heart.tsx";
import { Rating } from "../rating.tsx";
import { AvailabilityBadge } from "../list/availability-badge.tsx";
import type { Details } from "./details-data.ts";
import { HoursNow } from "./details-hours.tsx";
import { listingTitle, priceInWords, whoAndWhat } from "./listing-words.ts";
import { langOf } from "../../../platform/lang-of.ts";

/** The public part of the address: locality, town, district, state and pincode. */
function publicAddress({ address: { locality, pincodeData } }: Details): string {
	const { city, district, stateName, pincode } = pincodeData;
	const parts = [locality, city, district, stateName].filter(
		(part, index, all) => part !== "" && all.indexOf(part) === index,
	);
	return `${parts.join(", ")} ${pincode}`.trim();
}

type DetailsHeadProps = {
	details: Details;
	/** On phones the booking bar shows the price; without one, it is shown here. */
	showPrice: boolean;
	/** Whether the viewer may save the listing. */
	canSave: boolean;
};

/** The professional's name, availability and place. */
export function DetailsHead({ details, showPrice, canSave }: DetailsHeadProps) {
	const { availability, isOffToday, goToLocations, fixedPlace, price, name, images, cardType } = details;
	return (
		<header className="grid gap-2">
			<div className="flex items-center justify-end gap-3">
				{/* When somebody who is off comes back is said below. */}
				{(!isOffToday || availability === "unavailable") && (
					<AvailabilityBadge availability={availability} callIcon={details.callIcon} className="mr-auto" />
				)}
				{canSave && <FavouriteHeart listing={details} />}
				<ShareButton
					label={m["listings.details.share"]()}
					what={() => ({ title: listingTitle(details), url: location.origin + location.pathname })}
					words={{ copied: m["listings.details.copied"](), failed: m["listings.details.copy_failed"]() }}
				/>
				{canSave && <SafetyMenuFromSlot listing={details} />}
			</div>
			<div className="flex items-center gap-4">
				{cardType === "profile" && images.length === 0 && <Avatar name={name} size="lg" />}
				<div className="min-w-0 [overflow-wrap:anywhere]">
					<h1 lang={langOf(listingTitle(details))} className="text-2xl tracking-[-0.01em] desk:text-3xl">
						{listingTitle(details)}
					</h1>
					<p className="text-ink-soft">{whoAndWhat(details)}</p>
					{details.callIcon && (
						<p className="flex flex-wrap gap-x-2">
							<Rating rating={details.rating} />
							{details.answers}
						</p>
					)}
				</div>
			</div>
			<HoursNow states={details.states} />
			{showPrice && price && <p className="font-strong tabular-nums desk:hidden">{priceInWords(price)}</p>}
			<Fact icon="map-pin">{publicAddress(details)}</Fact>
			{!fixedPlace && goToLocations.length > 0 && (
				<Fact icon="route" label={m["listings.card.goes_to"]()} className="text-ink!">
					{goToLocations.map((place) => place.name).join(", ")}
				</Fact>
			)}
			{details.callIcon && <Fact icon="badge-check">{m["listings.details.verified"]()}</Fact>}
			{details.licenceChecked && <Fact icon="badge-check">{m["listings.details.licence_checked"]()}</Fact>}
		</header>
	);
}
