import { type SubmitEvent, useId, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { useTask } from "../../platform/web/use-task.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useErrorFocus } from "../../ui/use-error-focus.ts";
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

/** Asks a member of staff why they need a number before it is shown. */
export default function ShowNumberDialog({ name, reasons, show, onShown, onClose }: ShowNumberDialogProps) {
	const formId = useId();
	const { isBusy, run } = useTask();
	const [chosen, setChosen] = useState("");
	const [note, setNote] = useState("");
	const [attempts, setAttempts] = useState(0);
	const frame = useErrorFocus(attempts);
	const reason = reasons.find((one) => one === chosen);
	const send = (event: SubmitEvent) => {
		event.preventDefault();
		if (reason === undefined) {
			setAttempts((before) => before + 1);
			return;
		}
		void run(async () => {
			onShown(await show({ reason, note }));
			onClose();
		});
	};
	return (
		<Dialog
			title={m["accounts.numbers.title"]()}
			onClose={onClose}
			foot={
				<>
					<Button size="lg" onClick={onClose}>
						{m["accounts.numbers.cancel"]()}
					</Button>
					<Button type="submit" form={formId} variant="act" size="lg" busy={isBusy}>
						{m["accounts.numbers.show"]()}
					</Button>
				</>
			}
		>
			<p>{m["accounts.numbers.text"]({ name })}</p>
			<form id={formId} ref={frame} noValidate onSubmit={send} className="grid gap-5">
				<SelectField
					label={m["accounts.numbers.reason"]()}
					placeholder={m["accounts.numbers.choose"]()}
					options={reasons.map((value) => ({ value, label: numberViewReasonNames[value]() }))}
					value={chosen}
					error={attempts > 0 && reason === undefined ? m["accounts.numbers.reason_missing"]() : undefined}
					onChange={({ target }) => setChosen(target.value)}
				/>
				<TextArea
					label={m["accounts.numbers.note"]()}
					rows={2}
					maxLength={longestNumberNote}
					value={note}
					onChange={({ target }) => setNote(target.value)}
				/>
			</form>
		</Dialog>
	);
}
