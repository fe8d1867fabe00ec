import { useState } from "react";
import { useNavigate } from "react-router";
import type { Account } from "../../accounts/accounts.contract.ts";
import { byField, type Faults } from "../../listings/web/register/registration-faults.ts";
import { isStaff } from "../../platform/access.ts";
import type { ApiFailure } from "../../platform/web/call-api.ts";
import { type SendingKey, sendingKey } from "../../platform/web/sending-key.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/alerts.tsx";
import type { PlanAnswer } from "../../subscriptions/subscriptions.contract.ts";
import { useDraft } from "../../ui/use-draft.ts";
import { afterBeginning, beginPayment } from "./checkout/begin-payment.ts";
import { choiceForm, type PaymentFields } from "./checkout/checkout-draft.ts";
import { useCheckout } from "./checkout/use-checkout.ts";
import { useListingToPay } from "./use-listing-to-pay.ts";
import type { Plans } from "./use-plans.ts";

const nothingChosen: SendingKey & { planId: string } = { planId: "", key: "", keyedBody: "" };

/** What the server said at the fields; of the trial that was used it speaks at none. */
function choiceFaults({ status, errors, message }: ApiFailure, plan: PlanAnswer | null): Faults {
	if (status === 409 && plan?.type === "Free Trial") return { subs_id: message };
	return status === 400 ? byField(errors) : {};
}

type ChoosingSettings = { profId: string; user: Account; plans: Plans };

/** A plan chosen for a listing that is there, and the way to pay it. */
export function useChoosing({ profId, user, plans }: ChoosingSettings) {
	const { draft, change } = useDraft(`plan|${profId}|${user._id}`, nothingChosen);
	const [refused, setRefused] = useState<Faults>({});
	const listing = useListingToPay(profId);
	const alert = useAlert();
	const navigate = useNavigate();
	const { isBusy, run } = useTask();
	const isForOther = isStaff(user);
	const plan = plans.plans?.find(({ _id }) => _id === draft.planId) ?? null;
	const paymentForCategory = plans.plansFor?.paymentForCategory ?? "chooseProfessionalSubscription";

	const touch = (...fields: string[]) =>
		setRefused((before) =>
			Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
		);
	const pay = async (fields: PaymentFields) => {
		const mobile = isForOther ? listing?.mobile : user.mobile;
		const body = choiceForm(fields, { profId, paymentForCategory, mobile });
		const { key: idempotencyKey, keyedBody } = sendingKey(draft, body);
		change({ key: idempotencyKey, keyedBody });
		const onAway = (message: string) => alert("danger", message);
		const begun = await beginPayment(body, { idempotencyKey, onAway });
		// The next press is another payment: this one may have failed by then.
		change({ key: "", keyedBody: "" });
		const { to, state } = afterBeginning(begun);
		await navigate(to, { state });
	};
	const tell = (failure: ApiFailure) => {
		if (failure.status === 409) {
			plans.refresh();
			void checkout.referral.ask();
		}
		setRefused(choiceFaults(failure, plan));
	};
	const checkout = useCheckout({
		draftKey: `checkout|${profId}|${user._id}`,
		plan,
		addressState: listing?.address.pincodeData.stateName ?? "",
		// A code counts for the first payment only; staff have none to give.
		mayRefer: !isForOther && paymentForCategory === "addProfessional",
		isSkipped: false,
		refused,
		touch,
		go: (fields) => void run(() => pay(fields), tell),
	});
	const choose = (planId: string) => {
		touch("subs_id");
		change({ planId });
	};
	return { checkout, planId: draft.planId, choose, isSending: isBusy };
}
