import { useId } from "react";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon.tsx";

/** What every field takes; its other props go to its control. */
export type FieldProps = {
	label: React.ReactNode;
	/** Shown below the control while there is no error. */
	hint?: React.ReactNode;
	/** What is wrong and what to do; undefined or empty without an error. */
	error?: string;
	/** Adds "(optional)" to the label; required fields have no mark. */
	optional?: boolean;
	/** Hides the label visually, for fields whose purpose is clear from their place. */
	labelHidden?: boolean;
	className?: string;
};

/** The attributes that connect a control to its label, hint and error. */
export type ControlProps = { id: string; "aria-invalid"?: true; "aria-describedby"?: string };

/** The classes of a control. */
export const controlClass =
	"w-full min-h-12 rounded-md border border-field bg-surface px-3.5 py-2 text-base text-ink placeholder:text-ink-faint aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-faint";

/** A hint for the answer. With an id, for the control's `aria-describedby`. */
export function Hint({ id, children }: { id?: string; children: React.ReactNode }) {
	return (
		<p id={id} className="text-sm text-ink-faint">
			{children}
		</p>
	);
}

/** An error in red with its icon, for a field or a group. */
export function FieldError({ id, children }: { id?: string; children: React.ReactNode }) {
	return (
		<p id={id} className="flex gap-1.5 text-sm text-danger">
			<Icon name="circle-alert" size="sm" className="mt-0.5" />
			<span>{children}</span>
		</p>
	);
}

type Wiring = { id: string; hintId: string; errorId: string; control: ControlProps };

/** Ids for a control with its hint and error; `id` sets the control's own. */
export function useFieldWiring(
	id: string | undefined,
	{ hint, error }: Pick<FieldProps, "hint" | "error">,
): Wiring {
	const made = useId();
	const own = id ?? made;
	const hintId = `${own}-hint`;
	const errorId = `${own}-error`;
	const describedBy = error ? errorId : hint ? hintId : undefined;
	return {
		id: own,
		hintId,
		errorId,
		control: { id: own, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy },
	};
}

/** Label above, control, then hint or error. `children` renders the control with the given props. */
export function Field({
	id,
	children,
	...field
}: FieldProps & { id?: string; children: (control: ControlProps) => React.ReactNode }) {
	const { label, hint, error, optional = false, labelHidden = false, className = "" } = field;
	const wiring = useFieldWiring(id, field);
	return (
		// Scrolling a control into view leaves room for its label above and its hint or error below.
		<div
			className={`grid grid-cols-1 content-start gap-1.5 [&_:is(input,select,textarea)]:scroll-my-8 ${className}`}
		>
			<label
				id={`${wiring.id}-label`}
				htmlFor={wiring.id}
				className={labelHidden ? "sr-only" : "leading-5 font-strong"}
			>
				{label}
				{optional && <span className="font-normal text-ink-faint"> {m["ui.optional"]()}</span>}
			</label>
			{children(wiring.control)}
			{error ? (
				<FieldError id={wiring.errorId}>{error}</FieldError>
			) : (
				hint && <Hint id={wiring.hintId}>{hint}</Hint>
			)}
		</div>
	);
}

/** Separates the props of the frame from those of the control. */
export function splitFieldProps<Props extends FieldProps>(
	props: Props,
): [FieldProps, Omit<Props, keyof FieldProps>] {
	const { label, hint, error, optional, labelHidden, className, ...control } = props;
	return [{ label, hint, error, optional, labelHidden, className }, control];
}
