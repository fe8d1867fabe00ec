import { useState } from "react";
import type { ListingsApi } from "../../../listings/listings.contract.ts";
import { m } from "../../../paraglide/messages.js";
import type { PaymentsApi } from "../../../payments/payments.contract.ts";
import { indianDay } from "../../../platform/dates.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import type { PlanAnswer, SubscriptionsApi } from "../../../subscriptions/subscriptions.contract.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";

const call = apiOf<PaymentsApi & ListingsApi & SubscriptionsApi>();

type Listing = { _id: string; label: string; serviceId: string; choiceId: string | undefined };

/** The listings of the person with the typed mobile. */
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

/** Each field is named by its path in the server's errors. */
const emptyRecord = () => ({
	mobile: "",
	itemType: "WorkerCategory",
	itemId: "",
	planId: "",
	"buyer.state": "",
	"buyer.gstin": "",
	"buyer.address": "",
	amount: "",
	paymentType: "payment",
	status: "success",
	paymentMethod: "",
	paymentDate: indianDay(new Date()),
	transactionId: "",
	merchantTransactionId: "",
	refundOf: "",
	plan: "",
	reward: "",
	remarks: "",
});

type RecordBody = Parameters<typeof call<"POST /api/payments/history/record">>[1]["body"];

/**
 * The request body: the fields of a plan or a refund are sent only with one, and a GSTIN sets the state. The server
 * checks the rest.
 */
function bodyOf(values: ReturnType<typeof emptyRecord>): RecordBody {
	const { mobile, amount, planId, refundOf, plan, reward, ...rest } = values;
	const { "buyer.state": state, "buyer.gstin": gstin, "buyer.address": address, ...payment } = rest;
	const hasGstin = gstin !== "";
	const buyer = { state: hasGstin ? "" : state, gstin, address: hasGstin ? address : "" };
	const isRefund = payment.paymentType === "refund";
	const isPlan = !isRefund && payment.itemType === "WorkerCategory" && planId !== "";
	const body = {
		...payment,
		mobile: mobile === "" ? "" : `+91${mobile}`,
		amount: amount === "" ? null : Number(amount),
		...(isPlan && { planId, buyer }),
		...(isRefund && { refundOf, plan, reward }),
	};
	return body as RecordBody;
}

/** The form of a recorded payment, with the listings and plans of the person with the typed mobile. */
export function useRecordForm() {
	const [listings, setListings] = useState<Listing[]>([]);
	const [plans, setPlans] = useState<PlanAnswer[]>([]);
	const finding = useTask();
	const alert = useAlert();
	const form = useForm({
		initial: emptyRecord(),
		submit: async (values, idempotencyKey) => {
			await call("POST /api/payments/history/record", { body: bodyOf(values), idempotencyKey });
			form.reset();
			setListings([]);
			setPlans([]);
			alert("success", m["payments.form.done"]());
		},
	});
	const choose = async (listing: Listing | undefined) => {
		form.enter({ itemId: listing?._id ?? "", planId: "" });
		setPlans(listing === undefined ? [] : await readPlans(listing));
	};
	return {
		...form,
		listings,
		plans,
		isFinding: finding.isBusy,
		find: () =>
			finding.run(async () => {
				const found = await readListings(`+91${form.values.mobile}`);
				setListings(found);
				await choose(found[0]);
				if (found.length === 0) form.refuse([{ path: "mobile", msg: m["payments.form.no_listing"]() }]);
			}),
		choose: (id: string) => finding.run(() => choose(listings.find(({ _id }) => _id === id))),
		choosePlan: (planId: string) => {
			const price = plans.find(({ _id }) => _id === planId)?.price;
			form.enter({ planId, ...(price !== undefined && { amount: String(price) }) });
		},
	};
}

export type RecordForm = ReturnType<typeof useRecordForm>;
