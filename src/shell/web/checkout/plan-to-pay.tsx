import { useId } from "react";
import { m } from "../../../paraglide/messages.js";
import type { Price } from "../../../subscriptions/checkout.ts";
import { planLabel } from "../../../subscriptions/subscription.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Hint } from "../../../ui/form/field.tsx";
import { KeyValues } from "../../../ui/layout/key-values.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { BuyerFields } from "./buyer-fields.tsx";
import { ReferralBox } from "./referral-box.tsx";
import { gstLines } from "./gst-lines.ts";
import { exactly, payLabel, sumLines } from "./sum-lines.ts";
import type { Checkout } from "./use-checkout.ts";
import { menuLinks } from "../header/menu-links.ts";

/** The plan's price, the discount, the total, and the included tax. */
function Sum({ checkout: { plan, price, isSkipped, gstState, state } }: { checkout: Checkout }) {
	if (plan === null || price === null)
		return <p className="text-ink-soft">{m["shell.register_plan.nothing_chosen"]()}</p>;
	return (
		<div className="grid gap-1">
			<KeyValues apart items={sumLines(planLabel(plan), price, isSkipped)} />
			<p className="mt-2 flex justify-between gap-3 border-t border-line pt-3 text-xl font-strong tabular-nums">
				<span>{m["shell.register_plan.total"]()}</span>
				<output>{exactly(price.due)}</output>
			</p>
			{gstLines(price.due, gstState, state.code).map(({ key, value }) => (
				<p key={key} className="flex justify-between gap-3 text-sm text-ink-soft tabular-nums">
					<span>{key}</span>
					<span>{value}</span>
				</p>
			))}
		</div>
	);
}

type PlanToPayProps = {
	checkout: Checkout;
	variant: "now" | "act";
	/** One level below the heading above it. */
	heading: "h2" | "h3";
};

/** What is to be paid, by whom, and the main button on desktops. It must be inside the form that it submits. */
export function PlanToPay({ checkout, variant, heading: Heading }: PlanToPayProps) {
	const { price, asksCode } = checkout;
	const id = useId();
	const isDue = price === null || price.due > 0;
	const isBuyerRefused = checkout.errorOf("buyer") !== undefined;
	return (
		<Card as="aside" aria-labelledby={id} className="grid content-start gap-4">
			<Heading id={id} className="text-lg">
				{m["shell.register_plan.pay"]()}
			</Heading>
			{asksCode && <ReferralBox checkout={checkout} />}
			{(isDue || isBuyerRefused) && <BuyerFields checkout={checkout} />}
			<Sum checkout={checkout} />
			<Button
				type="submit"
				variant={variant}
				size="lg"
				block
				busy={checkout.isBusy}
				className="max-desk:hidden"
			>
				{payLabel(price?.due ?? null)}
			</Button>
			{isDue && (
				<Hint>
					{m["shell.register_plan.refund_before"]()}{" "}
					<TextLink to={menuLinks.refund}>{m["shell.menu.refund"]()}</TextLink>
				</Hint>
			)}
		</Card>
	);
}

/** The skeleton of what is to be paid. */
export function PlanToPaySkeleton({ heading: Heading }: Pick<PlanToPayProps, "heading">) {
	return (
		<Card as="aside" className="grid content-start gap-4">
			<Heading className="text-lg">{m["shell.register_plan.pay"]()}</Heading>
			<Skeleton className="grid gap-4">
				<SkeletonLine shape="short" />
				<SkeletonLine shape="button" />
				<SkeletonLine shape="line" />
				<SkeletonLine shape="line" />
				<SkeletonLine shape="button" />
			</Skeleton>
		</Card>
	);
}

type PlanPriceProps = { price: Price } & Pick<Checkout, "gstState">;

/** The total next to the main button on phones. */
export function PlanPrice({ price: { due }, gstState }: PlanPriceProps) {
	return (
		<div>
			<p className="font-strong tabular-nums">{exactly(due)}</p>
			{due > 0 && gstState !== null && <p className="text-sm text-ink-soft">{m["words.gst_included"]()}</p>}
		</div>
	);
}
