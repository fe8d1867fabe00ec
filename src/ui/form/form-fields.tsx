import { useEffect, useLayoutEffect, useRef } from "react";

type FormFieldsProps = { sending: boolean; className?: string; children: React.ReactNode };

/**
 * Holds a form's fields and buttons; while sending, none of them can be changed or pressed. A control that is switched
 * off loses the focus, so whoever types on a keyboard gets it back afterwards.
 */
export function FormFields({ sending, className = "contents", children }: FormFieldsProps) {
	const fields = useRef<HTMLFieldSetElement>(null);
	// Followed all along: once the fields are switched off, nothing tells any more which one had it.
	const focused = useRef<HTMLElement | null>(null);
	useEffect(() => {
		const here = fields.current;
		if (here === null) return undefined;
		const take = ({ target }: FocusEvent) => {
			focused.current = target instanceof HTMLElement ? target : null;
		};
		const leave = () => {
			if (!here.disabled) focused.current = null;
		};
		here.addEventListener("focusin", take);
		here.addEventListener("focusout", leave);
		return () => {
			here.removeEventListener("focusin", take);
			here.removeEventListener("focusout", leave);
		};
	}, []);
	useLayoutEffect(() => {
		if (!sending && document.activeElement === document.body) focused.current?.focus();
	}, [sending]);
	return (
		<fieldset ref={fields} disabled={sending} className={className}>
			{children}
		</fieldset>
	);
}
