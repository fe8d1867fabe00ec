import { m } from "../../paraglide/messages.js";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { PeriodDraft } from "./use-entry-form.ts";

type PeriodFieldsProps = {
	form: {
		draft: PeriodDraft;
		errors: Record<string, string>;
		today: string;
		type: (part: Partial<PeriodDraft>) => void;
	};
};

/** From when to when it was, and what there is to say of it. */
export function PeriodFields({ form: { draft, errors, today, type } }: PeriodFieldsProps) {
	return (
		<>
			<div className="grid gap-5 *:min-w-0 md:grid-cols-2">
				<TextField
					type="date"
					name="from"
					max={today}
					label={m["profiles.entry.from"]()}
					error={errors["from"]}
					value={draft.from}
					onChange={({ target }) => type({ from: target.value })}
				/>
				<TextField
					type="date"
					name="to"
					min={draft.from || undefined}
					max={today}
					optional
					disabled={draft.current}
					label={m["profiles.entry.to"]()}
					error={draft.current ? undefined : errors["to"]}
					value={draft.current ? "" : draft.to}
					onChange={({ target }) => type({ to: target.value })}
				/>
			</div>
			<Checkbox
				name="current"
				label={m["profiles.entry.current"]()}
				checked={draft.current}
				onChange={({ target }) => type({ current: target.checked })}
			/>
			<TextArea
				name="description"
				optional
				maxLength={5000}
				label={m["profiles.entry.description"]()}
				error={errors["description"]}
				value={draft.description}
				onChange={({ target }) => type({ description: target.value })}
			/>
		</>
	);
}
