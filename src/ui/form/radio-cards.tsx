import type { ChangeEvent, ComponentProps } from "react";
import { FieldError, useFieldWiring } from "./field.tsx";

export type RadioCard = {
	value: string;
	label: React.ReactNode;
	/** Shown below the label: price, address, explanation. */
	more?: React.ReactNode;
	disabled?: boolean;
	/** Whether the error concerns this card; if no card sets it, it concerns all of them. */
	refused?: boolean;
	/** The heading above this and the other cards of the group. */
	group?: string;
};

type RadioCardsProps = {
	name: string;
	legend: React.ReactNode;
	/** Hides the legend visually. */
	legendHidden?: boolean;
	options: RadioCard[];
	value?: string;
	defaultValue?: string;
	onChange?: (value: string) => void;
	hint?: React.ReactNode;
	error?: string;
	/** Cards next to each other from 768 px. */
	two?: boolean;
};

/** A choice of a few cards, each a target of its own. Controlled with `value`, or plain with `defaultValue`. */
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
			{/* Above the cards: below a long list of them it would be out of sight on a phone. */}
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

/** Cards under their headings, or without any if they are not grouped. */
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
	/** The id of the group's error, if there is one. */
	errorId: string | undefined;
};

function Choice({ option, id, errorId, ...input }: ChoiceProps) {
	const moreId = `${id}-more`;
	const isWrong = Boolean(errorId) && option.refused !== false;
	// Screen readers do not repeat a group's description at each button, and an alert must not cover the focused
	// button's.
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
			{/* Above the label's target, so that a button or link in it can be pressed; text lets the tap through. */}
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
