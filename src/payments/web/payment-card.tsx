import { useMatches } from "react-router";
import { m } from "../../paraglide/messages.js";
import { formatRupeesExact } from "../../platform/money.ts";
import { siteOf } from "../../platform/web/page-meta.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { type KeyValue, KeyValues } from "../../ui/layout/key-values.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../ui/feedback/skeleton-line.tsx";
import type { PaymentProgress } from "../payments.contract.ts";

/** The payment's name for enquiries, with a button that copies it. */
function PaymentName({ name }: { name: string }) {
	const alert = useAlert();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(name);
			alert("success", m["payments.status.name_copied"]());
		} catch {
			alert("danger", m["payments.status.name_copy_failed"]());
		}
	};
	return (
		<span className="flex items-center gap-1">
			<span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
			<IconButton
				icon="copy"
				label={m["payments.status.copy_name"]()}
				className="-my-2 shrink-0"
				onClick={() => void copy()}
			/>
		</span>
	);
}

function factsOf({ plan, service, listingTitle, merchantTransactionId: name }: PaymentProgress): KeyValue[] {
	return [
		...(service === null ? [] : [{ key: m["words.service"](), value: service }]),
		...(plan === null ? [] : [{ key: m["payments.status.plan"](), value: plan }]),
		...(listingTitle === null ? [] : [{ key: m["payments.status.listing"](), value: listingTitle }]),
		{ key: m["payments.status.name"](), value: <PaymentName name={name} /> },
	];
}

type PaymentCardProps = {
	standing: PaymentProgress;
	/** The button that downloads this subscription's invoice. */
	renderInvoice: (subscriptionId: string) => React.ReactNode;
};

/** The amount, what it is for, the payment's name, and the invoice once there is one. */
export function PaymentCard({ standing, renderInvoice }: PaymentCardProps) {
	const { gstState } = siteOf({ matches: useMatches() });
	const { amount, isFreeTrial, invoiceOf } = standing;
	return (
		<Card className="grid gap-3">
			<p className="flex flex-wrap items-baseline gap-x-2">
				<span className="text-2xl font-strong tracking-[-0.01em] tabular-nums desk:text-3xl">
					{isFreeTrial ? m["payments.status.free_trial"]() : formatRupeesExact(amount)}
				</span>
				{amount > 0 && gstState !== null && (
					<span className="text-ink-faint">{m["words.gst_included"]()}</span>
				)}
			</p>
			<KeyValues items={factsOf(standing)} />
			{invoiceOf !== null && renderInvoice(invoiceOf)}
		</Card>
	);
}

/** In the shape of the card and its two buttons. */
export function PaymentSkeleton() {
	return (
		<Skeleton className="grid gap-6">
			<Card className="grid gap-3">
				<SkeletonLine shape="title" className="my-2.5! w-2/5!" />
				<div>
					<SkeletonLine shape="line" />
					<SkeletonLine shape="line" />
					<SkeletonLine shape="line" />
					<SkeletonLine shape="line" />
				</div>
			</Card>
			<div className="grid grid-cols-2 gap-3">
				<SkeletonLine shape="button" className="h-12!" />
				<SkeletonLine shape="button" className="h-12!" />
			</div>
		</Skeleton>
	);
}
