import { data, type Params, redirect, type RouterContextProvider } from "react-router";
import { type Landing, publicCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { displayName } from "../../../places/location.ts";
import { localPath } from "../../../platform/local-path.ts";
import { listAddress } from "../../list-address.ts";
import {
	filterParameters,
	filterQuery,
	filterSearch,
	readFilter,
	withoutPosition,
	isUnfiltered,
} from "../../list-filter.ts";
import { type ActiveList, type ActiveListQuery, publicListings } from "../../listings.contract.ts";
import { packPlaces } from "../../packed-places.ts";
import { placesMeant } from "../../places-meant.ts";
import type { Category, Named } from "./category-data.ts";
import { readLanding } from "./landing/read-landing.ts";

type Context = Readonly<RouterContextProvider>;
type LoaderArgs = {
	/** The page's address. That of the request ends in ".data" if scripts ask for the page's data. */
	url: URL;
	context: Context;
	params: Params;
};

/** The number of places suggested if the typed words match several. */
const offeredPlaces = 8;

/** Leaves a React Router loader early: with a redirect, or with an error page. */
function leaveFor(answer: Response | ReturnType<typeof data>): never {
	// oxlint-disable-next-line typescript/only-throw-error -- React Router's way to leave a loader
	throw answer;
}

/** Responds that no page exists at this address. */
export const nothingHere = () => leaveFor(data(null, { status: 404 }));

const named = (place: Pick<Named, "name" | "slug">): Named => ({
	name: displayName(place),
	slug: place.slug,
});

/**
 * The service, choice and place that the address names. If the word between service and place is a place and not a
 * choice, it is the place of the list, and the rest is ignored. A misspelt service leads to its own address.
 */
async function findLanding(context: Context, params: Params): Promise<Landing> {
	const { slug, serviceName, choiceName: choice, location } = params;
	const typed = slug ?? serviceName ?? "";
	const catalogue = context.get(publicCatalogue);
	const exact = await catalogue.landing(typed, choice);
	if (exact !== null) return exact;
	const landing = await catalogue.landing(typed);
	if (landing === null) {
		const service = await catalogue.serviceMeant(typed);
		if (service === null) return nothingHere();
		const [ofChoice, place] = [choice, location].map(
			(typedSlug) => typedSlug && encodeURIComponent(typedSlug),
		);
		return leaveFor(redirect(listAddress({ service, choice: ofChoice, place }), 301));
	}
	if (choice === undefined) return nothingHere();
	const place = await findPlace(context, landing, choice);
	return leaveFor(redirect(listAddress({ service: landing.slug, place: place.slug }), 301));
}

/** A place by its slug or its name, even if this service has no professionals there; a misspelt one leads to its own address. */
async function findPlace(context: Context, landing: Landing, slug: string): Promise<Named> {
	const isIt = (place: Landing["locations"][number]) =>
		place.slug === slug.toLowerCase() || displayName(place) === slug;
	const match = landing.locations.find(isIt) ?? (await context.get(publicCatalogue).locations()).find(isIt);
	if (match !== undefined) return named(match);
	const meant = await context.get(publicCatalogue).placeMeant(slug);
	if (meant === null) return nothingHere();
	const choice = landing.choices.find(({ _id }) => _id === landing.choiceId)?.slug;
	return leaveFor(redirect(listAddress({ service: landing.slug, choice, place: meant }), 301));
}

/** The places that typed words may mean; if no name matches, the search tries alternative spellings. */
async function findTypedPlaces(context: Context, places: Named[], words: string): Promise<Named[]> {
	const meant = placesMeant(places, words);
	if (meant.length > 0) return meant;
	const { locations } = await context.get(publicCatalogue).search("", words.slice(0, 80));
	const matches = locations.filter(({ slug }) => places.some((place) => place.slug === slug));
	const exact = matches.filter(({ isExact }) => isExact);
	return (exact.length === 1 ? exact : matches).map(named);
}

/** Server errors come from another bundle, so `instanceof` fails; the code is the same. */
const isBadInput = (error: unknown) =>
	error instanceof Error && "code" in error && error.code === "bad_input";

async function readList(context: Context, query: ActiveListQuery, path: string): Promise<ActiveList> {
	try {
		return await context.get(publicListings).active(query);
	} catch (error) {
		// The cursor is invalid or from before the order changed: start the list again.
		if (query.cursor !== undefined && isBadInput(error)) return leaveFor(redirect(path));
		throw error;
	}
}

type Heading = Pick<Category, "service" | "choice" | "choices" | "place">;

function headingOf(landing: Landing, place: Named | null): Heading {
	const {
		slug,
		serviceName: name,
		description,
		cardType,
		callIcon,
		comingSoon,
		fixedPlace,
		sector,
		choices,
	} = landing;
	const choice = choices.find(({ _id }) => _id === landing.choiceId);
	return {
		service: { slug, name, description, cardType, callIcon, comingSoon, fixedPlace, sector },
		choice: choice === undefined ? null : { name: choice.name, slug: choice.slug },
		choices: choices.map((one) => ({ name: one.name, slug: one.slug })),
		place,
	};
}

/** Handles the place picker's plain form: redirects to the list of the place if the words are unambiguous. */
async function followTypedPlace(
	context: Context,
	heading: Heading,
	places: Named[],
	typed: string,
): Promise<Category["unclear"]> {
	const words = typed.trim();
	const meant = words === "" ? [] : await findTypedPlaces(context, places, words);
	if (meant.length !== 1 && words !== "") return { words, places: meant.slice(0, offeredPlaces) };
	return leaveFor(redirect(addressOf(heading, meant[0] ?? null)));
}

const addressOf = ({ service, choice }: Heading, place: Named | null) =>
	listAddress({ service: service.slug, choice: choice?.slug, place: place?.slug });

/**
 * The filter of the query. What this list cannot be filtered by leaves the address. A list near a position is that of
 * the service's nearest place, unless the address names one.
 */
async function loadFilter(
	context: Context,
	heading: Heading,
	typed: URLSearchParams,
): Promise<Pick<Category, "filter" | "options">> {
	const { service, choice, place } = heading;
	const listings = context.get(publicListings);
	const options = await listings.options({ service: service.slug, choice: choice?.slug });
	const query = Object.fromEntries(filterParameters.map((name) => [name, typed.get(name) ?? undefined]));
	const understood = readFilter(query, options);
	const nearest = understood.near === null ? null : await listings.placeNear(service.slug, understood.near);
	const filter = nearest === null ? withoutPosition(understood) : understood;
	const isElsewhere = nearest !== null && place === null;
	const isClean = filterParameters.every((name) => (query[name] ?? "") === (filterQuery(filter)[name] ?? ""));
	if (isElsewhere || !isClean)
		leaveFor(
			redirect(
				listAddress({
					service: service.slug,
					choice: choice?.slug,
					place: isElsewhere ? nearest : place?.slug,
				}) + filterSearch(filter),
			),
		);
	return { filter, options };
}

/** The data of a category page, by the slugs of its address; responds with 404 if one of them is unknown. */
export async function loadCategory({ url, context, params }: LoaderArgs): Promise<Category> {
	const { pathname, search, searchParams } = url;
	const landing = await findLanding(context, params);
	const place =
		params["location"] === undefined ? null : await findPlace(context, landing, params["location"]);
	const heading = headingOf(landing, place);
	// Each landing page and list has one address: redirect former slugs, capitals and meaningless endings to it.
	const address = addressOf(heading, place);
	if (pathname !== localPath(address)) leaveFor(redirect(address + search, 301));

	const places = landing.locations.map(named);
	const typed = searchParams.get("location");
	const unclear = typed === null ? null : await followTypedPlace(context, heading, places, typed);
	const cursor = searchParams.get("cursor") ?? undefined;
	const { filter, options } = await loadFilter(context, heading, searchParams);
	const query = {
		service: landing.slug,
		choice: heading.choice?.slug,
		location: place?.slug,
		cursor,
		...filterQuery(filter),
	};
	const list = landing.comingSoon
		? { professionals: [], nextCursor: null }
		: await readList(context, query, address + filterSearch(filter));
	const { professionals, nextCursor } = list;
	const nearest =
		place === null || professionals.length > 0
			? []
			: await context.get(publicCatalogue).nearestPlaces(landing.slug, place.slug);
	return {
		...heading,
		nearest: nearest.map(named),
		places: packPlaces(places),
		unclear,
		professionals,
		nextCursor,
		isFirstPage: cursor === undefined,
		filter,
		options,
		landing: isUnfiltered(filter) ? await readLanding(context, query, professionals) : null,
	};
}
