import { useEffect, useLayoutEffect, useRef } from "react";

type FormFieldsProps = { sending: boolean; className?: string; children: React.ReactNode };

/**
 * Holds a form's fields and buttons, and disables them while sending. A disabled control loses the focus, so it is
 * restored afterwards for keyboard users.
 */
export function FormFields({ sending, className = "contents", children }: FormFieldsProps) {
	const fields = useRef<HTMLFieldSetElement>(null);
	// Tracked all along: once the fields are disabled, nothing shows which one had the focus.
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
