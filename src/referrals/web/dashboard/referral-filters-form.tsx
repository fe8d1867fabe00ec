import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { normalizeMobile } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import { paymentStatuses } from "../../../payments/payment.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { indianDay } from "../../../platform/dates.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { PhoneField } from "../../../ui/digits-field.tsx";
import { FormFields } from "../../../ui/form-fields.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { listAddress } from "../../../ui/table/list-address.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { useErrorFocus } from "../../../ui/use-error-focus.ts";
import { faultsOfDays } from "../../referral-filters.ts";
import type { ReferralListApi } from "../../referral-list.contract.ts";
import { referralStatuses } from "./referral-status-names.ts";
import { referralFiltersOf } from "./referrals-loader.ts";

const call = apiOf<ReferralListApi>();

type Draft = { paymentStatus: string; phone: string; startDate: string; endDate: string };
const given = (typed: string) => (typed === "" ? undefined : typed);
const yearInMs = 365 * 86_400_000;

function faultsOf({ phone, startDate, endDate }: Draft): ErrorItem[] {
	const typed = phone === "" ? null : normalizeMobile(`+91${phone}`);
	return [
		...(typed !== null && "fault" in typed ? [{ path: "referrerMobile", msg: typed.fault }] : []),
		...faultsOfDays({ startDate: given(startDate), endDate: given(endDate) }),
	];
}

/** Until days are chosen, the last twelve months stand ready. */
function draftOf(params: URLSearchParams, now: Date): Draft {
	const { paymentStatus = "", startDate, endDate } = referralFiltersOf(params);
	return {
		paymentStatus,
		phone: "",
		startDate: startDate ?? indianDay(new Date(now.getTime() - yearInMs)),
		endDate: endDate ?? indianDay(now),
	};
}

/** The referrer of a mobile by id, so that the number stays out of the address. Throws where nothing fits. */
async function referrerOf(phone: string): Promise<string | undefined> {
	if (phone === "") return undefined;
	const query = { referrerMobile: `+91${phone}`, limit: "1" };
	const { filteredReferrals } = await call("GET /api/referral/details", { query });
	return filteredReferrals[0]?.referredBy._id;
}

function useFilters() {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const [draft, setDraft] = useState(() => draftOf(params, new Date()));
	const [errors, setErrors] = useState<ErrorItem[]>([]);
	const [attempts, setAttempts] = useState(0);
	const { isBusy, run, alert } = useTask();
	const form = useErrorFocus(attempts);
	const refuse = (faults: ErrorItem[]) => {
		setErrors(faults);
		setAttempts((before) => before + 1);
	};
	const search = () => {
		const faults = faultsOf(draft);
		if (faults.length > 0) {
			refuse(faults);
			alert(
				"danger",
				faults.map(({ msg }) => msg),
			);
			return;
		}
		void run(
			async () => {
				const { phone, paymentStatus, startDate, endDate } = draft;
				// A new mobile replaces the referrer of the search before; none leaves it.
				const found = await referrerOf(phone);
				const referrer = found === undefined ? {} : { referrerId: found };
				await navigate(listAddress(params, { paymentStatus, startDate, endDate, ...referrer }));
			},
			(failure) => refuse(failure.errors),
		);
	};
	return {
		params,
		draft,
		isBusy,
		form,
		search,
		errorOf: (field: string) => errors.find(({ path }) => path === field)?.msg,
		enter: (part: Partial<Draft>, field: string) => {
			setErrors((before) => before.filter(({ path }) => path !== field));
			setDraft((before) => ({
				...before,
				...part,
			}));
		},
	};
}

/** Filters of the referrals; give it a key of the address, so that it begins anew with every search. */
export function ReferralFiltersForm({ byMobile }: { byMobile: boolean }) {
	const { params, draft, isBusy, form, search, errorOf, enter } = useFilters();
	return (
		<form
			ref={form}
			noValidate
			aria-label={m["referrals.list.filters"]()}
			onSubmit={(event) => {
				event.preventDefault();
				search();
			}}
		>
			<FormFields sending={isBusy} className="grid items-start gap-3 *:min-w-0 md:grid-cols-4">
				<SelectField
					name="paymentStatus"
					data-search
					label={m["referrals.list.payment_status"]()}
					placeholder={m["referrals.list.all"]()}
					options={paymentStatuses.map((value) => ({ value, label: referralStatuses[value].name() }))}
					value={draft.paymentStatus}
					onChange={({ target }) => enter({ paymentStatus: target.value }, "paymentStatus")}
				/>
				{byMobile && (
					<PhoneField
						name="referrerMobile"
						autoComplete="off"
						optional
						label={m["referrals.list.mobile"]()}
						error={errorOf("referrerMobile")}
						value={draft.phone}
						onChange={({ target }) => enter({ phone: target.value }, "referrerMobile")}
					/>
				)}
				<TextField
					type="date"
					name="startDate"
					label={m["referrals.list.from"]()}
					error={errorOf("startDate")}
					value={draft.startDate}
					onChange={({ target }) => enter({ startDate: target.value }, "startDate")}
				/>
				<TextField
					type="date"
					name="endDate"
					label={m["referrals.list.until"]()}
					error={errorOf("endDate")}
					value={draft.endDate}
					onChange={({ target }) => enter({ endDate: target.value }, "endDate")}
				/>
				<div className="flex flex-wrap gap-2 md:col-span-full">
					<Button type="submit" variant="act" icon="search" busy={isBusy}>
						{m["referrals.list.search"]()}
					</Button>
					{params.size > 0 && (
						<ButtonLink to="/referral" variant="text">
							{m["referrals.list.clear"]()}
						</ButtonLink>
					)}
				</div>
			</FormFields>
		</form>
	);
}
