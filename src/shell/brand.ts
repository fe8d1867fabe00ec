import { brandName } from "../brand/brand.ts";
import { loaderService } from "../platform/loader-service.ts";

/** Name, contact and links for visitors; empty if there is none. */
export type Brand = {
	name: string;
	contactMobile: string;
	contactEmail: string;
	social: Record<"messaging" | "photos" | "network", string>;
	/** The GST code (two digits) of the seller's state; null if it charges no GST. */
	gstState: string | null;
	/** Without a trailing slash. */
	origin: string;
};

/** The settings of the deployment that visitors may see; nothing else of them reaches a browser. */
type BrandSettings = {
	DEMO: boolean;
	PUBLIC_URL: string;
	CONTACT_MOBILE: string;
	CONTACT_EMAIL?: string | undefined;
	SOCIAL_MESSAGING_URL: string;
	SOCIAL_PHOTOS_URL: string;
	SOCIAL_NETWORK_URL: string;
	/** Empty if the seller is not registered for GST; otherwise it begins with the state's two digits. */
	SELLER_GSTIN: string;
};

/** Obviously fictitious, so that the demo sends no calls or visitors to anyone. */
const demoMobile = "+910000000000";
const demoLink = (path: string) =>
	`https://example.com/${encodeURIComponent(brandName.toLowerCase().replaceAll(" ", "-"))}/${path}`;

/** What visitors see of the brand and the deployment's settings. */
export function brandOf(settings: BrandSettings): Brand {
	const linkOr = (link: string, path: string) => link || (settings.DEMO ? demoLink(path) : "");
	return {
		name: brandName,
		contactMobile: settings.CONTACT_MOBILE || (settings.DEMO ? demoMobile : ""),
		contactEmail: settings.CONTACT_EMAIL ?? "",
		social: {
			messaging: linkOr(settings.SOCIAL_MESSAGING_URL, "messages"),
			photos: linkOr(settings.SOCIAL_PHOTOS_URL, "photos"),
			network: linkOr(settings.SOCIAL_NETWORK_URL, "community"),
		},
		gstState: settings.SELLER_GSTIN.slice(0, 2) || null,
		origin: settings.PUBLIC_URL.replace(/\/+$/, ""),
	};
}

/** How public pages get the brand: the server puts it into the context. */
export const siteBrand = loaderService<Brand>("brand");
