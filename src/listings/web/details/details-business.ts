import type { MetaDescriptor } from "react-router";
import { displayName, panIndia } from "../../../places/location.ts";
import { formatRupees } from "../../../platform/money.ts";
import { absolute, pageUrl } from "../../../platform/web/page-meta.ts";
import { type SchemaObject, structured } from "../../../platform/web/structured-data.ts";
import { detailsAddress } from "../../list-address.ts";
import { businessType, isBusiness, isLodging, serviceType } from "../business-types.ts";
import type { Details } from "./details-data.ts";
import { hoursData, ratesData } from "./hours-data.ts";
import { listingTitle, offeredService } from "./listing-words.ts";
import { lodgingData } from "./lodging-data.ts";

/** Search engines get PAN India as a country and any other area as a place. */
const areaOf = ({ name }: { name: string }) =>
	name === displayName({ name: panIndia })
		? { "@type": "Country", name: "India" }
		: { "@type": "Place", name };

/** What a business has and a sight, which nobody runs, has not. */
function offerData(details: Details): SchemaObject {
	const { goToLocations, fixedPlace, price, rates, serviceSlug, sections } = details;
	return {
		...(!fixedPlace && goToLocations.length > 0 && { areaServed: goToLocations.map(areaOf) }),
		...(price !== null && { priceRange: `${formatRupees(price.amount)} ${price.unit}`.trim() }),
		...(isLodging(serviceSlug) && lodgingData(sections)),
		...ratesData(rates),
		makesOffer: {
			"@type": "Offer",
			itemOffered: { "@type": serviceType(serviceSlug), name: offeredService(details) },
		},
	};
}

/**
 * The listing as a business (schema.org LocalBusiness or a more exact type). Contains only what the page shows to
 * everyone: never a number, never a street. `reviews` has the properties of its reviews.
 */
export function businessData(
	page: Parameters<typeof absolute>[0],
	details: Details,
	reviews: SchemaObject = {},
): MetaDescriptor {
	const { _id, serviceSlug, description, address, images } = details;
	const { pincodeData } = address;
	const url = pageUrl(page, detailsAddress(_id));
	return structured({
		"@type": businessType(serviceSlug),
		"@id": url,
		url,
		name: listingTitle(details),
		...(description !== "" && { description }),
		...(images.length > 0 && {
			image: images.map(({ img }) => absolute(page, `${img}-1600.webp`)),
		}),
		address: {
			"@type": "PostalAddress",
			// Only the town: what people enter as their locality may be a street.
			addressLocality: pincodeData.city || pincodeData.district,
			addressRegion: pincodeData.stateName,
			postalCode: pincodeData.pincode,
			addressCountry: "IN",
		},
		...hoursData(details),
		...(isBusiness(serviceSlug) && { ...offerData(details), ...reviews }),
	});
}
