import type { RouterContextProvider } from "react-router";
import { publicCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { displayName } from "../../../places/location.ts";
import { m } from "../../../paraglide/messages.js";
import type { ComboOption } from "../../../ui/form/combo-box-state.ts";
import { type LeadList, publicLeads } from "../../leads.contract.ts";
import { type LeadSearch, readLeadSearch } from "./lead-search.ts";
import { openServices } from "../form/open-services.ts";
import type { LeadListIds } from "./read-leads.ts";

export type LeadListData = {
	search: LeadSearch;
	services: { slug: string; name: string }[];
	service: { id: string; name: string } | null;
	/** The choices of that service, and the selected one. */
	choices: { slug: string; name: string }[];
	choice: { id: string; name: string } | null;
	place: ComboOption | null;
	/** Why these filters show nothing, if they name something that does not exist. */
	problem: string | null;
	/** The public list of open leads; null for a person's own list. */
	list: LeadList | null;
	/** The time from which ages are counted. */
	now: string;
};

type Context = Readonly<RouterContextProvider>;

/** The place by its slug or name, or by another spelling that the search knows: "Simla". */
async function findPlace(context: Context, typed: string | undefined): Promise<ComboOption | null> {
	if (typed === undefined) return null;
	const meant = typed.toLowerCase();
	const catalogue = context.get(publicCatalogue);
	const locations = await catalogue.locations();
	const found =
		locations.find(({ slug }) => slug === meant) ??
		locations.find((place) => displayName(place).toLowerCase() === meant) ??
		(await catalogue.search("", typed.slice(0, 80))).locations.find(({ isExact }) => isExact);
	return found === undefined ? null : { value: found.slug, label: displayName(found) };
}

function problemOf({ search, service, place }: Pick<LeadListData, "search" | "service" | "place">) {
	if (search.service !== undefined && service === null) return m["leads.form.service_unknown"]();
	if (search.location !== undefined && place === null) return m["words.place_unknown"]();
	const { startDate, endDate } = search;
	return startDate !== undefined && endDate !== undefined && endDate < startDate
		? m["words.days_backwards"]()
		: null;
}

/** The public data of the page of leads. */
export async function loadLeadList(context: Context, request: Request): Promise<LeadListData> {
	const asked = readLeadSearch(new URL(request.url).searchParams);
	const catalogue = context.get(publicCatalogue);
	const [home, landing, place] = await Promise.all([
		catalogue.home(),
		asked.service === undefined ? null : catalogue.landing(asked.service),
		findPlace(context, asked.location),
	]);
	const service = landing === null ? null : { id: landing.serviceId, name: landing.serviceName };
	const choices = landing?.choices ?? [];
	// Without scripts, another service does not empty this field; the choice may also be disabled by now.
	const choice = choices.find(({ slug }) => slug === asked.choice) ?? null;
	const search = { ...asked, choice: choice?.slug, ...(place !== null && { location: place.value }) };
	const problem = problemOf({ search, service, place });
	const data = {
		search,
		services: openServices(home),
		service,
		choices: choices.map(({ slug, name }) => ({ slug, name })),
		choice: choice && { id: choice._id, name: choice.name },
		place,
		now: new Date().toISOString(),
	};
	if (problem !== null || search.view !== "open") return { ...data, problem, list: null };
	return { ...data, ...(await readOpen(context, search, { serviceId: service?.id, choiceId: choice?._id })) };
}

/** A cursor comes from a link and may be malformed: the page then says so instead of failing. */
async function readOpen(
	context: Context,
	search: LeadSearch,
	{ serviceId, choiceId: choiceid }: LeadListIds,
) {
	const { source, location, status, startDate, endDate, leadId, cursor } = search;
	const place = { goToLocation: location };
	const filters = { source, serviceId, choiceid, ...place, status, startDate, endDate, leadId, cursor };
	try {
		return { problem: null, list: await context.get(publicLeads).open(filters) };
	} catch (error) {
		// The service throws Node's copy of AppError; this bundle has its own.
		if (error instanceof Error && error.name === "AppError") return { problem: error.message, list: null };
		throw error;
	}
}
