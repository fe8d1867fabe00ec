import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Opener } from "./opener.tsx";
import type { Checkout } from "./use-checkout.ts";

/** The state that stands on the invoice; until all of them came, the one that is known. */
function StateField({ checkout }: { checkout: Checkout }) {
	const { states, state, isStateFixed, errors, chooseState } = checkout;
	const names = states.map(({ stateName }) => stateName);
	const offered = state === "" || names.includes(state) ? names : [state, ...names];
	return (
		<SelectField
			name="buyer.state"
			label={m["shell.pay.state"]()}
			hint={isStateFixed ? m["shell.pay.state_by_gstin"]() : m["shell.pay.state_hint"]()}
			error={errors["buyer.state"]}
			{...(state === "" && { placeholder: m["shell.pay.state_placeholder"]() })}
			options={offered.map((name) => ({ value: name, label: name }))}
			value={state}
			disabled={isStateFixed}
			onChange={({ target }) => chooseState(target.value)}
		/>
	);
}

/** Who stands on the invoice: the state always, a business only if it says so. */
export function BuyerFields({ checkout }: { checkout: Checkout }) {
	const { draft, errors, enter } = checkout;
	return (
		<div className="grid gap-3">
			<StateField checkout={checkout} />
			<Opener
				question={m["shell.pay.business_question"]()}
				words={m["shell.pay.business_open"]()}
				isOpen={draft.isBusiness}
				onToggle={() => enter({ isBusiness: !draft.isBusiness }, "buyer.name", "buyer.gstin", "buyer.state")}
			>
				<TextField
					name="buyer.name"
					label={m["shell.pay.business_name"]()}
					hint={m["shell.pay.business_name_hint"]()}
					optional
					maxLength={120}
					autoComplete="organization"
					error={errors["buyer.name"]}
					value={draft.name}
					onChange={({ target }) => enter({ name: target.value }, "buyer.name")}
				/>
				<TextField
					name="buyer.gstin"
					label={m["shell.pay.gstin"]()}
					maxLength={20}
					autoCapitalize="characters"
					autoComplete="off"
					spellCheck={false}
					error={errors["buyer.gstin"]}
					value={draft.gstin}
					onChange={({ target }) => enter({ gstin: target.value }, "buyer.gstin", "buyer.state")}
				/>
			</Opener>
		</div>
	);
}
