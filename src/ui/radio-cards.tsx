import type { ChangeEvent } from "react";
import { FieldError, useFieldWiring } from "./field.tsx";

export type RadioCard = {
	value: string;
	label: React.ReactNode;
	/** What stands below the label: price, address, what it means. */
	more?: React.ReactNode;
	disabled?: boolean;
	/** Whether the error is this card's; left out at all of them, it is everybody's. */
	refused?: boolean;
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
	const idOf = ({ value: of }: RadioCard) => `${control.id}-${of}`;
	// A group's description is not read at each of its buttons, and an alert keeps off what is said at the focused one.
	const saidOf = (option: RadioCard) =>
		[error && errorId, option.more && `${idOf(option)}-more`].filter(Boolean).join(" ");
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
			<div className={`grid gap-4 ${two ? "md:grid-cols-2" : ""}`}>
				{options.map((option) => (
					<Choice
						key={option.value}
						option={option}
						moreId={`${idOf(option)}-more`}
						isWrong={Boolean(error) && option.refused !== false}
					>
						<input
							type="radio"
							name={name}
							id={idOf(option)}
							aria-describedby={saidOf(option) || undefined}
							value={option.value}
							disabled={option.disabled}
							onChange={change}
							className="mt-px size-5.5 scroll-mt-32 accent-act"
							{...(value === undefined
								? { defaultChecked: option.value === defaultValue }
								: { checked: option.value === value })}
						/>
						<label
							htmlFor={idOf(option)}
							className="min-w-0 font-strong [overflow-wrap:anywhere] after:absolute after:inset-0 after:cursor-pointer after:rounded-lg"
						>
							{option.label}
						</label>
					</Choice>
				))}
			</div>
		</fieldset>
	);
}

type ChoiceProps = { option: RadioCard; moreId: string; isWrong: boolean; children: React.ReactNode };

function Choice({ option, moreId, isWrong, children }: ChoiceProps) {
	return (
		<div
			className={`relative grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3.5 gap-y-1 rounded-lg border bg-surface p-4 ${isWrong ? "border-danger" : "border-field"} has-checked:border-act has-checked:bg-act-tint has-checked:inset-ring has-checked:inset-ring-act has-disabled:bg-sunk has-disabled:text-ink-faint`}
		>
			{children}
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
