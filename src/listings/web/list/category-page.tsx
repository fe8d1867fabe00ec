import { useEffect } from "react";
import { useLocation } from "react-router";
import { pageMeta, unlisted, unlistedMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { Breadcrumbs } from "../../../ui/layout/crumbs.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/category-page.ts";
import { everywhere } from "../../list-address.ts";
import { listPicture } from "../../share-pictures.ts";
import { CategoryList } from "./category-list.tsx";
import type { Category } from "./category-data.ts";
import { loadCategory } from "./category-loader.ts";
import { filterParameters, isUnfiltered } from "../../list-filter.ts";
import { canonicalAddress, categoryCrumbs, categoryTitle } from "./category-words.ts";
import { ComingSoon } from "./coming-soon.tsx";
import { keptList } from "./kept-list.ts";
import { rememberList } from "./last-list.ts";
import { LandingSlot } from "./landing/landing-slot.tsx";
import { ListedProfessionals } from "./listed-professionals.tsx";
import { UnclearPlace } from "./unclear-place.tsx";

/** Search engines load every page from the server, so browsers get no code for them. */
const forSearchEngines = import.meta.env.SSR ? await import("./category-for-search.ts") : null;

/** Identifies a list. */
const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

export function loader(args: Route.LoaderArgs): Promise<Category> {
	return loadCategory(args);
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Category> {
	return keptList(addressOf(new URL(request.url))) ?? (await serverLoader());
}

export const headers = publicPage;

export const handle = readsQuery("location", "cursor", ...filterParameters);

/** A place without professionals is no page to find. */
const isEmptyPair = ({ place, professionals, isFirstPage }: Category) =>
	place !== null && professionals.length === 0 && isFirstPage;

const pictureOf = ({ service, place }: Category) =>
	listPicture(service.slug, place === null || place.slug === everywhere ? null : place.slug);

export const meta: Route.MetaFunction = (page) => {
	if (page.loaderData === undefined) return [];
	// Search engines list each place once, without filters.
	if (!isUnfiltered(page.loaderData.filter)) return unlistedMeta(page, categoryTitle(page.loaderData));
	return [
		...pageMeta(page, {
			title: categoryTitle(page.loaderData),
			description: forSearchEngines?.categoryDescription(page.loaderData) ?? "",
			path: canonicalAddress(page.loaderData),
			// Only what shares the page reads it.
			...(import.meta.env.SSR && { image: pictureOf(page.loaderData) }),
		}),
		...(isEmptyPair(page.loaderData) ? [unlisted] : []),
		...(forSearchEngines?.categoryData(page, page.loaderData) ?? []),
	];
};

export default function CategoryPage({ loaderData: category }: Route.ComponentProps) {
	const address = addressOf(useLocation());
	useEffect(() => rememberList(category), [category]);
	return (
		<Page className="gap-3! max-desk:pt-3! desk:gap-5!">
			<Breadcrumbs {...categoryCrumbs(category)} />
			{!category.service.comingSoon && <CategoryList category={category} />}
			{category.unclear && <UnclearPlace category={category} unclear={category.unclear} />}
			{category.service.comingSoon ? (
				<ComingSoon service={category.service} place={category.place} />
			) : (
				<ListedProfessionals key={address} address={address} category={category} />
			)}
			{category.landing && (
				<LandingSlot key={`landing ${address}`} category={category} landing={category.landing} />
			)}
		</Page>
	);
}
import { readsQuery } from "../../../platform/page-query.ts";
