import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { FieldError, Hint } from "../../../ui/form/field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { daysOffAtMost } from "../../working-hours.ts";
import { lastDayOff } from "../../working-hours-check.ts";
import { EditPart } from "./edit-part.tsx";
import { daysIn } from "./offer-fields.ts";

type RangeFieldsProps = {
	number: number;
	item: string;
	today: string;
	error?: string;
	onChange: (item: string) => void;
	onRemove: () => void;
};

/** One day off, or a range of them. */
function RangeFields({ number, item, today, error, onChange, onRemove }: RangeFieldsProps) {
	const { from, to } = daysIn(item);
	return (
		<fieldset aria-label={m["listings.days_off.item"]({ number })} className="flex items-start gap-2">
			<div className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2">
				<TextField
					type="date"
					label={m["listings.days_off.from"]()}
					min={today}
					max={lastDayOff(today)}
					value={from}
					error={error}
					onChange={({ target }) => onChange(`${target.value}/${to}`)}
				/>
				<TextField
					type="date"
					label={m["listings.days_off.to"]()}
					optional
					min={from || today}
					max={lastDayOff(today)}
					value={to}
					onChange={({ target }) => onChange(`${from}/${target.value}`)}
				/>
			</div>
			<IconButton
				icon="trash-2"
				label={m["listings.days_off.remove"]({ number })}
				className="mt-7"
				onClick={onRemove}
			/>
		</fieldset>
	);
}

type EditDaysOffProps = {
	items: string[];
	/** The present day in India. */
	today: string;
	onChange: (items: string[]) => void;
	errorOf: (name: string) => string | undefined;
};

/** The days off ahead. */
export function EditDaysOff({ items, today, onChange, errorOf }: EditDaysOffProps) {
	const errors = items.map((_, index) => errorOf(`daysOff.${index}`));
	const general = errors.every((error) => error === undefined) ? errorOf("daysOff") : undefined;
	return (
		<EditPart title={m["listings.days_off.title"]()}>
			<Hint>{m["listings.days_off.hint"]()}</Hint>
			{items.map((item, index) => (
				<RangeFields
					// The items have no identity of their own; all their state is in the form.
					// oxlint-disable-next-line react/no-array-index-key
					key={index}
					number={index + 1}
					item={item}
					today={today}
					error={errors[index]}
					onChange={(changed) => onChange(items.with(index, changed))}
					onRemove={() => onChange(items.toSpliced(index, 1))}
				/>
			))}
			{general !== undefined && <FieldError>{general}</FieldError>}
			{items.length < daysOffAtMost && (
				<Button icon="plus" className="justify-self-start" onClick={() => onChange([...items, "/"])}>
					{m["listings.days_off.add"]()}
				</Button>
			)}
		</EditPart>
	);
}
