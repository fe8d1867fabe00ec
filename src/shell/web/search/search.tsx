import { redirect } from "react-router";
import { publicCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { searchCounts } from "../../../insights/insights.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { readsQuery } from "../../../platform/page-query.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { decideSearch } from "../../search-outcome.ts";
import type { Route } from "./+types/search.ts";
import { SearchChoice } from "./search-choice.tsx";
import { SearchForm } from "./search-form.tsx";

/** Longer input matches no name. */
const longest = 80;

export async function loader({ context, request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const read = (name: string) => (searchParams.get(name) ?? "").trim().slice(0, longest);
	const [what, where] = [read("q"), read("place")];
	const found = await context.get(publicCatalogue).search(what, where);
	const outcome = decideSearch(found);
	// oxlint-disable-next-line typescript/only-throw-error -- a redirect is how a loader of React Router ends elsewhere
	if (outcome.kind === "page") throw redirect(outcome.to);
	const isNothingFound = found.asked.service !== "" && outcome.services.length === 0;
	if (isNothingFound) context.get(searchCounts).countEmpty(found.asked.service);
	return {
		what,
		where,
		asked: found.asked,
		choice: outcome,
		sectors: isNothingFound ? await allServices(context) : [],
	};
}

/** Every open service as a link, by sector. */
async function allServices(context: Route.LoaderArgs["context"]) {
	const { sectors } = await context.get(publicCatalogue).home();
	return sectors.map(({ name, entries }) => ({
		name,
		services: entries
			.filter(({ comingSoon }) => !comingSoon)
			.map((entry) => ({ name: entry.name, to: entry.link })),
	}));
}

export const handle = readsQuery("q", "place");

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["shell.search.meta_title"]());

export default function Search({ loaderData }: Route.ComponentProps) {
	const { what, where, asked, choice, sectors } = loaderData;
	return (
		<Page>
			{/* Another search starts with its own words. */}
			<SearchForm key={`${what}|${where}`} service={what} place={where} />
			<SearchChoice asked={asked} choice={choice} sectors={sectors} />
		</Page>
	);
}
