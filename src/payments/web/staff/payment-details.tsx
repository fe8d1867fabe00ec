import { type ReactNode, useId } from "react";
import { reviewAddress } from "../../../listings/listing-addresses.ts";
import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import { formatRupeesExact } from "../../../platform/money.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { type KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { IssuedPaper, PaymentDetails, PaymentDetailsApi } from "../../payment-details.contract.ts";
import type { Route } from "./+types/payment-details.ts";
import { DownloadPaper } from "./download-paper.tsx";
import { itemTypeNames, methodNames, PaymentStatusBadge, typeNames } from "./payment-labels.tsx";
import { PayerNumber } from "./payer-number.tsx";
import { signedAmount } from "./payer.tsx";
import { ProviderAnswers } from "./provider-answers.tsx";
import { RefundButton } from "./refund-button.tsx";
import { useFollowRefund } from "./use-follow-refund.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<PaymentDetailsApi>();

export const handle = staffHandle(m["payments.staff.payment"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["payments.staff.payment"]());

export const clientLoader = ({ params: { merchantTransactionId } }: Route.ClientLoaderArgs) =>
	call("GET /api/payments/:merchantTransactionId", { params: { merchantTransactionId } });

function Section({ title, children }: { title: string; children: ReactNode }) {
	const titleId = useId();
	return (
		<Card as="section" aria-labelledby={titleId} className="grid content-start gap-3 *:min-w-0">
			<h2 id={titleId} className="text-lg">
				{title}
			</h2>
			{children}
		</Card>
	);
}

const time = (at: string | null) => (at === null ? "–" : formatDateTime(new Date(at)));

function Facts({ details: { payment, subscription, refundOf } }: { details: PaymentDetails }) {
	const facts: KeyValue[] = [
		{ key: m["payments.history.user"](), value: <PayerNumber payment={payment} /> },
		{ key: m["payments.history.status"](), value: <PaymentStatusBadge status={payment.status} /> },
		{ key: m["payments.history.type"](), value: typeNames[payment.paymentType]() },
		...(refundOf === null
			? []
			: [
					{
						key: m["payments.details.refund_of"](),
						value: <TextLink to={`/payments/${refundOf}`}>{refundOf}</TextLink>,
					},
				]),
		{ key: m["payments.history.method"](), value: methodNames[payment.paymentMethod]() },
		{ key: m["payments.history.date"](), value: time(payment.paymentDate) },
		{ key: m["payments.history.begun"](), value: time(payment.createdAt) },
		{ key: m["payments.history.transaction_id"](), value: payment.transactionId ?? "–" },
		{
			key: itemTypeNames[payment.itemType](),
			value:
				payment.itemType === "WorkerCategory" ? (
					<TextLink to={reviewAddress(payment.itemId)}>{m["payments.details.see_listing"]()}</TextLink>
				) : (
					<TextLink to={`/lead/${payment.itemId}`}>{m["payments.details.see_lead"]()}</TextLink>
				),
		},
		...(subscription === null ? [] : [{ key: m["payments.form.plan"](), value: subscription.plan }]),
		...decisionOf(payment),
		...(payment.remarks === null ? [] : [{ key: m["payments.history.remarks"](), value: payment.remarks }]),
		...(payment.isTestPayment
			? [{ key: m["payments.history.is_test"](), value: m["payments.details.no_money"]() }]
			: []),
	];
	return <KeyValues items={facts} />;
}

/** What a refund did to the plan and the reward of its payment. */
const decisionOf = ({ plan, reward }: PaymentDetails["payment"]): KeyValue[] => [
	...(plan === null
		? []
		: [
				{
					key: m["payments.form.refunded_plan"](),
					value: plan === "end" ? m["payments.form.plan_end"]() : m["payments.form.plan_keep"](),
				},
			]),
	...(reward === null
		? []
		: [
				{
					key: m["payments.form.refunded_reward"](),
					value: reward === "keep" ? m["payments.form.reward_keep"]() : m["payments.form.reward_take"](),
				},
			]),
];

function Papers({ details: { invoice, creditNotes, subscription } }: { details: PaymentDetails }) {
	const subscriptionId = subscription?._id ?? null;
	const paper = ({ number, issuedAt, total }: IssuedPaper): KeyValue => ({
		key: number,
		value: (
			<span className="flex items-center justify-between gap-2">
				{`${formatRupeesExact(total)}, ${time(issuedAt)}`}
				{subscriptionId !== null && (
					<span className="-my-2">
						<DownloadPaper number={number} subscriptionId={subscriptionId} />
					</span>
				)}
			</span>
		),
	});
	const papers = [...(invoice === null ? [] : [paper(invoice)]), ...creditNotes.map(paper)];
	if (papers.length === 0)
		return (
			<p className="text-ink-soft">
				{subscription === null ? m["payments.details.buys_nothing"]() : m["payments.details.no_papers"]()}
			</p>
		);
	return <KeyValues items={papers} />;
}

function Refunds({ refunds }: Pick<PaymentDetails, "refunds">) {
	return (
		<ul className="divide-y divide-line">
			{refunds.map((refund) => (
				<li key={refund._id} className="flex flex-wrap items-center justify-between gap-3 py-2">
					<TextLink to={`/payments/${refund.merchantTransactionId}`} className="tabular-nums">
						{signedAmount(refund)}
					</TextLink>
					<span className="flex items-center gap-2 text-sm text-ink-soft">
						{time(refund.paymentDate ?? refund.createdAt)}
						<PaymentStatusBadge status={refund.status} />
					</span>
				</li>
			))}
		</ul>
	);
}

/** For admins: one payment or refund, the provider's answers about it, and its results. */
export default function PaymentDetailsScreen({ loaderData: details }: Route.ComponentProps) {
	const { payment, attention, refunds, answers } = details;
	useFollowRefund(details);
	return (
		<StaffScreen
			title={signedAmount(payment)}
			lead={payment.merchantTransactionId}
			actions={<RefundButton details={details} />}
		>
			{attention !== null && <Note tone="danger">{attention}</Note>}
			<div className="grid gap-5 *:min-w-0 desk:grid-cols-2">
				<Section title={typeNames[payment.paymentType]()}>
					<Facts details={details} />
				</Section>
				<Section title={m["payments.details.papers"]()}>
					<Papers details={details} />
				</Section>
				{refunds.length > 0 && (
					<Section title={m["payments.details.refunds"]()}>
						<Refunds refunds={refunds} />
					</Section>
				)}
			</div>
			<Section title={m["payments.details.answers"]()}>
				{answers.length === 0 && <p className="text-ink-soft">{m["payments.details.no_answers"]()}</p>}
				<ProviderAnswers payment={payment} answers={answers} />
			</Section>
		</StaffScreen>
	);
}
