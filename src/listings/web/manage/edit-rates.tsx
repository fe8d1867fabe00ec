import { m } from "../../../paraglide/messages.js";
import { AffixField } from "../../../ui/form/affix-field.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { FieldError, Hint } from "../../../ui/form/field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { rateName, ratesAtMost, rateUnits } from "../../rates.ts";
import { unitNames } from "../rate-words.ts";
import { EditPart } from "./edit-part.tsx";
import { rateIn, rateItem } from "./offer-fields.ts";

type RateFieldsProps = {
	index: number;
	items: string[];
	onChange: (items: string[]) => void;
	errorOf: (name: string) => string | undefined;
};

function RateFields({ index, items, onChange, errorOf }: RateFieldsProps) {
	const rate = rateIn(items[index] ?? "");
	const number = index + 1;
	const change = (part: Partial<typeof rate>) => onChange(items.with(index, rateItem({ ...rate, ...part })));
	return (
		<li
			aria-label={m["listings.rates.item"]({ number })}
			className="grid gap-2 rounded-md border border-line p-3"
		>
			<TextField
				label={m["listings.rates.name"]()}
				maxLength={rateName.longest}
				value={rate.name}
				error={errorOf(`rates.${index}.name`)}
				onChange={({ target }) => change({ name: target.value })}
			/>
			<div className="grid grid-cols-2 gap-2">
				<AffixField
					label={m["listings.rates.price"]()}
					prefix="₹"
					inputMode="decimal"
					value={rate.price}
					error={errorOf(`rates.${index}.price`)}
					onChange={({ target }) => change({ price: target.value })}
				/>
				<SelectField
					label={m["listings.rates.per"]()}
					optional
					placeholder={m["listings.rates.whole"]()}
					options={rateUnits.map((unit) => ({ value: unit, label: unitNames[unit]() }))}
					value={rate.unit}
					onChange={({ target }) => change({ unit: target.value })}
				/>
			</div>
			<RateButtons number={number} index={index} items={items} onChange={onChange} />
		</li>
	);
}

type RateButtonsProps = Omit<RateFieldsProps, "errorOf"> & { number: number };

function RateButtons({ number, index, items, onChange }: RateButtonsProps) {
	const [item = ""] = items.slice(index);
	const moveTo = (place: number) => onChange(items.toSpliced(index, 1).toSpliced(place, 0, item));
	return (
		<div className="-mb-1.5 flex justify-end">
			<IconButton
				icon="arrow-up"
				label={m["listings.rates.up"]({ number })}
				disabled={index === 0}
				onClick={() => moveTo(index - 1)}
			/>
			<IconButton
				icon="arrow-down"
				label={m["listings.rates.down"]({ number })}
				disabled={index === items.length - 1}
				onClick={() => moveTo(index + 1)}
			/>
			<IconButton
				icon="trash-2"
				label={m["listings.rates.remove"]({ number })}
				onClick={() => onChange(items.toSpliced(index, 1))}
			/>
		</div>
	);
}

/** The rate list, in the order in which customers see it. */
export function EditRates({ items, ...form }: Omit<RateFieldsProps, "index">) {
	const hasItemError = items.some((_, index) => form.errorOf(`rates.${index}`) !== undefined);
	const general = hasItemError ? undefined : form.errorOf("rates");
	return (
		<EditPart title={m["listings.rates.title"]()}>
			<Hint>{m["listings.rates.hint"]()}</Hint>
			{items.length > 0 && (
				<ol className="grid gap-3">
					{items.map((_, index) => (
						// The items have no identity of their own; all their state is in the form.
						// oxlint-disable-next-line react/no-array-index-key
						<RateFields key={index} index={index} items={items} {...form} />
					))}
				</ol>
			)}
			{general !== undefined && <FieldError>{general}</FieldError>}
			{items.length < ratesAtMost && (
				<Button
					icon="plus"
					className="justify-self-start"
					onClick={() => form.onChange([...items, rateItem({ unit: "", price: "", name: "" })])}
				>
					{m["listings.rates.add"]()}
				</Button>
			)}
		</EditPart>
	);
}
