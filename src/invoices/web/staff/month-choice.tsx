import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { monthName } from "../../../payments/web/staff/month-name.ts";
import { indianDay } from "../../../platform/dates.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { listAddress } from "../../../ui/table/list-address.ts";
import { latestMonths } from "./latest-months.ts";

/** Selects the month to show; the choice is stored in the URL. */
export function MonthChoice({ month }: { month: string }) {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const [now] = useState(() => indianDay(new Date()));
	const months = latestMonths(now.slice(0, month.length), month);
	return (
		<div className="md:max-w-60">
			<SelectField
				label={m["invoices.staff.month"]()}
				options={months.map((value) => ({ value, label: monthName(value) }))}
				value={month}
				onChange={({ target }) => void navigate(listAddress(params, { month: target.value }))}
			/>
		</div>
	);
}
