import { loaderService } from "../platform/loader-service.ts";

type Operator = {
	name: string;
	contactMobile: string;
	social: Record<"messaging" | "photos" | "network", string>;
	/** GST's two digits of the state in which the seller is registered; null where it charges no GST. */
	gstState: string | null;
};

/** What belongs to the operator and not to the product: change it here to put another name above the door. */
export const brand: Operator = {
	name: "Nukkad",
	/** Where the deployment sets no contact of its own there is none. */
	contactMobile: "",
	social: { messaging: "", photos: "", network: "" },
	/** A deployment's GSTIN says otherwise. */
	gstState: null,
};

/** Obviously made up, so that nobody is called or visited because of a demo. */
const demo = {
	contactMobile: "+910000000000",
	social: {
		messaging: "https://example.com/nukkad/messages",
		photos: "https://example.com/nukkad/photos",
		network: "https://example.com/nukkad/community",
	},
};

/** The settings of the deployment that visitors may see; nothing else of them reaches a browser. */
type BrandSettings = {
	DEMO: boolean;
	PUBLIC_URL: string;
	CONTACT_MOBILE: string;
	SOCIAL_MESSAGING_URL: string;
	SOCIAL_PHOTOS_URL: string;
	SOCIAL_NETWORK_URL: string;
	/** Empty where the seller is not registered for GST; else it begins with the state's two digits. */
	SELLER_GSTIN: string;
};

/** Name, contact and links as a visitor sees them; empty where there is none. `origin` has no slash at its end. */
export type Brand = Operator & { origin: string };

/** The brand file with the deployment's settings over it. */
export function brandOf(settings: BrandSettings): Brand {
	const fallback = settings.DEMO ? demo : brand;
	return {
		name: brand.name,
		contactMobile: settings.CONTACT_MOBILE || fallback.contactMobile,
		social: {
			messaging: settings.SOCIAL_MESSAGING_URL || fallback.social.messaging,
			photos: settings.SOCIAL_PHOTOS_URL || fallback.social.photos,
			network: settings.SOCIAL_NETWORK_URL || fallback.social.network,
		},
		gstState: settings.SELLER_GSTIN.slice(0, 2) || brand.gstState,
		origin: settings.PUBLIC_URL.replace(/\/+$/, ""),
	};
}

/** How public pages reach the brand: a value that the server puts into the context. */
export const siteBrand = loaderService<Brand>("brand");
