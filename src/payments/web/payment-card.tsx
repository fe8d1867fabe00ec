import { useMatches } from "react-router";
import { m } from "../../paraglide/messages.js";
import { formatRupeesExact } from "../../platform/money.ts";
import { siteOf } from "../../platform/web/page-meta.ts";
import { Card } from "../../ui/card.tsx";
import { KeyValues } from "../../ui/key-values.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import type { PaymentStanding } from "../payments.contract.ts";

/** What is paid, and the name to quote. */
export function PaymentCard({ standing }: { standing: PaymentStanding }) {
	const { gstState } = siteOf({ matches: useMatches() });
	return (
		<Card className="grid gap-3">
			<p className="flex flex-wrap items-baseline gap-x-2">
				<span className="text-2xl font-strong tracking-[-0.01em] tabular-nums desk:text-3xl">
					{formatRupeesExact(standing.amount)}
				</span>
				{standing.amount > 0 && gstState !== null && (
					<span className="text-ink-faint">{m["words.gst_included"]()}</span>
				)}
			</p>
			<KeyValues items={[{ key: m["payments.status.name"](), value: standing.merchantTransactionId }]} />
		</Card>
	);
}

/** In the shape of the card and its two buttons. */
export function PaymentBones() {
	return (
		<Skeleton className="grid gap-6">
			<Card className="grid gap-3">
				<Bone shape="title" className="my-2.5! w-2/5!" />
				<div>
					<Bone shape="line" />
					<Bone shape="line" className="md:hidden" />
				</div>
			</Card>
			<div className="grid grid-cols-2 gap-3">
				<Bone shape="button" className="h-12!" />
				<Bone shape="button" className="h-12!" />
			</div>
		</Skeleton>
	);
}
