import { statusNames } from "../../../payments/payment-status-names.ts";
import { m } from "../../../paraglide/messages.js";
import {
	itemTypeNames,
	methodNames,
	optionsOf,
	typeNames,
} from "../../../payments/web/staff/payment-labels.tsx";
import { RefundDecisionFields } from "../../../payments/web/staff/refund-decision-fields.tsx";
import { formatRupees } from "../../../platform/money.ts";
import { planLabel } from "../../../subscriptions/subscription.ts";
import type { PlanAnswer } from "../../../subscriptions/subscriptions.contract.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PhoneField, RupeeField } from "../../../ui/form/digits-field.tsx";
import { FormFields } from "../../../ui/form/form-fields.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { type RecordForm, useRecordForm } from "./use-record-form.ts";

const planOption = (plan: PlanAnswer) => ({
	value: plan._id,
	label: `${planLabel(plan)}, ${formatRupees(plan.price)}`,
});

function ItemFields({ form }: { form: RecordForm }) {
	const { values, listings } = form;
	const isListing = values.itemType === "WorkerCategory";
	return (
		<>
			<SelectField
				label={m["payments.history.item_type"]()}
				options={optionsOf(itemTypeNames)}
				{...form.field("itemType")}
			/>
			{isListing && listings.length > 0 ? (
				<SelectField
					label={m["payments.staff.listing"]()}
					options={listings.map(({ _id, label }) => ({ value: _id, label }))}
					{...form.field("itemId")}
					onChange={(event) => void form.choose(event.target.value)}
				/>
			) : (
				<TextField
					label={m["payments.history.item_id"]()}
					hint={isListing ? m["payments.form.find_hint"]() : undefined}
					{...form.field("itemId")}
				/>
			)}
		</>
	);
}

function PlanFields({ form, states }: { form: RecordForm; states: string[] }) {
	const hasGstin = form.values["buyer.gstin"] !== "";
	return (
		<>
			<SelectField
				label={m["payments.form.plan"]()}
				placeholder={m["payments.form.no_plan"]()}
				options={form.plans.map(planOption)}
				{...form.field("planId")}
				onChange={(event) => form.choosePlan(event.target.value)}
			/>
			{form.values.planId !== "" && (
				<>
					<SelectField
						label={m["payments.form.state"]()}
						placeholder={m["payments.form.listing_state"]()}
						hint={hasGstin ? m["payments.form.gstin_state"]() : undefined}
						disabled={hasGstin}
						options={states.map((state) => ({ value: state, label: state }))}
						{...form.field("buyer.state")}
					/>
					<TextField label={m["payments.form.gstin"]()} autoComplete="off" {...form.field("buyer.gstin")} />
					{hasGstin && (
						<TextArea
							label={m["payments.form.address"]()}
							hint={m["payments.form.address_hint"]()}
							rows={3}
							maxLength={300}
							{...form.field("buyer.address")}
						/>
					)}
				</>
			)}
		</>
	);
}

function RefundFields({ form }: { form: RecordForm }) {
	return (
		<>
			<TextField
				label={m["payments.form.refund_of"]()}
				hint={m["payments.form.refund_of_hint"]()}
				{...form.field("refundOf")}
			/>
			<RefundDecisionFields form={form} />
		</>
	);
}

function PaymentFields({ form }: { form: RecordForm }) {
	return (
		<>
			<RupeeField label={m["payments.history.amount"]()} paise {...form.field("amount")} />
			<SelectField
				label={m["payments.history.method"]()}
				placeholder={m["payments.form.choose"]()}
				options={optionsOf(methodNames)}
				{...form.field("paymentMethod")}
			/>
			<SelectField
				label={m["payments.history.status"]()}
				options={optionsOf(statusNames)}
				{...form.field("status")}
			/>
			<TextField type="date" label={m["payments.history.date"]()} {...form.field("paymentDate")} />
			<TextField
				label={m["payments.history.transaction_id"]()}
				hint={m["payments.form.transaction_hint"]()}
				autoComplete="off"
				{...form.field("transactionId")}
			/>
			<TextField
				label={m["payments.history.number"]()}
				hint={m["payments.form.number_hint"]()}
				autoComplete="off"
				{...form.field("merchantTransactionId")}
			/>
		</>
	);
}

/** Records a payment or a refund by hand. A payment for a plan grants the plan. */
export function RecordPayment({ states }: { states: string[] }) {
	const form = useRecordForm();
	const { values, plans } = form;
	const isRefund = values.paymentType === "refund";
	return (
		<Card as="section">
			<form {...form.formProps}>
				<FormFields sending={form.isBusy} className="grid items-start gap-4 *:min-w-0 md:grid-cols-2">
					<div className="grid gap-2">
						<PhoneField label={m["words.mobile_number"]()} {...form.field("mobile")} autoComplete="off" />
						<Button
							icon="search"
							className="justify-self-start"
							busy={form.isFinding}
							disabled={values.mobile === ""}
							onClick={() => void form.find()}
						>
							{m["payments.form.find"]()}
						</Button>
					</div>
					<SelectField
						label={m["payments.history.type"]()}
						options={optionsOf(typeNames)}
						{...form.field("paymentType")}
					/>
					<ItemFields form={form} />
					{!isRefund && values.itemType === "WorkerCategory" && plans.length > 0 && (
						<PlanFields form={form} states={states} />
					)}
					{isRefund && <RefundFields form={form} />}
					<PaymentFields form={form} />
					<div className="md:col-span-2">
						<TextArea label={m["payments.history.remarks"]()} maxLength={500} {...form.field("remarks")} />
					</div>
					<Button type="submit" variant="act" size="lg" busy={form.isBusy} className="justify-self-start">
						{m["payments.staff.record"]()}
					</Button>
				</FormFields>
			</form>
		</Card>
	);
}
