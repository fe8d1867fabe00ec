import { useRef, useState } from "react";
import type { ListingsApi } from "../../../listings/listings.contract.ts";
import { m } from "../../../paraglide/messages.js";
import type { PaymentsApi } from "../../../payments/payments.contract.ts";
import {
	itemTypeNames,
	methodNames,
	optionsOf,
	statusNames,
	typeNames,
} from "../../../payments/web/staff/payment-labels.tsx";
import { indianDay } from "../../../platform/dates.ts";
import { formatRupees } from "../../../platform/money.ts";
import { type ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { type SendingKey, sendingKey } from "../../../platform/web/sending-key.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { planLabel } from "../../../subscriptions/subscription.ts";
import type { PlanAnswer, SubscriptionsApi } from "../../../subscriptions/subscriptions.contract.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { PhoneField, RupeeField } from "../../../ui/digits-field.tsx";
import { FormFields } from "../../../ui/form-fields.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";

const call = apiOf<PaymentsApi & ListingsApi & SubscriptionsApi>();

type Listing = { _id: string; label: string; serviceId: string; choiceId: string | undefined };

/** The listings of a person, by the mobile that was typed. */
async function readListings(mobile: string): Promise<Listing[]> {
	const { professionals } = await call("GET /api/workerCategory", { query: { mobile } });
	return professionals.map(({ _id, name, firmName, serviceId, choiceOfService }) => ({
		_id,
		label: [firmName || name, serviceId.type, choiceOfService?.name].filter(Boolean).join(" · "),
		serviceId: serviceId._id,
		choiceId: choiceOfService?._id,
	}));
}

async function readPlans({ serviceId, choiceId }: Listing): Promise<PlanAnswer[]> {
	const { subscriptions } = await call("GET /api/subscription", {
		query: { serviceId, choiceId, enabled: "true" },
	});
	return subscriptions.filter(({ type, price }) => type !== "Free Trial" && price > 0);
}

const planOption = (plan: PlanAnswer) => ({
	value: plan._id,
	label: `${planLabel(plan)}, ${formatRupees(plan.price)}`,
});

const empty = {
	mobile: "",
	itemType: "WorkerCategory",
	itemId: "",
	planId: "",
	amount: "",
	paymentType: "payment",
	status: "success",
	paymentMethod: "",
	paymentDate: "",
	transactionId: "",
	merchantTransactionId: "",
	refundOf: "",
	plan: "",
	reward: "",
	remarks: "",
	state: "",
	gstin: "",
};
type Values = typeof empty;

/** What is sent: what belongs to a plan or to a refund only with it. */
function bodyOf({ state, gstin, mobile, amount, planId, refundOf, plan, reward, ...rest }: Values) {
	const isRefund = rest.paymentType === "refund";
	const isPlan = !isRefund && rest.itemType === "WorkerCategory" && planId !== "";
	return {
		...rest,
		mobile: mobile === "" ? "" : `+91${mobile}`,
		amount: amount === "" ? null : Number(amount),
		...(isPlan && { planId, buyer: { state, gstin } }),
		...(isRefund && { refundOf, plan, reward }),
	};
}

type Body = Parameters<typeof call<"POST /api/payments/history/record">>[1]["body"];

/** The fields' values, the errors below them, and what becomes of them on the server. */
function useRecordForm() {
	const [values, setValues] = useState<Values>(() => ({ ...empty, paymentDate: indianDay(new Date()) }));
	const [errors, setErrors] = useState<Record<string, string>>({});
	const [listings, setListings] = useState<Listing[]>([]);
	const [plans, setPlans] = useState<PlanAnswer[]>([]);
	const key = useRef<SendingKey>({ key: "", keyedBody: "" });
	const finding = useTask();
	const sending = useTask();
	const alert = useAlert();
	const set = (changed: Partial<Values>) => {
		setValues((before) => ({ ...before, ...changed }));
		setErrors({});
	};
	const show = ({ errors: faults }: ApiFailure) =>
		setErrors(
			Object.fromEntries(
				faults.toReversed().flatMap(({ path, msg }) => (path === undefined ? [] : [[path, msg]])),
			),
		);
	const choose = async (listing: Listing | undefined) => {
		set({ itemId: listing?._id ?? "", planId: "" });
		setPlans(listing === undefined ? [] : await readPlans(listing));
	};
	return {
		values,
		errors,
		listings,
		plans,
		isBusy: sending.isBusy,
		isFinding: finding.isBusy,
		set,
		find: () =>
			finding.run(async () => {
				const found = await readListings(`+91${values.mobile}`);
				setListings(found);
				await choose(found[0]);
				if (found.length === 0) setErrors({ mobile: m["payments.form.no_listing"]() });
			}, show),
		choose: (id: string) => finding.run(() => choose(listings.find(({ _id }) => _id === id)), show),
		choosePlan: (planId: string) => {
			const price = plans.find(({ _id }) => _id === planId)?.price;
			set({ planId, ...(price !== undefined && { amount: String(price) }) });
		},
		send: () =>
			sending.run(async () => {
				const body = bodyOf(values);
				key.current = sendingKey(key.current, body);
				// The server says what is missing or wrong, by field.
				await call("POST /api/payments/history/record", {
					body: body as Body,
					idempotencyKey: key.current.key,
				});
				key.current = { key: "", keyedBody: "" };
				setValues({ ...empty, paymentDate: indianDay(new Date()) });
				setErrors({});
				setListings([]);
				setPlans([]);
				alert("success", m["payments.form.done"]());
			}, show),
	};
}
type Form = ReturnType<typeof useRecordForm>;

/** What ties a field to the form. */
const field = ({ values, errors, set }: Form, name: keyof Values, path: string = name) => ({
	name,
	value: values[name],
	error: errors[path],
	onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
});

function ItemFields({ form }: { form: Form }) {
	const { values, listings } = form;
	const isListing = values.itemType === "WorkerCategory";
	return (
		<>
			<SelectField
				label={m["payments.history.item_type"]()}
				options={optionsOf(itemTypeNames)}
				{...field(form, "itemType")}
			/>
			{isListing && listings.length > 0 ? (
				<SelectField
					label={m["payments.staff.listing"]()}
					options={listings.map(({ _id, label }) => ({ value: _id, label }))}
					{...field(form, "itemId")}
					onChange={(event) => void form.choose(event.target.value)}
				/>
			) : (
				<TextField
					label={m["payments.history.item_id"]()}
					hint={isListing ? m["payments.form.find_hint"]() : undefined}
					{...field(form, "itemId")}
				/>
			)}
		</>
	);
}

function PlanFields({ form, states }: { form: Form; states: string[] }) {
	return (
		<>
			<SelectField
				label={m["payments.form.plan"]()}
				placeholder={m["payments.form.no_plan"]()}
				options={form.plans.map(planOption)}
				{...field(form, "planId")}
				onChange={(event) => form.choosePlan(event.target.value)}
			/>
			{form.values.planId !== "" && (
				<>
					<SelectField
						label={m["payments.form.state"]()}
						placeholder={m["payments.form.listing_state"]()}
						options={states.map((state) => ({ value: state, label: state }))}
						{...field(form, "state", "buyer.state")}
					/>
					<TextField
						label={m["payments.form.gstin"]()}
						autoComplete="off"
						{...field(form, "gstin", "buyer.gstin")}
					/>
				</>
			)}
		</>
	);
}

function RefundFields({ form }: { form: Form }) {
	return (
		<>
			<TextField
				label={m["payments.form.refund_of"]()}
				hint={m["payments.form.refund_of_hint"]()}
				{...field(form, "refundOf")}
			/>
			<SelectField
				label={m["payments.form.refunded_plan"]()}
				placeholder={m["payments.form.decide"]()}
				options={optionsOf({ end: m["payments.form.plan_end"], keep: m["payments.form.plan_keep"] })}
				{...field(form, "plan")}
			/>
			<SelectField
				label={m["payments.form.refunded_reward"]()}
				placeholder={m["payments.form.decide"]()}
				options={optionsOf({
					"take back": m["payments.form.reward_take"],
					keep: m["payments.form.reward_keep"],
				})}
				{...field(form, "reward")}
			/>
		</>
	);
}

function PaymentFields({ form }: { form: Form }) {
	return (
		<>
			<RupeeField label={m["payments.history.amount"]()} paise {...field(form, "amount")} />
			<SelectField
				label={m["payments.history.method"]()}
				placeholder={m["payments.form.choose"]()}
				options={optionsOf(methodNames)}
				{...field(form, "paymentMethod")}
			/>
			<SelectField
				label={m["payments.history.status"]()}
				options={optionsOf(statusNames)}
				{...field(form, "status")}
			/>
			<TextField type="date" label={m["payments.history.date"]()} {...field(form, "paymentDate")} />
			<TextField
				label={m["payments.history.transaction_id"]()}
				hint={m["payments.form.transaction_hint"]()}
				autoComplete="off"
				{...field(form, "transactionId")}
			/>
			<TextField
				label={m["payments.history.number"]()}
				hint={m["payments.form.number_hint"]()}
				autoComplete="off"
				{...field(form, "merchantTransactionId")}
			/>
		</>
	);
}

/** Writes a payment or a refund into the books by hand; one with a plan grants it. */
export function RecordPayment({ states }: { states: string[] }) {
	const form = useRecordForm();
	const { values, plans } = form;
	const isRefund = values.paymentType === "refund";
	return (
		<Card as="section">
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void form.send();
				}}
			>
				<FormFields sending={form.isBusy} className="grid items-start gap-4 *:min-w-0 md:grid-cols-2">
					<div className="grid gap-2">
						<PhoneField label={m["words.mobile_number"]()} {...field(form, "mobile")} autoComplete="off" />
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
						{...field(form, "paymentType")}
					/>
					<ItemFields form={form} />
					{!isRefund && values.itemType === "WorkerCategory" && plans.length > 0 && (
						<PlanFields form={form} states={states} />
					)}
					{isRefund && <RefundFields form={form} />}
					<PaymentFields form={form} />
					<div className="md:col-span-2">
						<TextArea label={m["payments.history.remarks"]()} maxLength={500} {...field(form, "remarks")} />
					</div>
					<Button type="submit" variant="act" size="lg" busy={form.isBusy} className="justify-self-start">
						{m["payments.staff.record"]()}
					</Button>
				</FormFields>
			</form>
		</Card>
	);
}
