import { useSearchParams } from "react-router";
import { PersonFilter } from "../../../accounts/web/person-filter.tsx";
import { m } from "../../../paraglide/messages.js";
import { paymentStatuses } from "../../../payments/payment.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { FilterForm } from "../../../ui/table/filter-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { ReferralListApi } from "../../referral-list.contract.ts";
import { referralStatuses } from "./referral-status-names.ts";
import { dayFaultsOf } from "./referrals-loader.ts";

const call = apiOf<ReferralListApi>();

async function findReferrer(referrerMobile: string): Promise<string | undefined> {
	const query = { referrerMobile, limit: "1" };
	const { filteredReferrals } = await call("GET /api/referral/details", { query });
	return filteredReferrals[0]?.referredBy._id;
}

type ReferralFiltersFormProps = {
	byMobile: boolean;
	/** The name of the referrer whose referrals are shown. */
	referrer: string | undefined;
};

/** The filters of the referrals, stored in the URL; a changed one searches immediately. */
export function ReferralFiltersForm({ byMobile, referrer }: ReferralFiltersFormProps) {
	const [params] = useSearchParams();
	const chosen = (name: string) => params.get(name) ?? "";
	const faults = dayFaultsOf(params);
	const day = (name: "startDate" | "endDate") => ({
		name,
		defaultValue: chosen(name),
		error: faults.find(({ path }) => path === name)?.msg,
	});
	return (
		<div className="grid items-start gap-3 *:min-w-0 md:grid-cols-4">
			{byMobile && (
				<PersonFilter
					param="referrerId"
					label={m["referrals.list.mobile"]()}
					search={m["referrals.list.find_referrer"]()}
					find={findReferrer}
				>
					{referrer === undefined
						? m["referrals.list.of_one"]()
						: m["referrals.list.of_referrer"]({ referrer })}
				</PersonFilter>
			)}
			<FilterForm className="contents">
				<input type="hidden" name="referrerId" value={chosen("referrerId")} />
				<SelectField
					name="paymentStatus"
					label={m["referrals.list.payment_status"]()}
					placeholder={m["referrals.list.all"]()}
					options={paymentStatuses.map((value) => ({ value, label: referralStatuses[value].name() }))}
					defaultValue={chosen("paymentStatus")}
				/>
				<TextField type="date" label={m["referrals.list.from"]()} {...day("startDate")} />
				<TextField type="date" label={m["referrals.list.until"]()} {...day("endDate")} />
			</FilterForm>
			{params.size > 0 && (
				<ButtonLink to="/referral" variant="text" className="justify-self-start">
					{m["referrals.list.clear"]()}
				</ButtonLink>
			)}
		</div>
	);
}
