import type { MetaDescriptor } from "react-router";
import { displayName, panIndia } from "../../../places/location.ts";
import { absolute } from "../../../platform/web/page-meta.ts";
import { formatRupees } from "../../../platform/money.ts";
import { detailsAddress } from "../../list-address.ts";
import type { Details } from "./details-data.ts";
import { listingTitle, offeredService } from "./listing-words.ts";

const everywhere = displayName({ name: panIndia });

/** Search engines get PAN India as a country and any other area as a place. */
const areaOf = ({ name }: { name: string }) =>
	name === everywhere ? { "@type": "Country", name: "India" } : { "@type": "Place", name };

/**
 * The page's structured data for search engines (schema.org LocalBusiness). Contains only what the page shows to
 * everyone: never a number, never a street. React Router escapes "<", so no description can end the script.
 */
export function businessData(page: Parameters<typeof absolute>[0], details: Details): MetaDescriptor {
	const { _id, description, address, goToLocations, fixedPlace, images, price } = details;
	const { pincodeData } = address;
	const url = absolute(page, detailsAddress(_id));
	return {
		"script:ld+json": {
			"@context": "https://schema.org",
			"@type": "LocalBusiness",
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
			...(!fixedPlace && goToLocations.length > 0 && { areaServed: goToLocations.map(areaOf) }),
			...(price !== null && { priceRange: `${formatRupees(price.amount)} ${price.unit}`.trim() }),
			makesOffer: {
				"@type": "Offer",
				itemOffered: { "@type": "Service", name: offeredService(details) },
			},
		},
	};
}
