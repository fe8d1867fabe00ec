import { useState } from "react";
import { useNavigate } from "react-router";
import type { ErrorItem } from "../../platform/app-error.ts";
import { indianDay } from "../../platform/dates.ts";
import { type SendingKey, sendingKey } from "../../platform/web/sending-key.ts";
import { useForm } from "../../platform/web/use-form.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import type { Draft } from "../../ui/form/draft.ts";
import { useDraft } from "../../ui/form/use-draft.ts";

/** The typed period, under the names of the request. */
export type PeriodDraft = { from: string; to: string; current: boolean; description: string };

export const emptyPeriod: PeriodDraft = { from: "", to: "", current: false, description: "" };

/** The entry to send: a current one has no end, whatever the disabled field contains. */
export function entryInput<Fields extends PeriodDraft>(draft: Fields): Fields {
	return draft.current ? { ...draft, to: "" } : draft;
}

type EntrySettings<Fields> = {
	/** The key of the draft; it contains the account's id. */
	name: string;
	empty: Fields;
	check: (input: Fields, today: string) => { faults: [ErrorItem, ...ErrorItem[]] } | object;
	send: (input: Fields, idempotencyKey: string) => Promise<unknown>;
	added: string;
};

const noKey: SendingKey = { key: "", keyedBody: "" };

/** A form that adds an entry to a profile. The draft is kept until the entry is stored. */
export function useEntryForm<Fields extends Draft & PeriodDraft>(settings: EntrySettings<Fields>) {
	const { name, empty, check, send, added } = settings;
	const alert = useAlert();
	const navigate = useNavigate();
	const draft = useDraft<Fields>(name, empty);
	// Kept like the draft: a request that is repeated after a reload has the same key.
	const sending = useDraft<SendingKey>(`${name}|sending`, noKey);
	const [today] = useState(() => indianDay(new Date()));
	const form = useForm<Fields>({
		initial: empty,
		draft,
		check: (values) => {
			const checked = check(entryInput(values), indianDay(new Date()));
			return "faults" in checked ? checked.faults : [];
		},
		submit: async (values) => {
			const input = entryInput(values);
			const keyed = sendingKey(sending.draft, input);
			sending.change(keyed);
			await send(input, keyed.key);
			alert("success", added);
			await navigate("/");
			draft.clear();
			sending.clear();
		},
	});
	return {
		...form,
		today,
		enter: (part: Partial<Fields>) => {
			form.enter(part);
			// The dates are checked together, so another start can make the end valid.
			if ("from" in part || "current" in part) form.clearErrors("to");
		},
	};
}
