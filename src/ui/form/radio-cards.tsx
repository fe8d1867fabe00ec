import type { ChangeEvent, ComponentProps } from "react";
import { FieldError, useFieldWiring } from "./field.tsx";

export type RadioCard = {
	value: string;
	label: React.ReactNode;
	/** What stands below the label: price, address, what it means. */
	more?: React.ReactNode;
	disabled?: boolean;
	/** Whether the error is this card's; left out at all of them, it is everybody's. */
	refused?: boolean;
	/** The heading that it stands under, with the others of the same group. */
	group?: string;
};

type RadioCardsProps = {
	name: string;
	legend: React.ReactNode;
	/** The legend is read but not seen. */
	legendHidden?: boolean;
	options: RadioCard[];
	value?: string;
	defaultValue?: string;
	onChange?: (value: string) => void;
	hint?: React.ReactNode;
	error?: string;
	/** Cards side by side from 768. */
	two?: boolean;
};

/** One of a few, each a card that is its own target. Controlled with `value`, or plain with `defaultValue`. */
export function RadioCards({
	name,
	legend,
	legendHidden = false,
	options,
	value,
	defaultValue,
	onChange,
	hint,
	error,
	two = false,
}: RadioCardsProps) {
	const { hintId, errorId, control } = useFieldWiring(undefined, { hint, error });
	const change = (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value);
	return (
		<fieldset
			data-invalid={control["aria-invalid"]}
			aria-describedby={control["aria-describedby"]}
			className="grid min-w-0 scroll-mt-24 gap-4"
		>
			<legend className={legendHidden ? "sr-only" : "mb-1 text-xl font-strong desk:text-2xl"}>
				{legend}
			</legend>
			{hint && (
				<p id={hintId} className="text-ink-soft">
					{hint}
				</p>
			)}
			{/* Above the cards: below a long list of them nobody on a phone would see it. */}
			{error && <FieldError id={errorId}>{error}</FieldError>}
			{[...Map.groupBy(options, ({ group = "" }) => group)].map(([group, members]) => (
				<CardGroup key={group} title={group} two={two}>
					{members.map((option) => (
						<Choice
							key={option.value}
							option={option}
							id={`${control.id}-${option.value}`}
							errorId={error && errorId}
							name={name}
							onChange={change}
							{...(value === undefined
								? { defaultChecked: option.value === defaultValue }
								: { checked: option.value === value })}
						/>
					))}
				</CardGroup>
			))}
		</fieldset>
	);
}

type CardGroupProps = { title: string; two: boolean; children: React.ReactNode };

/** Cards under their heading; without one where they are not grouped. */
function CardGroup({ title, two, children }: CardGroupProps) {
	const cards = <div className={`grid gap-4 ${two ? "md:grid-cols-2" : ""}`}>{children}</div>;
	if (title === "") return cards;
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2.5 font-strong text-ink-soft">{title}</legend>
			{cards}
		</fieldset>
	);
}

type ChoiceProps = ComponentProps<"input"> & {
	option: RadioCard;
	id: string;
	/** Of the group's error, while there is one. */
	errorId: string | undefined;
};

function Choice({ option, id, errorId, ...input }: ChoiceProps) {
	const moreId = `${id}-more`;
	const isWrong = Boolean(errorId) && option.refused !== false;
	// A group's description is not read at each of its buttons, and an alert keeps off what is said at the focused one.
	const said = [errorId, option.more && moreId].filter(Boolean).join(" ");
	return (
		<div
			className={`relative grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3.5 gap-y-1 rounded-lg border bg-surface p-4 ${isWrong ? "border-danger" : "border-field"} has-checked:border-act has-checked:bg-act-tint has-checked:inset-ring has-checked:inset-ring-act has-disabled:bg-sunk has-disabled:text-ink-faint`}
		>
			<input
				{...input}
				type="radio"
				id={id}
				aria-describedby={said || undefined}
				value={option.value}
				disabled={option.disabled}
				className="mt-px size-5.5 scroll-mt-32 accent-act"
			/>
			<label
				htmlFor={id}
				className="min-w-0 font-strong [overflow-wrap:anywhere] after:absolute after:inset-0 after:cursor-pointer after:rounded-lg"
			>
				{option.label}
			</label>
			{/* Above the label's target, so that a button or link among it can be reached; words let the tap through. */}
			{option.more && (
				<div
					id={moreId}
					className="pointer-events-none relative col-start-2 grid min-w-0 gap-1 [overflow-wrap:anywhere] [&_:is(a,button)]:pointer-events-auto"
				>
					{option.more}
				</div>
			)}
		</div>
	);
}
