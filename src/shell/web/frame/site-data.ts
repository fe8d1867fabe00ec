import { useRouteLoaderData } from "react-router";
import type { Locale } from "../../../paraglide/runtime.js";
import type { SiteNotices } from "../../../notices/notices.contract.ts";
import type { Brand } from "../../brand.ts";

export type SiteLink = { name: string; to: string };

/** A service for its tile; one that is coming soon has no link. */
export type TiledService = { name: string; icon: string; to: string | null };

/** What every page's frame needs; the same for all visitors. */
export type SiteData = {
	brand: Brand;
	popular: TiledService[];
	/** Every sector with its first open services. */
	sectors: { name: string; services: SiteLink[] }[];
	/** Null if there are none now. */
	notices: SiteNotices | null;
	/** The other languages of the site: the name of each, and the offer to read in it, in that language. */
	languages: { locale: Locale; name: string; offer: string }[];
	/** Of Google Analytics; null if it is not used. */
	measurementId: string | null;
};

/** The root loader's data; undefined if it failed to load, in which case the page has no frame. */
export function useLoadedSite(): SiteData | undefined {
	return useRouteLoaderData<SiteData>("root");
}

/** The root loader's data, for everything inside the frame. */
export function useSite(): SiteData {
	const site = useLoadedSite();
	if (site === undefined) throw new Error("the site's data is there within the frame only");
	return site;
}
