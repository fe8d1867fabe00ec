import { useNameSearch } from "../../../catalogue/web/search/use-name-search.ts";
import { m } from "../../../paraglide/messages.js";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { ComboBox } from "../../../ui/form/combo-box.tsx";
import { Segment } from "../../../ui/form/segment.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { listingStatuses } from "../../listing.ts";
import { searchedStatusNames } from "../../listing-status-names.ts";
import type { StaffFilters } from "./staff-filters.ts";
import { choicesOf, type FilterChoices, servicesOf } from "./use-filter-choices.ts";

type StaffFilterFieldsProps = {
	chosen: StaffFilters;
	choices: FilterChoices;
	/** Receives the changed part. */
	onChoose: (part: StaffFilters) => void;
	errorOf: (path: keyof StaffFilters) => string | undefined;
};

const anyStatus = "";

const optionsOf = (among: { _id: string; name: string }[]) =>
	among.map(({ _id, name }) => ({ value: _id, label: name }));

const given = (value: string) => (value === "" ? undefined : value);

/** Sector, service and choice: each selection limits the options of the next. */
function CatalogueFields({ chosen, choices, onChoose }: StaffFilterFieldsProps) {
	const { sectorId, serviceId } = chosen;
	const services = servicesOf(choices, sectorId);
	const ofService = choicesOf(choices, serviceId);
	const chooseSector = (sector: string | undefined) => {
		const stays = servicesOf(choices, sector).some(({ _id }) => _id === serviceId);
		onChoose({ sectorId: sector, ...(!stays && { serviceId: undefined, choiceId: undefined }) });
	};
	const any = m["listings.staff.any"]();
	return (
		<>
			<SelectField
				name="sectorId"
				label={m["words.sector"]()}
				placeholder={any}
				options={optionsOf(choices.sectors)}
				value={sectorId ?? ""}
				onChange={({ target }) => chooseSector(given(target.value))}
			/>
			<SelectField
				name="serviceId"
				label={m["words.service"]()}
				placeholder={any}
				options={optionsOf(services)}
				value={serviceId ?? ""}
				onChange={({ target }) => onChoose({ serviceId: given(target.value), choiceId: undefined })}
			/>
			<SelectField
				name="choiceId"
				label={m["listings.staff.choice"]()}
				placeholder={any}
				options={optionsOf(ofService)}
				value={chosen.choiceId ?? ""}
				disabled={ofService.length === 0}
				onChange={({ target }) => onChoose({ choiceId: given(target.value) })}
			/>
		</>
	);
}

/** All filters except the mobile. */
export function StaffFilterFields(props: StaffFilterFieldsProps) {
	const { chosen, choices, onChoose, errorOf } = props;
	const { search, loadSearch } = useNameSearch("places");
	return (
		<>
			<Segment
				name="status"
				legend={m["words.status"]()}
				options={[
					{ value: anyStatus, label: m["listings.staff.any"]() },
					...listingStatuses.map((value) => ({ value, label: searchedStatusNames[value]() })),
				]}
				value={chosen.status ?? anyStatus}
				onChange={(value) => onChoose({ status: listingStatuses.find((one) => one === value) })}
			/>
			<div className="grid gap-x-4 gap-y-5 *:min-w-0 md:grid-cols-2">
				<CatalogueFields {...props} />
				<ComboBox
					label={m["words.location"]()}
					icon="map-pin"
					placeholder={m["words.any_place"]()}
					options={choices.places}
					search={search}
					onOpen={() => void loadSearch()}
					value={choices.places.find(({ value }) => value === chosen.goToLocation) ?? null}
					onChange={({ value }) => onChoose({ goToLocation: value })}
					onClear={() => onChoose({ goToLocation: undefined, placesAround: undefined })}
				/>
				{chosen.goToLocation !== undefined && (
					<Checkbox
						name="placesAround"
						label={m["listings.staff.around"]()}
						checked={chosen.placesAround ?? false}
						onChange={({ target }) => onChoose({ placesAround: target.checked || undefined })}
					/>
				)}
				<TextField
					type="date"
					name="startDate"
					label={m["listings.staff.start_date"]()}
					hint={m["listings.staff.days_hint"]()}
					value={chosen.startDate ?? ""}
					onChange={({ target }) => onChoose({ startDate: given(target.value) })}
				/>
				<TextField
					type="date"
					name="endDate"
					label={m["listings.staff.end_date"]()}
					value={chosen.endDate ?? ""}
					error={errorOf("endDate")}
					onChange={({ target }) => onChoose({ endDate: given(target.value) })}
				/>
			</div>
		</>
	);
}
