import { useLayoutEffect, useRef } from "react";

type FormFieldsProps = { sending: boolean; className?: string; children: React.ReactNode };

/**
 * Holds a form's fields and buttons; while sending, none of them can be changed or pressed. A control that is switched
 * off loses the focus, so whoever types on a keyboard gets it back afterwards.
 */
export function FormFields({ sending, className = "contents", children }: FormFieldsProps) {
	const focused = useRef<Element | null>(null);
	useLayoutEffect(() => {
		if (sending) focused.current = document.activeElement;
		else if (document.activeElement === document.body && focused.current instanceof HTMLElement)
			focused.current.focus();
	}, [sending]);
	return (
		<fieldset disabled={sending} className={className}>
			{children}
		</fieldset>
	);
}
