import type { RouterContextProvider } from "react-router";
import { type CatalogueEntry, publicCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { measurementId } from "../../../insights/insights.contract.ts";
import { publicNotices } from "../../../notices/notices.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { siteLanguages } from "../../../platform/languages.ts";
import { siteBrand } from "../../brand.ts";
import type { SiteData } from "./site-data.ts";

/** The number of services per sector in the footer. */
const firstServices = 3;

const linkOf = ({ name, link }: CatalogueEntry) => ({ name, to: link });

const tileOf = ({ name, icon, link, comingSoon }: CatalogueEntry) => ({
	name,
	icon,
	to: comingSoon ? null : link,
});

/** Loads the data of the frame: brand, popular services, the footer's lists and the notices. */
export async function loadSite(context: Readonly<RouterContextProvider>): Promise<SiteData> {
	const [{ popular, sectors }, notices] = await Promise.all([
		context.get(publicCatalogue).home(),
		context.get(publicNotices).read(),
	]);
	return {
		brand: context.get(siteBrand),
		popular: popular.map(tileOf),
		sectors: sectors.map(({ name, entries }) => ({
			name,
			services: entries
				.filter((entry) => !entry.comingSoon)
				.slice(0, firstServices)
				.map(linkOf),
		})),
		notices,
		languages: siteLanguages
			.filter((locale) => locale !== getLocale())
			.map((locale) => ({
				locale,
				name: m["shell.language.name"]({}, { locale }),
				offer: m["shell.language.offer"]({}, { locale }),
			})),
		measurementId: context.get(measurementId),
	};
}
