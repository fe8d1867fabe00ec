import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { SelectField, type SelectOption } from "../../ui/form/select-field.tsx";
import { useDistricts } from "./use-districts.ts";
import { useStates } from "./use-states.ts";

type StateFieldsProps = {
	stateName: string;
	/** Empty for the whole state. */
	district: string;
	onChange: (place: { stateName: string; district: string }) => void;
	/** The first option, which selects no state. */
	noState: string;
	error?: string | undefined;
};

/** The selected value stays among the options, even before they are loaded. */
const choices = (known: SelectOption[], chosen: string) =>
	chosen === "" || known.some(({ value }) => value === chosen)
		? known
		: [{ value: chosen, label: chosen }, ...known];

/** A state, and one of its districts or all of it. */
export function StateFields({ stateName, district, onChange, noState, error }: StateFieldsProps) {
	const { states, hasFailed, retry } = useStates();
	const ofState = useDistricts(stateName);
	const names = states.map((state) => ({ value: state.stateName, label: state.label }));
	const districts = ofState.districts?.map((one) => ({ value: one.district, label: one.label }));
	const fault = m["platform.error.offline"]();
	return (
		<>
			<div className="grid content-start gap-1.5">
				<SelectField
					name="stateName"
					label={m["places.state.label"]()}
					placeholder={noState}
					options={choices(names, stateName)}
					error={hasFailed ? fault : error}
					value={stateName}
					onChange={({ target }) => onChange({ stateName: target.value, district: "" })}
				/>
				{hasFailed && <Again onClick={retry} />}
			</div>
			<div className="grid content-start gap-1.5">
				<SelectField
					name="district"
					label={m["places.state.district"]()}
					placeholder={stateName === "" ? m["places.state.first"]() : m["places.state.whole"]()}
					disabled={stateName === ""}
					options={choices(districts ?? [], district)}
					error={ofState.hasFailed ? fault : undefined}
					value={district}
					onChange={({ target }) => onChange({ stateName, district: target.value })}
				/>
				{ofState.hasFailed && <Again onClick={ofState.retry} />}
			</div>
		</>
	);
}

function Again({ onClick }: { onClick: () => void }) {
	return (
		<Button variant="text" icon="refresh-cw" className="justify-self-start" onClick={onClick}>
			{m["ui.try_again"]()}
		</Button>
	);
}
