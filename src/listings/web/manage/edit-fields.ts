import type { ListingDetails } from "../../listing-answers.ts";

/** The editable texts and choices of a listing, as the form's fields hold them. */
export type EditFields = {
	/** Empty if the person's own name is shown instead. */
	firmName: string;
	description: string;
	/** Slugs, in the order chosen. */
	places: string[];
	addressId: string;
};

/** The form's initial values. A missing firm name, and an address that the viewer may not see, are empty. */
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

/** The changes to send. Unchanged fields are left out, so that they do not undo someone else's change. */
export function changeOf(before: EditFields, after: EditFields): ListingChange {
	const [firmName, description] = [after.firmName.trim(), after.description.trim()];
	return {
		...(firmName !== before.firmName && { firmName }),
		...(description !== before.description && { description }),
		...(after.places.join(" ") !== before.places.join(" ") && { goToLocation: after.places }),
		...(after.addressId !== before.addressId && { addressId: after.addressId }),
	};
}
