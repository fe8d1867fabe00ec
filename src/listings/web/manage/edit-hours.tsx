import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { FieldError, Hint } from "../../../ui/form/field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { type Weekday, weekdays } from "../../working-hours.ts";
import { weekdayInWords } from "../../hours-words.ts";
import { EditPart } from "./edit-part.tsx";
import { allDay, timesIn, usualHours } from "./offer-fields.ts";

type DayFieldsProps = { weekday: Weekday; item: string; onChange: (item: string) => void; error?: string };

const kindOf = (item: string) => (item === "" ? "closed" : item === allDay ? "all-day" : "open");
/** What a weekday holds once its kind is chosen. */
const itemOf = (kind: string) => (kind === "closed" ? "" : kind === "all-day" ? allDay : "09:00-19:00");

/** A weekday: closed, open all day, or from one time to another. */
function DayFields({ weekday, item, onChange, error }: DayFieldsProps) {
	const name = weekdayInWords(weekday);
	const { opens, closes } = timesIn(item);
	const kind = kindOf(item);
	return (
		<div className="grid gap-2 md:grid-cols-3 md:items-start">
			<SelectField
				label={name}
				value={kind}
				onChange={({ target }) => onChange(itemOf(target.value))}
				options={[
					{ value: "open", label: m["listings.hours.open"]() },
					{ value: "all-day", label: m["listings.hours.all_day"]() },
					{ value: "closed", label: m["listings.hours.closed"]() },
				]}
			/>
			{kind === "open" && (
				<div className="grid grid-cols-2 gap-2 md:col-span-2">
					<TextField
						type="time"
						label={m["listings.hours.opens"]({ day: name })}
						value={opens}
						error={error}
						onChange={({ target }) => onChange(`${target.value}-${closes}`)}
					/>
					<TextField
						type="time"
						label={m["listings.hours.closes"]({ day: name })}
						value={closes}
						onChange={({ target }) => onChange(`${opens}-${target.value}`)}
					/>
				</div>
			)}
		</div>
	);
}

type EditHoursProps = {
	items: string[];
	onChange: (items: string[]) => void;
	errorOf: (name: string) => string | undefined;
};

/** The weekly hours: none, or those of each weekday. */
export function EditHours({ items, onChange, errorOf }: EditHoursProps) {
	const errors = weekdays.map((weekday) => errorOf(`hours.${weekday}`));
	const [monday = ""] = items;
	const general = errors.every((error) => error === undefined) ? errorOf("hours") : undefined;
	return (
		<EditPart title={m["listings.hours.title"]()}>
			<Hint>{m["listings.hours.hint"]()}</Hint>
			{items.length === 0 ? (
				<Button icon="clock" className="justify-self-start" onClick={() => onChange(usualHours)}>
					{m["listings.hours.set"]()}
				</Button>
			) : (
				<>
					{weekdays.map((weekday, index) => (
						<DayFields
							key={weekday}
							weekday={weekday}
							item={items[index] ?? ""}
							error={errors[index]}
							onChange={(item) => onChange(items.with(index, item))}
						/>
					))}
					{general !== undefined && <FieldError>{general}</FieldError>}
					<div className="flex flex-wrap gap-2">
						{monday !== "" && (
							<Button icon="copy" onClick={() => onChange(items.map((item) => (item === "" ? "" : monday)))}>
								{m["listings.hours.like_monday"]()}
							</Button>
						)}
						<Button icon="trash-2" variant="text" onClick={() => onChange([])}>
							{m["listings.hours.remove"]()}
						</Button>
					</div>
				</>
			)}
		</EditPart>
	);
}
