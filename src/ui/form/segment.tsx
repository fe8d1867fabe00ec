import type { ChangeEvent } from "react";

type SegmentProps = {
	name: string;
	legend: string;
	options: { value: string; label: string }[];
	value?: string;
	defaultValue?: string;
	onChange?: (value: string) => void;
};

/** A choice of two to four short words, next to each other. */
export function Segment({ name, legend, options, value, defaultValue, onChange }: SegmentProps) {
	const change = (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value);
	return (
		<fieldset className="grid min-w-0">
			<legend className="mb-1.5 leading-5 font-strong">{legend}</legend>
			<div className="grid auto-cols-fr grid-flow-col gap-0.75 rounded-md border border-field bg-surface p-0.75">
				{options.map((option) => (
					<label
						key={option.value}
						className="relative grid min-h-11 cursor-pointer place-items-center rounded-sm px-1 text-center has-checked:bg-act has-checked:font-strong has-checked:text-on-act has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
					>
						<input
							type="radio"
							name={name}
							value={option.value}
							onChange={change}
							className="absolute inset-0 cursor-pointer opacity-0"
							{...(value === undefined
								? { defaultChecked: option.value === defaultValue }
								: { checked: option.value === value })}
						/>
						{option.label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
