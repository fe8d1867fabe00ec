import type { ListingDetails } from "../../listing-answers.ts";

/** What of a listing is changed in words: as the form's fields hold it. */
export type EditFields = {
	/** Empty where the person's own name stands in. */
	firmName: string;
	description: string;
	/** Slugs, in the order chosen. */
	places: string[];
	addressId: string;
};

/** The form as it opens. A firm that has no name, and an address that the viewer may not see, are empty. */
export function fieldsOf({ firmName, description, goToLocations, address }: ListingDetails): EditFields {
	return {
		firmName: firmName ?? "",
		description,
		places: goToLocations.map(({ slug }) => slug),
		addressId: address._id ?? "",
	};
}

export type ListingChange = {
	firmName?: string;
	description?: string;
	goToLocation?: string[];
	addressId?: string;
};

/** What was changed, as it is sent: what stayed the same is left out, so that nobody else's change is undone by it. */
export function changeOf(before: EditFields, after: EditFields): ListingChange {
	const [firmName, description] = [after.firmName.trim(), after.description.trim()];
	return {
		...(firmName !== before.firmName && { firmName }),
		...(description !== before.description && { description }),
		...(after.places.join(" ") !== before.places.join(" ") && { goToLocation: after.places }),
		...(after.addressId !== before.addressId && { addressId: after.addressId }),
	};
}
