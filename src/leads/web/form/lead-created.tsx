import { m } from "../../../paraglide/messages.js";
import { readsQuery } from "../../../platform/page-query.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Icon, ServiceIcon } from "../../../ui/icon.tsx";
import { KeyValues } from "../../../ui/layout/key-values.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { labelledBudget } from "../../lead.ts";
import { type LeadAnswer, publicLeads } from "../../leads.contract.ts";
import type { Route } from "./+types/lead-created.ts";
import { leadService, leadTime, leadTitle } from "../details/lead-words.ts";
import { publicLeadPage } from "../details/public-lead-page.ts";

/** The public view of the lead: its page is the same for everyone, and this one shows nothing more. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const leadId = new URL(request.url).searchParams.get("lead");
	return { lead: leadId === null ? null : await context.get(publicLeads).details(leadId) };
}

export const headers = publicLeadPage;

export const handle = readsQuery("lead");

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["leads.created.meta_title"]());

function Summary({ lead }: { lead: LeadAnswer }) {
	return (
		<Card as="section" aria-labelledby="request" className="grid gap-3">
			<p className="flex items-center gap-2 font-strong text-act">
				<ServiceIcon name={lead.serviceIcon} />
				{leadService(lead)}
			</p>
			<h2 id="request" className="line-clamp-3 text-lg [overflow-wrap:anywhere]">
				{leadTitle(lead)}
			</h2>
			<KeyValues
				items={[
					{ key: m["leads.details.budget"](), value: labelledBudget(lead.budget) },
					{ key: m["leads.details.time"](), value: leadTime(lead) },
					{ key: m["words.location"](), value: lead.goToLocation },
				]}
			/>
		</Card>
	);
}

function NextSteps({ lead }: { lead: LeadAnswer }) {
	const steps = [
		m["leads.created.next_claim"](),
		m["leads.created.next_call"]({ count: lead.revealLimit }),
		m["leads.created.next_close"](),
	];
	return (
		<section aria-labelledby="next" className="grid gap-3">
			<h2 id="next" className="text-xl">
				{m["leads.created.next_title"]()}
			</h2>
			<ol className="grid gap-3">
				{steps.map((step, place) => (
					<li key={step} className="grid grid-cols-[auto_1fr] items-start gap-3">
						<span className="grid size-8 place-items-center rounded-full bg-act-tint font-strong text-act-ink">
							{place + 1}
						</span>
						<span className="pt-1">{step}</span>
					</li>
				))}
			</ol>
		</section>
	);
}

export default function LeadCreated({ loaderData: { lead } }: Route.ComponentProps) {
	return (
		<Page narrow>
			<header className="grid justify-items-center gap-3 pt-4 text-center">
				<span className="grid size-16 place-items-center rounded-full bg-success-tint text-success">
					<Icon name="check" size="lg" />
				</span>
				<h1 className="text-2xl desk:text-3xl">
					{lead === null ? m["leads.created.message"]() : m["leads.created.title"]()}
				</h1>
				{lead === null && <p className="text-ink-soft">{m["leads.created.none_text"]()}</p>}
			</header>
			{lead !== null && <Summary lead={lead} />}
			{lead !== null && <NextSteps lead={lead} />}
			<div className="flex flex-wrap gap-3 *:flex-1">
				<ButtonLink to="/leads?hasUserBookings=true" variant="now" size="lg">
					{m["leads.created.own"]()}
				</ButtonLink>
				<ButtonLink to="/" size="lg">
					{m["leads.created.home"]()}
				</ButtonLink>
			</div>
		</Page>
	);
}
