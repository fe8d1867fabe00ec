import { type ReactNode, useId } from "react";
import { useParams } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import type { ViewerData } from "../../../accounts/web/viewer-data.ts";
import { manageAddress } from "../../../listings/manage-address.ts";
import type { ListingDetails } from "../../../listings/listing-answers.ts";
import { listingTitle } from "../../../listings/web/details/listing-words.ts";
import { m } from "../../../paraglide/messages.js";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { PendingPayments } from "../../../subscriptions/web/pending-payments.tsx";
import { closedWait } from "../../../subscriptions/web/plan-offer.ts";
import { ActionBar } from "../../../ui/layout/action-bar.tsx";
import { Button, ButtonLink } from "../../../ui/form/button.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { EmptyState, Problem } from "../../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/choose-subscription.ts";
import { CheckoutForm } from "../checkout/checkout-form.tsx";
import { plansLead } from "../checkout/gst-lines.ts";
import { payLabel } from "../checkout/sum-lines.ts";
import type { Checkout } from "../checkout/use-checkout.ts";
import { ClosedNote } from "./listing-note.tsx";
import { missingAfter } from "./missing-for-claim.ts";
import { RefusedLeadNote } from "./refused-lead-note.tsx";
import { useRefusedLead } from "./use-refused-lead.ts";
import { PlanPrice } from "../checkout/plan-to-pay.tsx";
import { useChoosing } from "../checkout/use-choosing.ts";
import {
	loadPlans,
	noPlansYet,
	type Plans,
	type PlansData,
	type PlansFor,
	usePlans,
} from "../checkout/use-plans.ts";

export const clientLoader = ({ params }: Pick<Route.ClientLoaderArgs, "params">) => loadPlans(params.profId);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["shell.plans.title"]());

const serviceOf = ({ serviceName, choiceName }: PlansFor) =>
	choiceName ? `${serviceName}, ${choiceName}` : serviceName;

type HeadProps = { profId: string; listing: ListingDetails | null; plansFor: PlansFor | null };

/** The listing of these plans and the link back to it; its space is reserved while it loads. */
function Head({ profId, listing, plansFor }: HeadProps) {
	const plansOf = plansFor && m["shell.plans.lead"]({ service: serviceOf(plansFor) });
	const lead = [plansOf, listing && listingTitle(listing)].filter((part) => part !== null).join(" · ");
	return (
		<div className="grid grid-cols-1">
			<BackLink to={manageAddress(profId)}>
				<span className="line-clamp-1 [overflow-wrap:anywhere]">
					{listing === null ? m["subscriptions.page.back"]() : listingTitle(listing)}
				</span>
			</BackLink>
			<PageHead
				title={m["shell.plans.title"]()}
				lead={
					<span className="line-clamp-2 min-h-[2lh] desk:min-h-[1lh] [overflow-wrap:anywhere]">{lead}</span>
				}
			/>
		</div>
	);
}

/** The listing belongs to someone else or does not exist, so another try would not help. */
function Lost() {
	return (
		<>
			<PageHead title={m["shell.plans.title"]()} />
			<Problem
				text={m["shell.plans.lost"]()}
				action={
					<ButtonLink to="/" variant="act">
						{m["words.to_homepage"]()}
					</ButtonLink>
				}
			/>
		</>
	);
}

/** Nothing to choose: there are no plans yet, or none are needed. */
function NoPlans({ profId, bought }: { profId: string } & Pick<Plans, "bought">) {
	const isFree = bought?.needsPlan === false;
	return (
		<EmptyState
			title={isFree ? m["subscriptions.page.none_needed"]() : m["shell.plans.none_title"]()}
			text={isFree ? undefined : m["shell.plans.none"]()}
			action={
				<ButtonLink to={manageAddress(profId)} variant="act">
					{m["subscriptions.page.back"]()}
				</ButtonLink>
			}
		/>
	);
}

type PayBarProps = { form: string; checkout: Checkout; variant: "act" | "now" };

/** The total, and the button that starts the payment. */
function PayBar({ form, checkout, variant }: PayBarProps) {
	const { price, gstState, isBusy, isWaiting } = checkout;
	return (
		<ActionBar>
			{price && <PlanPrice price={price} gstState={gstState} />}
			<Button type="submit" form={form} variant={variant} size="lg" busy={isBusy || isWaiting}>
				{payLabel(price?.due ?? null)}
			</Button>
		</ActionBar>
	);
}

type ChoosingProps = { profId: string; user: Account; plans: Plans; listing: ListingDetails | null };

function Choosing({ profId, user, plans, listing }: ChoosingProps) {
	const { checkout, isForOther, ...choice } = useChoosing({ profId, user, plans, listing });
	const { lead, clearReminder } = useRefusedLead(user._id);
	const id = useId();
	const { gstState, isWaiting } = checkout;
	const { plansFor, bought } = plans;
	const variant = isForOther ? "act" : "now";
	const pending = bought?.pending ?? [];
	const payments = pending.length > 0 && (
		<PendingPayments payments={pending} follows={listing?.userId === user._id} />
	);
	const wait = bought && closedWait(bought);
	if (wait) {
		return (
			<>
				<Head profId={profId} listing={listing} plansFor={plansFor} />
				<ClosedNote wait={wait} isOwner={!isForOther || listing?.userId === user._id} isMain />
				{payments}
			</>
		);
	}
	if (!isWaiting && plans.plans?.length === 0) {
		return (
			<>
				<Head profId={profId} listing={listing} plansFor={plansFor} />
				{payments}
				<NoPlans profId={profId} bought={bought} />
			</>
		);
	}
	return (
		<>
			<Head profId={profId} listing={listing} plansFor={plansFor} />
			<p className="-mt-3 text-ink-soft">{plansLead(gstState)}</p>
			<RefusedLeadNote
				lead={lead?.serviceId === listing?.serviceId._id ? lead : null}
				missing={missingAfter(bought)}
				clearReminder={clearReminder}
			/>
			<CheckoutForm
				{...choice}
				id={id}
				plans={plans}
				checkout={checkout}
				variant={variant}
				heading="h2"
				before={payments}
			/>
			{!plans.hasFailed && <PayBar form={id} checkout={checkout} variant={variant} />}
		</>
	);
}

type ScreenProps = Pick<ChoosingProps, "profId" | "user"> & { loaded: ViewerData<PlansData> };

function ChoosingOrLost({ profId, user, loaded }: ScreenProps) {
	const { plans, listing, isLost } = usePlans(loaded);
	return isLost ? <Lost /> : <Choosing profId={profId} user={user} plans={plans} listing={listing} />;
}

function Guarded({ children }: { children: (user: Account) => ReactNode }) {
	return (
		<RequireLogin title={m["shell.plans.title"]()} purpose={m["shell.pay.login_first"]()}>
			{/* As high as the window, so that the footer does not jump when the plans load. */}
			{(user) => <Page className="min-h-svh">{children(user)}</Page>}
		</RequireLogin>
	);
}

export function HydrateFallback() {
	const { profId = "" } = useParams();
	return (
		<Guarded>{(user) => <Choosing profId={profId} user={user} plans={noPlansYet} listing={null} />}</Guarded>
	);
}

export default function ChooseSubscription({ loaderData, params: { profId } }: Route.ComponentProps) {
	return (
		<Guarded>
			{(user) => (
				<ChoosingOrLost key={`${profId}|${user._id}`} profId={profId} user={user} loaded={loaderData} />
			)}
		</Guarded>
	);
}
