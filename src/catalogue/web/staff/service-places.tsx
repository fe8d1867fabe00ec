import { m } from "../../../paraglide/messages.js";
import { useForm } from "../../../platform/web/use-form.ts";
import { ComboBox } from "../../../ui/combo-box.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Segment } from "../../../ui/segment.tsx";
import type { StaffService } from "../../catalogue-staff.contract.ts";
import { ServiceSection } from "./service-section.tsx";
import { useSaveService } from "./use-save-service.ts";

type Place = { _id: string; name: string };
type ServicePlacesProps = { service: StaffService; locations: readonly Place[]; canChange: boolean };

function OwnPlaces({
	ids,
	locations,
	error,
	onChange,
}: {
	ids: readonly string[];
	locations: readonly Place[];
	error: string | undefined;
	onChange: (ids: string[]) => void;
}) {
	const chosen = ids.flatMap((id) => locations.find(({ _id }) => _id === id) ?? []);
	const options = locations
		.filter(({ _id }) => !ids.includes(_id))
		.map(({ _id, name }) => ({ value: _id, label: name }));
	return (
		<>
			<ul className="flex flex-wrap gap-2 empty:hidden">
				{chosen.map(({ _id, name }) => (
					<li key={_id} className="flex items-center rounded-full border border-line bg-sunk pl-4">
						{name}
						<IconButton
							icon="x"
							iconSize="sm"
							label={m["catalogue.staff.places_remove"]({ place: name })}
							onClick={() => onChange(ids.filter((id) => id !== _id))}
						/>
					</li>
				))}
			</ul>
			<ComboBox
				key={ids.length}
				label={m["catalogue.staff.places_add"]()}
				icon="map-pin"
				options={options}
				value={null}
				error={error}
				onChange={({ value }) => onChange([...ids, value])}
			/>
		</>
	);
}

/** Which places a service offers: the common list, or its own few. */
export function ServicePlaces({ service, locations, canChange }: ServicePlacesProps) {
	const { save, dialog } = useSaveService(service);
	const form = useForm({
		initial: {
			reach: service.locationIds.length === 0 ? "common" : "own",
			locationIds: service.locationIds,
		},
		check: (values) =>
			values.reach === "own" && values.locationIds.length === 0
				? [{ path: "locationIds", msg: m["catalogue.staff.places_none"]() }]
				: [],
		submit: (values) => save({ locationIds: values.reach === "own" ? values.locationIds : [] }),
	});
	const { reach, locationIds } = form.values;
	return (
		<ServiceSection
			title={m["catalogue.staff.places_title"]()}
			lead={m["catalogue.staff.places_lead"]()}
			form={form}
			canChange={canChange}
		>
			<Segment
				name="reach"
				legend={m["catalogue.staff.places_title"]()}
				options={[
					{ value: "common", label: m["catalogue.staff.places_common"]() },
					{ value: "own", label: m["catalogue.staff.places_own"]() },
				]}
				value={reach}
				onChange={(value) => form.enter({ reach: value })}
			/>
			{reach === "own" && (
				<OwnPlaces
					ids={locationIds}
					locations={locations}
					error={form.errorOf("locationIds")}
					onChange={(ids) => form.enter({ locationIds: ids })}
				/>
			)}
			{dialog}
		</ServiceSection>
	);
}
