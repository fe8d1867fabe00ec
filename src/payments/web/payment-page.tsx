import { type ComponentProps, useEffect } from "react";
import { useMatches } from "react-router";
import { m } from "../../paraglide/messages.js";
import { markWorked } from "../../platform/web/install-offer.ts";
import { siteOf } from "../../platform/web/page-meta.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { InterfaceIcon } from "../../ui/icon-names.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { TryAgain } from "../../ui/feedback/try-again.tsx";
import { PaymentActions } from "./payment-actions.tsx";
import { PaymentSkeleton, PaymentCard } from "./payment-card.tsx";
import { paymentHints, type PaymentView, paymentWords } from "./payment-words.ts";
import { type Trouble, usePaymentProgress } from "./use-payment-status.ts";

/** The id of the heading with the payment's status. */
export const paymentTitleId = "payment-title";

type Look = { icon: InterfaceIcon; colours: string; turns?: boolean };

function lookOf(view: PaymentView): Look {
	if (view === "looking")
		return { icon: "loader-circle", colours: "bg-neutral-tint text-neutral", turns: true };
	if (view === "away") return { icon: "triangle-alert", colours: "bg-danger-tint text-danger" };
	if (view === "lost") return { icon: "circle-question-mark", colours: "bg-neutral-tint text-neutral" };
	if (view.status === "pending") return { icon: "clock", colours: "bg-pending-tint text-pending" };
	if (view.isWaived) return { icon: "check", colours: "bg-neutral-tint text-neutral" };
	if (view.status === "failed") return { icon: "x", colours: "bg-danger-tint text-danger" };
	return { icon: "check", colours: "bg-success-tint text-success" };
}

/** Shows the payment's status in the tab, for people who read another tab meanwhile. */
function useTitle(words: string): void {
	const { name } = siteOf({ matches: useMatches() });
	useEffect(() => {
		document.title = name === "" ? words : `${words} · ${name}`;
	}, [words, name]);
}

/**
 * The payment's status, announced with every change; the same height in each state, so that nothing below it moves.
 */
function PaymentHead({ view }: { view: PaymentView }) {
	const { icon, colours, turns = false } = lookOf(view);
	const { title, lead } = paymentWords(view);
	useTitle(title);
	return (
		<header className="grid justify-items-center gap-3 pt-4 text-center">
			<span className={`grid size-16 place-items-center rounded-full ${colours}`}>
				<Icon name={icon} size="lg" className={turns ? "animate-spin" : ""} />
			</span>
			<div className="grid min-h-24 content-start justify-items-center gap-2 desk:min-h-26">
				<h1 id={paymentTitleId} className="text-2xl desk:text-3xl">
					{title}
				</h1>
				<p className="max-w-[44ch] text-ink-soft">{lead}</p>
			</div>
			<output className="sr-only">{`${title}. ${lead}`}</output>
		</header>
	);
}

const troubles: Record<Trouble, () => string> = {
	offline: m["payments.status.offline"],
	away: m["payments.status.not_new"],
};

type PaymentPageProps = Pick<ComponentProps<typeof PaymentCard>, "renderInvoice"> & {
	/** The payment's merchantTransactionId. */
	name: string;
};

/** A payment's status and what it is for, live. Another payment or viewer needs another key. */
export function PaymentPage({ name, renderInvoice }: PaymentPageProps) {
	const { standing, trouble, isTrying, retry } = usePaymentProgress(name);
	const view = standing ?? (trouble === null ? "looking" : "away");
	const known = typeof view === "string" ? null : view;
	const isPaid = known?.status === "success";
	useEffect(() => {
		if (isPaid) markWorked();
	}, [isPaid]);
	return (
		<Page narrow>
			<PaymentHead view={view} />
			{view === "looking" && <PaymentSkeleton />}
			{view === "away" && (
				<TryAgain busy={isTrying} onTry={retry} size="lg" className="justify-self-center" />
			)}
			{view === "lost" && (
				<ButtonLink to="/" variant="act" size="lg" className="justify-self-center">
					{m["words.to_home"]()}
				</ButtonLink>
			)}
			{known !== null && (
				<>
					<PaymentCard standing={known} renderInvoice={renderInvoice} />
					<PaymentActions standing={known} />
					<ul className="grid gap-3">
						{paymentHints(known).map((hint) => (
							<li key={hint}>
								<Note>{hint}</Note>
							</li>
						))}
					</ul>
				</>
			)}
			{known !== null && known.status !== "success" && trouble !== null && (
				<Note tone="now" icon={trouble === "offline" ? "wifi-off" : "triangle-alert"} announced>
					{troubles[trouble]()}
				</Note>
			)}
		</Page>
	);
}
