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
	const { states, state, errors, chooseState } = checkout;
	const names = states.map(({ stateName }) => stateName);
	const offered = state.name === "" || names.includes(state.name) ? names : [state.name, ...names];
	return (
		<SelectField
			name="buyer.state"
			label={wordsOf(checkout).state()}
			hint={stateHint(checkout)}
			error={errors["buyer.state"]}
			{...(state.name === "" && { placeholder: m["shell.pay.state_placeholder"]() })}
			options={offered.map((name) => ({ value: name, label: name }))}
			value={state.name}
			disabled={state.from === "gstin"}
			onChange={({ target }) => chooseState(target.value)}
		/>
	);
}

function GstinField({ checkout: { draft, errors, enter } }: { checkout: Checkout }) {
	return (
		<TextField
			name="buyer.gstin"
			label={m["shell.pay.gstin"]()}
			maxLength={20}
			autoCapitalize="characters"
			autoComplete="off"
			spellCheck={false}
			error={errors["buyer.gstin"]}
			value={draft.gstin}
			onChange={({ target }) => enter({ gstin: target.value }, "buyer.gstin", "buyer.state", "buyer.address")}
		/>
	);
}

/** Only if the listing's address cannot be the GSTIN's. */
function GstinAddress({ checkout: { draft, errors, enter } }: { checkout: Checkout }) {
	return (
		<TextArea
			name="buyer.address"
			label={m["shell.pay.gstin_address"]()}
			hint={m["shell.pay.gstin_address_hint"]()}
			maxLength={300}
			autoComplete="street-address"
			error={errors["buyer.address"]}
			value={draft.address}
			onChange={({ target }) => enter({ address: target.value }, "buyer.address")}
		/>
	);
}

/** The buyer on the document: the state if it is needed, and the business if the buyer is one. */
export function BuyerFields({ checkout }: { checkout: Checkout }) {
	const { draft, errors, enter, gstState, asksState, asksAddress } = checkout;
	const { open, name } = wordsOf(checkout);
	return (
		<div className="grid gap-3">
			{asksState && <StateField checkout={checkout} />}
			<Opener
				question={m["shell.pay.business_question"]()}
				words={open()}
				isOpen={draft.isBusiness}
				onToggle={() =>
					enter(
						{ isBusiness: !draft.isBusiness },
						"buyer.name",
						"buyer.gstin",
						"buyer.state",
						"buyer.address",
					)
				}
			>
				<TextField
					name="buyer.name"
					label={name()}
					hint={m["shell.pay.business_name_hint"]()}
					optional
					maxLength={120}
					autoComplete="organization"
					error={errors["buyer.name"]}
					value={draft.name}
					onChange={({ target }) => enter({ name: target.value }, "buyer.name")}
				/>
				{gstState !== null && <GstinField checkout={checkout} />}
				{asksAddress && <GstinAddress checkout={checkout} />}
			</Opener>
		</div>
	);
}
