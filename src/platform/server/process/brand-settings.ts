import * as built from "../../../brand/brand.ts";

type OperatorOfBrand = Pick<typeof built, "contact" | "seller" | "social">;

/** The seller is the one of the brand only if the environment has none: an invoice must not mix two. */
const namesSeller = (given: Record<string, string>) =>
	["SELLER_NAME", "SELLER_ADDRESS", "SELLER_GSTIN"].some((name) => name in given);

/** What the brand says of the operator, as settings. Those of the environment, which are `given`, replace it. */
export const settingsOfBrand = (
	given: Record<string, string>,
	{ contact, seller, social }: OperatorOfBrand = built,
): Record<string, string> => ({
	CONTACT_MOBILE: contact.mobile,
	CONTACT_EMAIL: contact.email,
	SOCIAL_MESSAGING_URL: social.messaging,
	SOCIAL_PHOTOS_URL: social.photos,
	SOCIAL_NETWORK_URL: social.network,
	...(seller !== null &&
		!namesSeller(given) && {
			SELLER_NAME: seller.name,
			SELLER_ADDRESS: seller.address.join("|"),
			SELLER_STATE: seller.state,
			SELLER_GSTIN: seller.gstin,
		}),
});
