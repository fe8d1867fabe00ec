import { useSearchParams, useSubmit } from "react-router";
import type { AccountsApi } from "../../../accounts/accounts.contract.ts";
import { PersonFilter } from "../../../accounts/web/person-filter.tsx";
import { m } from "../../../paraglide/messages.js";
import { isBackwards } from "../../../platform/day-range.ts";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { Button } from "../../../ui/form/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { FilterForm } from "../../../ui/table/filter-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { historyQueryOf, isHistoryFiltered } from "./history-query.ts";
import { statusNames } from "../../payment-status-names.ts";
import { itemTypeNames, methodNames, optionsOf, typeNames } from "./payment-labels.tsx";

const call = apiOf<AccountsApi>();

async function findPayer(mobile: string): Promise<string> {
	const { users } = await call("GET /api/users", { query: { mobile } });
	const [user] = users;
	if (user !== undefined) return user._id;
	throw new ApiFailure(404, { errors: [{ msg: m["payments.record.nobody"](), path: "mobile" }] });
}

/**
 * The filters are in the address; a changed field searches immediately. `shown` is the masked mobile whose payments
 * are shown.
 */
export function HistoryFilters({ shown }: { shown: string | undefined }) {
	const [params] = useSearchParams();
	const submit = useSubmit();
	const chosen = (name: string) => params.get(name) ?? "";
	const any = m["payments.history.any"]();
	return (
		<div className="grid items-start gap-3 *:min-w-0 md:grid-cols-2 desk:grid-cols-4">
			<PersonFilter
				param="userId"
				label={m["words.mobile_number"]()}
				search={m["payments.history.find_payer"]()}
				find={findPayer}
			>
				{shown === undefined
					? m["payments.history.of_one"]()
					: m["payments.history.of_payer"]({ payer: shown })}
			</PersonFilter>
			<FilterForm className="contents">
				{["tab", "sort", "userId", "tooLong"].map((name) => (
					<input key={name} type="hidden" name={name} value={chosen(name)} />
				))}
				<TextField
					type="date"
					name="startDate"
					label={m["payments.history.from"]()}
					defaultValue={chosen("startDate")}
				/>
				<TextField
					type="date"
					name="endDate"
					label={m["payments.history.until"]()}
					error={isBackwards(historyQueryOf(params)) ? m["payments.history.backwards"]() : undefined}
					defaultValue={chosen("endDate")}
				/>
				<SelectField
					name="status"
					label={m["payments.history.status"]()}
					placeholder={any}
					options={optionsOf(statusNames)}
					defaultValue={chosen("status")}
				/>
				<SelectField
					name="paymentType"
					label={m["payments.history.type"]()}
					placeholder={any}
					options={optionsOf(typeNames)}
					defaultValue={chosen("paymentType")}
				/>
				<SelectField
					name="paymentMethod"
					label={m["payments.history.method"]()}
					placeholder={any}
					options={optionsOf(methodNames)}
					defaultValue={chosen("paymentMethod")}
				/>
				<SelectField
					name="itemType"
					label={m["payments.history.item_type"]()}
					placeholder={any}
					options={optionsOf(itemTypeNames)}
					defaultValue={chosen("itemType")}
				/>
				<SelectField
					name="isTestPayment"
					label={m["payments.history.is_test"]()}
					placeholder={any}
					options={optionsOf({ false: m["payments.history.no_test"], true: m["payments.history.only_test"] })}
					defaultValue={chosen("isTestPayment")}
				/>
			</FilterForm>
			{params.has("tooLong") && <p className="self-center">{m["payments.history.too_long"]()}</p>}
			{isHistoryFiltered(params) && (
				<Button
					variant="text"
					className="justify-self-start"
					onClick={() => void submit({ tab: "history", sort: chosen("sort") }, { replace: true })}
				>
					{m["payments.history.clear"]()}
				</Button>
			)}
		</div>
	);
}
