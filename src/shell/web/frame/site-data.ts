import { useRouteLoaderData } from "react-router";
import type { SiteNotices } from "../../../notices/notices.contract.ts";
import type { Brand } from "../../brand.ts";

export type SiteLink = { name: string; to: string };

/** A service as its tile shows it; one that is yet to come leads nowhere. */
export type TiledService = { name: string; icon: string; to: string | null };

/** What every page needs around it; the same for all visitors. */
export type SiteData = {
	brand: Brand;
	popular: TiledService[];
	/** Every sector with its first services that are open. */
	sectors: { name: string; services: SiteLink[] }[];
	/** Null where there are none now. */
	notices: SiteNotices | null;
	/** Of Google Analytics; null where it is not used. */
	measurementId: string | null;
};

/** The root loader's data; undefined where it could not be loaded, and then no frame stands around the page. */
export function useLoadedSite(): SiteData | undefined {
	return useRouteLoaderData<SiteData>("root");
}

/** The root loader's data, for all that stands within the frame. */
export function useSite(): SiteData {
	const site = useLoadedSite();
	if (site === undefined) throw new Error("the site's data is there within the frame only");
	return site;
}
