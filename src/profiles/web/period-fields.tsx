import { m } from "../../paraglide/messages.js";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import type { PeriodDraft } from "./use-entry-form.ts";

type PeriodFieldsProps = {
	form: {
		values: PeriodDraft;
		today: string;
		errorOf: (name: keyof PeriodDraft) => string | undefined;
		enter: (part: Partial<PeriodDraft>) => void;
	};
};

/** The fields for start, end and description. */
export function PeriodFields({ form: { values, today, errorOf, enter } }: PeriodFieldsProps) {
	return (
		<>
			<div className="grid gap-5 *:min-w-0 md:grid-cols-2">
				<TextField
					type="date"
					name="from"
					max={today}
					label={m["profiles.entry.from"]()}
					error={errorOf("from")}
					value={values.from}
					onChange={({ target }) => enter({ from: target.value })}
				/>
				<TextField
					type="date"
					name="to"
					min={values.from || undefined}
					max={today}
					optional
					disabled={values.current}
					label={m["profiles.entry.to"]()}
					error={values.current ? undefined : errorOf("to")}
					value={values.current ? "" : values.to}
					onChange={({ target }) => enter({ to: target.value })}
				/>
			</div>
			<Checkbox
				name="current"
				label={m["profiles.entry.current"]()}
				checked={values.current}
				onChange={({ target }) => enter({ current: target.checked })}
			/>
			<TextArea
				name="description"
				optional
				maxLength={5000}
				label={m["profiles.entry.description"]()}
				error={errorOf("description")}
				value={values.description}
				onChange={({ target }) => enter({ description: target.value })}
			/>
		</>
	);
}
