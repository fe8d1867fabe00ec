import { useId } from "react";
import { formatMobile } from "../../accounts/mobile.ts";
import type { Account } from "../../accounts/accounts.contract.ts";
import { m } from "../../paraglide/messages.js";
import { formatDateTime } from "../../platform/dates.ts";
import { formatRupees } from "../../platform/money.ts";
import { Card } from "../../ui/layout/card.tsx";
import { type KeyValue, KeyValues } from "../../ui/layout/key-values.tsx";
import type { SubscriptionAnswer } from "../subscriptions.contract.ts";
import { DownloadCreditNote } from "./download-credit-note.tsx";
import { DownloadInvoice } from "./download-invoice.tsx";
import { LeadsSummary } from "./leads-summary.tsx";
import { PaidPlan } from "./paid-plan.tsx";
import { SubscriptionHead } from "./subscription-head.tsx";
import { dayOf, subscriptionSize, timeFact } from "./subscription-words.ts";

function Price({ subscription }: { subscription: SubscriptionAnswer }) {
	const size = subscriptionSize(subscription);
	return (
		<p className="text-2xl font-strong tabular-nums">
			{formatRupees(subscription.price)}
			{size !== null && (
				<span className="text-base font-normal text-ink-soft"> {m["subscriptions.card.size"]({ size })}</span>
			)}
		</p>
	);
}

/** The owner and their contact details, which are erased with the account. */
function Owner({ name, mobile }: SubscriptionAnswer["user"]) {
	return (
		<span className="flex flex-wrap gap-x-2">
			{name}
			{mobile !== null && (
				<a
					href={`tel:${mobile}`}
					className="whitespace-nowrap text-act underline decoration-1 underline-offset-[0.2em] hover:text-act-hover"
				>
					{formatMobile(mobile)}
				</a>
			)}
		</span>
	);
}

function factsOf(subscription: SubscriptionAnswer, viewer: Account): KeyValue[] {
	const { user, activatedAt, createdAt, updatedAt } = subscription;
	const isOthers = user._id !== viewer._id && (user.name !== null || user.mobile !== null);
	const activated = dayOf(activatedAt);
	const time = timeFact(subscription);
	return [
		...(isOthers ? [{ key: m["subscriptions.card.owner"](), value: <Owner {...user} /> }] : []),
		{ key: m["subscriptions.own.payment_plan"](), value: <PaidPlan subscription={subscription} /> },
		...(activated === null ? [] : [{ key: m["subscriptions.own.activated"](), value: activated }]),
		...(time === null ? [] : [time]),
		{ key: m["subscriptions.card.created"](), value: formatDateTime(new Date(createdAt)) },
		{ key: m["subscriptions.card.updated"](), value: formatDateTime(new Date(updatedAt)) },
	];
}

type SubscriptionCardProps = {
	subscription: SubscriptionAnswer;
	/** The viewer. */
	viewer: Account;
};

/** All details of one subscription, and its invoice once it is paid. */
export function SubscriptionCard({ subscription, viewer }: SubscriptionCardProps) {
	const titleId = useId();
	return (
		<Card as="li" className="grid content-start gap-4 *:min-w-0">
			<SubscriptionHead subscription={subscription} as="h3" id={titleId} />
			<Price subscription={subscription} />
			<LeadsSummary subscription={subscription} as="h4" />
			<KeyValues items={factsOf(subscription, viewer)} />
			<DownloadInvoice subscription={subscription} titleId={titleId} />
			{subscription.creditNotes.map((number) => (
				<DownloadCreditNote key={number} subscriptionId={subscription._id} number={number} />
			))}
		</Card>
	);
}
