import type { MetaDescriptor } from "react-router";
import { pageUrl } from "../../../platform/web/page-meta.ts";
import { breadcrumbData, type SchemaObject, structured } from "../../../platform/web/structured-data.ts";
import type { ListingCard } from "../../listing-answers.ts";
import { detailsAddress, everywhere } from "../../list-address.ts";
import { businessType, isBusiness, serviceType } from "../business-types.ts";
import { listingTitle } from "../details/listing-words.ts";
import type { Category } from "./category-data.ts";
import { questionsOf } from "./landing/landing-words.ts";
import { canonicalAddress, categoryCrumbs, categoryName, categoryTitle } from "./category-words.ts";

type Page = Parameters<typeof pageUrl>[0];

/** The range of the shown prices, if all are for the same: per visit and per day cannot be compared. */
function priceRange(listings: readonly ListingCard[]): SchemaObject {
	const prices = listings.flatMap(({ price }) => price ?? []);
	const amounts = prices.map(({ amount }) => amount);
	if (new Set(prices.map(({ unit }) => unit)).size !== 1) return {};
	return {
		offers: {
			"@type": "AggregateOffer",
			priceCurrency: "INR",
			lowPrice: Math.min(...amounts),
			highPrice: Math.max(...amounts),
			offerCount: amounts.length,
		},
	};
}

/** Data and name of each listed business. */
const listed = (page: Page, { professionals }: Category) =>
	professionals.map((listing) => ({
		url: pageUrl(page, detailsAddress(listing._id)),
		name: listingTitle(listing),
	}));

function listData(page: Page, category: Category): MetaDescriptor {
	const items = listed(page, category);
	return structured({
		"@type": "ItemList",
		name: categoryTitle(category),
		numberOfItems: items.length,
		itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
	});
}

function questionData(category: Category): MetaDescriptor[] {
	const questions = questionsOf(category).map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	}));
	return questions.length === 0 ? [] : [structured({ "@type": "FAQPage", mainEntity: questions })];
}

function serviceData(page: Page, category: Category): MetaDescriptor {
	const { service, place, professionals } = category;
	const isAnywhere = place === null || place.slug === everywhere;
	return structured({
		"@type": serviceType(service.slug),
		name: categoryTitle(category),
		serviceType: categoryName(category),
		url: pageUrl(page, canonicalAddress(category)),
		description: service.description,
		areaServed: isAnywhere ? { "@type": "Country", name: "India" } : { "@type": "Place", name: place.name },
		provider: listed(page, category).map((one) => ({ "@type": businessType(service.slug), ...one })),
		...priceRange(professionals),
	});
}

/** The structured data of a list: its breadcrumbs, and on the first page the listed businesses and what they offer. */
export function categoryData(page: Page, category: Category): MetaDescriptor[] {
	const breadcrumbs = breadcrumbData(page, categoryCrumbs(category));
	if (!category.isFirstPage || category.professionals.length === 0) return [breadcrumbs];
	return [
		breadcrumbs,
		listData(page, category),
		...(isBusiness(category.service.slug) ? [serviceData(page, category)] : []),
		...questionData(category),
	];
}
