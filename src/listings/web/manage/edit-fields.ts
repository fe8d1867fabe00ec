import { indianDay } from "../../../platform/dates.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { type OfferChange, offerChangeOf, type OfferFields, offerFieldsOf } from "./offer-fields.ts";

/** What can be edited of a listing, as the form's fields hold them. */
export type EditFields = OfferFields & {
	/** Empty if the person's own name is shown instead. */
	firmName: string;
	description: string;
	/** Slugs, in the order chosen. */
	places: string[];
	addressId: string;
	/** Empty if there is none, or if the viewer is not the owner. */
	upiId: string;
};

/** The form's initial values. A missing firm name, and an address that the viewer may not see, are empty. */
export function fieldsOf(listing: ListingDetails): EditFields {
	const { firmName, description, goToLocations, address, upiId } = listing;
	return {
		firmName: firmName ?? "",
		description,
		places: goToLocations.map(({ slug }) => slug),
		addressId: address._id ?? "",
		upiId: upiId ?? "",
		...offerFieldsOf(listing, indianDay(new Date())),
	};
}

export type ListingChange = OfferChange & {
	firmName?: string;
	description?: string;
	goToLocation?: string[];
	addressId?: string;
	upiId?: string | null;
};

/** The changes to send. Unchanged fields are left out, so that they do not undo someone else's change. */
export function changeOf(before: EditFields, after: EditFields): ListingChange {
	const [firmName, description] = [after.firmName.trim(), after.description.trim()];
	const upiId = after.upiId.trim();
	return {
		...(firmName !== before.firmName && { firmName }),
		...(description !== before.description && { description }),
		...(after.places.join(" ") !== before.places.join(" ") && { goToLocation: after.places }),
		...(after.addressId !== before.addressId && { addressId: after.addressId }),
		...(upiId !== before.upiId && { upiId: upiId === "" ? null : upiId }),
		...offerChangeOf(before, after),
	};
}
