import { m } from "../../paraglide/messages.js";
import { FormDialog } from "../../platform/web/form-dialog.tsx";
import { useForm } from "../../platform/web/use-form.ts";
import { SelectField } from "../../ui/form/select-field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import type { ShowNumberInput, ShownNumber } from "../number-view.contract.ts";
import { longestNumberNote, type NumberViewReason } from "../number-view.ts";
import { numberViewReasonNames } from "./number-view-words.ts";

type ShowNumberDialogProps = {
	name: string;
	reasons: readonly NumberViewReason[];
	/** Asks the server for the number. Throws ApiFailure. */
	show: (input: ShowNumberInput) => Promise<ShownNumber>;
	onShown: (shown: ShownNumber) => void;
	onClose: () => void;
};

/** Asks a staff member for the reason before a number is shown. */
export default function ShowNumberDialog({ name, reasons, show, onShown, onClose }: ShowNumberDialogProps) {
	const reasonOf = (chosen: string) => reasons.find((one) => one === chosen);
	const form = useForm({
		initial: { reason: "", note: "" },
		check: (values) =>
			reasonOf(values.reason) === undefined
				? [{ path: "reason", msg: m["accounts.numbers.reason_missing"]() }]
				: [],
		submit: async ({ reason: chosen, note }) => {
			const reason = reasonOf(chosen);
			if (reason === undefined) return;
			onShown(await show({ reason, note }));
			onClose();
		},
	});
	return (
		<FormDialog
			title={m["accounts.numbers.title"]()}
			confirm={m["accounts.numbers.show"]()}
			form={form}
			onClose={onClose}
		>
			<p>{m["accounts.numbers.text"]({ name })}</p>
			<SelectField
				label={m["accounts.numbers.reason"]()}
				placeholder={m["accounts.numbers.choose"]()}
				options={reasons.map((value) => ({ value, label: numberViewReasonNames[value]() }))}
				{...form.field("reason")}
			/>
			<TextArea
				label={m["accounts.numbers.note"]()}
				rows={2}
				maxLength={longestNumberNote}
				{...form.field("note")}
			/>
		</FormDialog>
	);
}
