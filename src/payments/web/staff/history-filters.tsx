import { useState } from "react";
import { Form, useNavigate, useSearchParams, useSubmit } from "react-router";
import type { AccountsApi } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { readMobile } from "../../../platform/mobile.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { Button } from "../../../ui/button.tsx";
import { PhoneField } from "../../../ui/digits-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { listAddress } from "../../../ui/table/list-address.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { historyFilterNames } from "./history-query.ts";
import { itemTypeNames, methodNames, optionsOf, statusNames, typeNames } from "./payment-labels.tsx";

const call = apiOf<AccountsApi>();

/** Finds the person of a mobile and goes on with their id: numbers in addresses end up in histories and logs. */
function PayerFilter({ shown }: { shown: string | undefined }) {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const [phone, setPhone] = useState("");
	const [fault, setFault] = useState<string>();
	const { isBusy, run } = useTask();
	const find = () =>
		run(
			async () => {
				if (phone === "") return navigate(listAddress(params, { userId: undefined }));
				const typed = readMobile(`+91${phone}`);
				if ("fault" in typed) return setFault(m["payments.record.mobile"]());
				const { users } = await call("GET /api/users", { query: { mobile: typed.mobile } });
				const [user] = users;
				if (user === undefined) return setFault(m["payments.record.nobody"]());
				await navigate(listAddress(params, { userId: user._id }));
			},
			(failure) => setFault(failure.message),
		);
	return (
		<form
			noValidate
			className="flex flex-wrap items-end gap-2"
			onSubmit={(event) => {
				event.preventDefault();
				void find();
			}}
		>
			<div className="min-w-0 flex-1">
				<PhoneField
					name="mobile"
					label={m["words.mobile_number"]()}
					error={fault}
					value={phone}
					autoComplete="off"
					data-search
					onChange={(event) => {
						setFault(undefined);
						setPhone(event.target.value);
					}}
				/>
			</div>
			<Button type="submit" icon="search" busy={isBusy} aria-label={m["payments.history.find_payer"]()} />
			{shown !== undefined && (
				<p className="basis-full text-sm text-ink-soft">{m["payments.history.of_payer"]({ payer: shown })}</p>
			)}
		</form>
	);
}

/** The filters live in the address; a changed field searches by itself. `shown` is the masked mobile whose payments are shown. */
export function HistoryFilters({ shown }: { shown: string | undefined }) {
	const [params] = useSearchParams();
	const submit = useSubmit();
	const chosen = (name: string) => params.get(name) ?? "";
	const any = m["payments.history.any"]();
	const isFiltered = historyFilterNames.some((name) => params.has(name) && params.get(name) !== "");
	return (
		<div className="grid gap-3 md:grid-cols-2 desk:grid-cols-4">
			<PayerFilter shown={shown} />
			<Form
				key={params.toString()}
				onChange={(event) => void submit(event.currentTarget, { replace: true })}
				className="contents"
			>
				{["tab", "sort", "userId"].map((name) => (
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
			</Form>
			{isFiltered && (
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
