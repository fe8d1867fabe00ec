import { type KeyboardEvent, useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { controlClass, FieldError, useFieldWiring } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Opener } from "./opener.tsx";
import type { Checkout } from "./use-checkout.ts";

/** The code with its check; editing removes the result. */
function CodeField({ checkout: { values, referral, errorOf, enter } }: { checkout: Checkout }) {
	const { result, isChecking, ask } = referral;
	const input = useRef<HTMLInputElement>(null);
	const error = result === null ? errorOf("code") : result.isValid ? undefined : result.text;
	const { id, hintId, errorId, control } = useFieldWiring(undefined, { hint: result?.text, error });
	const submit = () => {
		if (values.code.trim() === "") input.current?.focus();
		else void ask();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Enter") return;
		// The surrounding form is for the payment.
		event.preventDefault();
		submit();
	};
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="sr-only">
				{m["shell.pay.referral_code"]()}
			</label>
			<div className="flex gap-2">
				<input
					{...control}
					ref={input}
					value={values.code}
					maxLength={40}
					autoCapitalize="characters"
					autoComplete="off"
					spellCheck={false}
					enterKeyHint="done"
					onChange={({ target }) => enter({ code: target.value })}
					onKeyDown={onKeyDown}
					className={`${controlClass} min-w-0 tracking-[0.1em]`}
				/>
				<Button size="lg" busy={isChecking} onClick={submit}>
					{m["shell.pay.referral_submit"]()}
				</Button>
			</div>
			<output>
				{error && <FieldError id={errorId}>{error}</FieldError>}
				{result?.isValid && (
					<span id={hintId} className="flex gap-1.5 text-sm text-success">
						<Icon name="circle-check" size="sm" className="mt-0.5" />
						<span>{result.text}</span>
					</span>
				)}
			</output>
		</div>
	);
}

/** "Have a referral code?": closed until opened. */
export function ReferralBox({ checkout }: { checkout: Checkout }) {
	const { values, enter, clearErrors } = checkout;
	return (
		<Opener
			question={m["shell.pay.referral_question"]()}
			words={m["shell.pay.referral_open"]()}
			isOpen={values.hasCode}
			onToggle={() => {
				clearErrors("code");
				enter({ hasCode: !values.hasCode });
			}}
		>
			<CodeField checkout={checkout} />
		</Opener>
	);
}
