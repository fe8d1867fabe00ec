import { data } from "react-router";
import { SafetyMenuFromSlot } from "../../../accounts/web/safety-slot.ts";
import { useSession } from "../../../accounts/web/session.tsx";
import { loadForViewer, useViewerData, type ViewerData } from "../../../accounts/web/viewer-data.ts";
import { m } from "../../../paraglide/messages.js";
import { LoadProblem } from "../../../platform/web/load-problem.tsx";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { useRevalidateOnReturn } from "../../../platform/web/use-revalidate-on-return.ts";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import { Waiting } from "../../../ui/feedback/waiting.tsx";
import type { LeadOffer } from "../../assignment.contract.ts";
import { type LeadAnswer, publicLeads } from "../../leads.contract.ts";
import type { Route } from "./+types/lead-details.ts";
import { ClaimBar } from "../claim/claim-bar.tsx";
import { CustomerCard } from "./number/customer-card.tsx";
import { isClaimable } from "../claim/is-claimable.ts";
import { SavedNote, savedOr } from "./saved-parts.ts";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadHead } from "./lead-head.tsx";
import { LeadReviewSlot } from "./lead-review-slot.ts";
import { leadTitle } from "./lead-words.ts";
import { NoLead } from "./no-lead.tsx";
import { publicLeadPage } from "./public-lead-page.ts";
import { useClaim } from "../claim/use-claim.ts";
import { readLead, readOffers } from "./read-lead.ts";

type LeadPage = {
	lead: LeadAnswer | null;
	now: string;
	/** For the customer: who claimed the lead. */
	offers?: Promise<LeadOffer[]>;
};
type Viewed = ReturnType<typeof useViewerData<LeadPage>>;

export async function loader({ context, params }: Route.LoaderArgs) {
	const lead = await context.get(publicLeads).details(params.leadId);
	return data({ lead, now: new Date().toISOString() }, { status: lead === null ? 404 : 200 });
}

async function readOwnPage(leadId: string): Promise<LeadPage> {
	const lead = await readLead(leadId);
	const page = { lead, now: new Date().toISOString() };
	if (!lead?.abilities.own) return page;
	const offers = lead.claimsTaken === 0 ? Promise.resolve([]) : readOffers(leadId);
	// The card of offers shows a failure; it may not be on the screen yet.
	offers.catch(() => {});
	return { ...page, offers };
}

export const clientLoader = ({ params, serverLoader }: Route.ClientLoaderArgs) =>
	loadForViewer<LeadPage>((token) => {
		const { leadId } = params;
		return savedOr(readOwnPage(leadId), ({ savedLeadPage }, loading) =>
			savedLeadPage(leadId, token, loading),
		);
	}, serverLoader);
clientLoader.hydrate = true as const;

export const headers = publicLeadPage;

export const meta: Route.MetaFunction = (page) => {
	const loaded: ViewerData<LeadPage> | undefined = page.loaderData;
	if (!loaded?.lead) return unlistedMeta(page, m["leads.details.none"]());
	// For those who may see it, the description contains the number, and the browser's history outlives the session.
	const description = loaded.token === undefined ? loaded.lead.description : "";
	const what = leadTitle({ ...loaded.lead, description }).slice(0, 80);
	return unlistedMeta(page, m["leads.details.meta_title"]({ what }));
};

const OwnLeadActions = partOnDemand(() => import("./own/own-lead-actions.tsx"));
/** Only signed-in people receive events; for others the page stays as loaded. */
const LeadEvents = partOnDemand(() => import("./live/lead-events.tsx"), {
	Instead: () => null,
	isExtra: true,
});
const LeadAside = partOnDemand(() => import("./lead-aside.tsx"));

/** The side column, for the customer, staff and a professional who was asked. */
const hasAside = ({ assignedDetails, bookedProfessional, forProfessional, abilities }: LeadAnswer) =>
	abilities.own ||
	abilities.seeOffers ||
	assignedDetails !== null ||
	bookedProfessional !== null ||
	forProfessional !== undefined;

function Lead({ lead, viewed, now }: { lead: LeadAnswer; viewed: Viewed; now: Date }) {
	const { user } = useSession();
	const { page, isOwn: isRead, hasFailed, reload, show } = viewed;
	const readAgain = () => void reload();
	useRevalidateOnReturn(user === null);
	const customer = useNextFocus();
	const head = useNextFocus();
	const takeOver = (changed: LeadAnswer) => show({ lead: changed });
	/** The button that was pressed may disappear. */
	const onOwnChange = (changed: LeadAnswer) => {
		takeOver(changed);
		head.goOn();
	};
	/** The customer's number appears, or the buttons that were pressed disappear. */
	const onAnswered = (answered: LeadAnswer) => {
		takeOver(answered);
		customer.goOn();
	};
	const { claim, isClaiming } = useClaim({ leadId: lead._id, onClaimed: onAnswered, onRefused: readAgain });
	const { own } = lead.abilities;
	const claiming = { claim: () => void claim(), isClaiming };
	return (
		<Page>
			{user !== null && (
				<LeadEvents viewerId={user._id} lead={lead} since={now} isRead={isRead} read={readAgain} />
			)}
			{page.savedAt !== undefined && <SavedNote savedAt={page.savedAt} reload={readAgain} />}
			<div className="flex items-center justify-between gap-3">
				<BackLink to={own ? "/leads?hasUserBookings=true" : "/leads"}>
					{own ? m["leads.details.back_own"]() : m["leads.details.back"]()}
				</BackLink>
				{!own && (
					<SafetyMenuFromSlot
						name={m["leads.details.customer"]()}
						report={{ type: "lead", id: lead._id }}
						block={lead.abilities.block ? { leadId: lead._id } : null}
						onBlocked={readAgain}
					/>
				)}
			</div>
			<div className="grid gap-6 *:min-w-0 desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-8">
				<div className="grid gap-6 *:min-w-0">
					<LeadHead lead={lead} now={now} heading={head.next} />
					<LeadFacts lead={lead} />
					{own && <OwnLeadActions lead={lead} onChanged={onOwnChange} />}
					<LeadReviewSlot lead={lead} />
				</div>
				<div className="grid gap-4 *:min-w-0">
					{hasAside(lead) && (
						<LeadAside lead={lead} offers={page.offers} onAnswered={onAnswered} onRefused={readAgain} />
					)}
					{!own && !hasFailed && (
						<CustomerCard
							lead={lead}
							title={customer.next}
							onReported={takeOver}
							onRefused={readAgain}
							{...claiming}
						/>
					)}
					{/* The public page is shown, but what else the viewer may see could not be loaded. */}
					{hasFailed && <LoadProblem text={m["leads.details.reload_failed"]()} />}
				</div>
			</div>
			{isClaimable(lead) && !hasFailed && <ClaimBar lead={lead} {...claiming} />}
		</Page>
	);
}

function LeadOrNone({ loaded }: { loaded: ViewerData<LeadPage> }) {
	const viewed = useViewerData(loaded);
	const { lead, now } = viewed.page;
	if (viewed.isOthers) return <Waiting />;
	return lead === null ? <NoLead /> : <Lead lead={lead} viewed={viewed} now={new Date(now)} />;
}

export default function LeadDetails({ loaderData, params }: Route.ComponentProps) {
	return <LeadOrNone key={params.leadId} loaded={loaderData} />;
}
