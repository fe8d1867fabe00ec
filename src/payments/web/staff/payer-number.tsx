import type { ShowNumberInput } from "../../../accounts/number-view.contract.ts";
import { ShowNumber } from "../../../accounts/web/show-number.tsx";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import type { PaymentRecord } from "../../payments.contract.ts";
import type { ShowPayerNumberApi } from "../../show-number.contract.ts";

const call = apiOf<ShowPayerNumberApi>();
const reasons = ["customer asked for help", "checking a report", "other"] as const;

type PayerNumberProps = { payment: Pick<PaymentRecord, "merchantTransactionId" | "user"> };

/** The payer's name and masked number. An admin can reveal the number for a reason. */
export function PayerNumber({ payment: { merchantTransactionId, user } }: PayerNumberProps) {
	if (user === null) return m["payments.staff.deleted"]();
	const name = user.name ?? m["accounts.staff.no_name"]();
	const show = (body: ShowNumberInput) =>
		call("POST /api/payments/:merchantTransactionId/show-number", {
			params: { merchantTransactionId },
			body,
		});
	return (
		<span className="grid justify-items-start gap-1">
			<span className="font-strong">{name}</span>
			<ShowNumber
				key={merchantTransactionId}
				name={name}
				masked={user.mobile}
				reasons={reasons}
				show={show}
			/>
		</span>
	);
}
