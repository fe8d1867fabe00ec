import { publicCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { pageMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { Wrap } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/home.ts";
import { Hero } from "./hero.tsx";
import { JoinServices } from "./join-services.tsx";
import { PopularServices } from "./popular-services.tsx";
import { type HomeSector, SectorCarousel } from "./sector-carousel.tsx";
import { websiteData } from "./website-data.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<{ sectors: HomeSector[] }> {
	const { sectors } = await context.get(publicCatalogue).home();
	return {
		sectors: sectors.map(({ name, slug, entries }) => ({
			name,
			slug,
			services: entries.map((entry) => ({
				name: entry.name,
				image: entry.image,
				to: entry.comingSoon ? null : entry.link,
			})),
		})),
	};
}

/** Every fifth sector is a grid, so that the rows do not all look alike. */
const gridEvery = 5;

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) => [
	...pageMeta(page, { title: m["shell.home.meta_title"](), description: m["shell.home.meta_description"]() }),
	...(import.meta.env.SSR ? [websiteData(page)] : []),
];

export default function Home({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Hero />
			<Wrap className="grid gap-10 pt-6 pb-12 *:min-w-0 desk:gap-16 desk:pt-10 desk:pb-18">
				<PopularServices />
				<JoinServices />
				{loaderData.sectors.map((sector, index) => (
					<SectorCarousel key={sector.slug} sector={sector} isGrid={index % gridEvery === 1} />
				))}
			</Wrap>
		</>
	);
}
