import { useLocation, useNavigate } from "react-router";
import { publicCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { publicListings } from "../../../listings/listings.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { readsQuery } from "../../../platform/page-query.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/lead-form-page.ts";
import { createdAddress } from "./created-address.ts";
import { KeptNote } from "./kept/kept-note-part.ts";
import { refusalIn } from "./kept/refusal.ts";
import { LeadFields } from "./lead-fields.tsx";
import { leadFormName, leadStart } from "./lead-start.ts";
import { leadServices } from "./open-services.ts";
import { useHydrated } from "../../../platform/web/use-hydrated.ts";
import { useLeadForm } from "./use-lead-form.ts";

/** The maximum length of slugs and ids. */
const longest = 120;

export async function loader({ context, request }: Route.LoaderArgs) {
	const query = new URL(request.url).searchParams;
	const read = (name: string) => (query.get(name) ?? "").trim().toLowerCase().slice(0, longest) || undefined;
	const [service, choice, place, professional] = ["service", "choice", "location", "professional"].map(read);
	const catalogue = context.get(publicCatalogue);
	const listing =
		professional === undefined ? undefined : await context.get(publicListings).details(professional);
	const slug = listing?.serviceSlug ?? service;
	const landing =
		slug === undefined
			? undefined
			: ((choice === undefined ? null : await catalogue.landing(slug, choice)) ??
				(await catalogue.landing(slug)));
	const start = leadStart({ landing, listing, placeSlug: place ?? null });
	return {
		start,
		services: start.service === null ? leadServices(await catalogue.home()) : [],
		name: leadFormName({ service, choice, place, professional }),
	};
}

export const headers = publicPage;

export const handle = readsQuery("service", "choice", "location", "professional");

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["leads.form.title"]());

type NewLeadProps = Route.ComponentProps["loaderData"] & {
	/** Why the request in the draft was refused after it waited for a network. */
	refusal: string[];
};

function NewLead({ start, services, name, refusal }: NewLeadProps) {
	const navigate = useNavigate();
	const form = useLeadForm({
		name,
		start,
		onCreated: ({ _id }) => navigate(createdAddress(_id), { replace: true }),
	});
	const hydrated = useHydrated();
	return (
		<Page narrow>
			<PageHead title={m["leads.form.title"]()} lead={m["leads.form.lead"]()} />
			{start.problem !== null && <Note tone="danger">{start.problem}</Note>}
			<noscript>
				<Note tone="now">{m["leads.form.no_scripts"]()}</Note>
			</noscript>
			{refusal.length > 0 && <Note tone="danger">{refusal.join(" ")}</Note>}
			{form.isKept ? (
				<KeptNote />
			) : (
				<Card className="desk:p-7">
					<LeadFields form={form} services={services}>
						{/* Without scripts, submitting would put the typed values into the URL. */}
						<Button
							type="submit"
							variant="now"
							size="lg"
							block
							icon="send"
							disabled={!hydrated}
							busy={form.isBusy}
						>
							{m["words.send_request"]()}
						</Button>
					</LeadFields>
				</Card>
			)}
		</Page>
	);
}

export default function LeadFormPage({ loaderData }: Route.ComponentProps) {
	const refusal = refusalIn(useLocation().state);
	return <NewLead key={`${loaderData.name} ${refusal.join()}`} {...loaderData} refusal={refusal} />;
}
