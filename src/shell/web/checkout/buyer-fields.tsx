import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Opener } from "./opener.tsx";
import type { Checkout } from "./use-checkout.ts";

/** A seller who charges GST issues an invoice, others a receipt. */
const words = {
	invoice: {
		state: m["shell.pay.state"],
		open: m["shell.pay.business_open"],
		name: m["shell.pay.business_name"],
	},
	receipt: {
		state: m["shell.pay.receipt_state"],
		open: m["shell.pay.business_open_name"],
		name: m["shell.pay.receipt_name"],
	},
};
const wordsOf = ({ gstState }: Checkout) => (gstState === null ? words.receipt : words.invoice);

function stateHint({ gstState, state }: Checkout): string | undefined {
	if (gstState === null) return undefined;
	return state.from === "gstin" ? m["shell.pay.state_by_gstin"]() : m["shell.pay.state_hint"]();
}

/** The buyer's state; until the list is loaded, the known one. */
function StateField({ checkout }: { checkout: Checkout }) {
	const { states, state, errorOf, chooseState } = checkout;
	const names = states.map(({ stateName, label }) => ({ value: stateName, label }));
	const isOffered = state.name === "" || names.some(({ value }) => value === state.name);
	return (
		<SelectField
			name="buyer.state"
			label={wordsOf(checkout).state()}
			hint={stateHint(checkout)}
			error={errorOf("state")}
			{...(state.name === "" && { placeholder: m["shell.pay.state_placeholder"]() })}
			options={isOffered ? names : [{ value: state.name, label: state.name }, ...names]}
			value={state.name}
			disabled={state.from === "gstin"}
			onChange={({ target }) => chooseState(target.value)}
		/>
	);
}

function GstinField({ checkout: { field, clearErrors, enter } }: { checkout: Checkout }) {
	return (
		<TextField
			{...field("gstin")}
			label={m["shell.pay.gstin"]()}
			maxLength={20}
			autoCapitalize="characters"
			autoComplete="off"
			spellCheck={false}
			onChange={({ target }) => {
				clearErrors("state", "address");
				enter({ gstin: target.value });
			}}
		/>
	);
}

/** Only if the listing's address cannot be the GSTIN's. */
function GstinAddress({ checkout }: { checkout: Checkout }) {
	return (
		<TextArea
			{...checkout.field("address")}
			label={m["shell.pay.gstin_address"]()}
			hint={m["shell.pay.gstin_address_hint"]()}
			maxLength={300}
			autoComplete="street-address"
		/>
	);
}

/** The buyer on the document: the state if it is needed, and the business if the buyer is one. */
export function BuyerFields({ checkout }: { checkout: Checkout }) {
	const { values, gstState, asksState, asksAddress } = checkout;
	const { open, name } = wordsOf(checkout);
	return (
		<div className="grid gap-3">
			{asksState && <StateField checkout={checkout} />}
			<Opener
				question={m["shell.pay.business_question"]()}
				words={open()}
				isOpen={values.isBusiness}
				onToggle={() => {
					checkout.clearErrors("buyer");
					checkout.enter({ isBusiness: !values.isBusiness });
				}}
			>
				<TextField
					{...checkout.field("name")}
					label={name()}
					hint={m["shell.pay.business_name_hint"]()}
					optional
					maxLength={120}
					autoComplete="organization"
				/>
				{gstState !== null && <GstinField checkout={checkout} />}
				{asksAddress && <GstinAddress checkout={checkout} />}
			</Opener>
		</div>
	);
}
