import { loaderService } from "../platform/loader-service.ts";

type Operator = {
	name: string;
	contactMobile: string;
	social: Record<"messaging" | "photos" | "network", string>;
	/** The GST code (two digits) of the seller's state; null if it charges no GST. */
	gstState: string | null;
};

/** What belongs to the operator and not to the product: change it here to use another name. */
export const brand: Operator = {
	name: "Nukkad",
	/** The deployment may set no contact of its own. */
	contactMobile: "",
	social: { messaging: "", photos: "", network: "" },
	/** Set by the deployment's GSTIN. */
	gstState: null,
};

/** Obviously fictitious, so that the demo sends no calls or visitors to anyone. */
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
	/** Empty if the seller is not registered for GST; otherwise it begins with the state's two digits. */
	SELLER_GSTIN: string;
};

/** Name, contact and links for visitors; empty if there is none. `origin` has no trailing slash. */
export type Brand = Operator & { origin: string };

/** The brand file, overridden by the deployment's settings. */
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

/** How public pages get the brand: the server puts it into the context. */
export const siteBrand = loaderService<Brand>("brand");
