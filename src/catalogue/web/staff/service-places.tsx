import { useNameSearch } from "../search/use-name-search.ts";
import { m } from "../../../paraglide/messages.js";
import { ComboBox } from "../../../ui/form/combo-box.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Segment } from "../../../ui/form/segment.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import { ServiceSection } from "./service-section.tsx";
import { type ServicePartProps, useServiceForm } from "./use-service-form.tsx";

type Place = { _id: string; name: string };
type ServicePlacesProps = ServicePartProps & { locations: readonly Place[] };

const placesOf = (ids: readonly string[], locations: readonly Place[]) =>
	ids.map((id) => locations.find(({ _id }) => _id === id)?.name ?? id).join(", ");

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
	const { search, loadSearch } = useNameSearch("places");
	const { next, goOn } = useNextFocus<HTMLDivElement>();
	const chosen = ids.flatMap((id) => locations.find(({ _id }) => _id === id) ?? []);
	const options = locations
		.filter(({ _id }) => !ids.includes(_id))
		.map(({ _id, name }) => ({ value: _id, label: name }));
	return (
		<div ref={next} tabIndex={-1} className="grid gap-4">
			<ul className="flex flex-wrap gap-2 empty:hidden">
				{chosen.map(({ _id, name }) => (
					<li key={_id} className="flex items-center rounded-full border border-line bg-sunk pl-4">
						{name}
						<IconButton
							icon="x"
							iconSize="sm"
							label={m["catalogue.staff.places_remove"]({ place: name })}
							onClick={() => {
								onChange(ids.filter((id) => id !== _id));
								goOn();
							}}
						/>
					</li>
				))}
			</ul>
			<ComboBox
				label={m["catalogue.staff.places_add"]()}
				icon="map-pin"
				options={options}
				search={search}
				onOpen={() => void loadSearch()}
				value={null}
				error={error}
				onChange={({ value }) => onChange([...ids, value])}
			/>
		</div>
	);
}

/** The places of a service: the common list, or its own. */
export function ServicePlaces({ service, locations, canChange, onSaved }: ServicePlacesProps) {
	const part = useServiceForm({
		service,
		onSaved,
		readOf: ({ locationIds }) => ({ locationIds }),
		toValues: ({ locationIds: ids }) => ({ reach: ids.length === 0 ? "common" : "own", locationIds: ids }),
		toBody: (values) => ({ locationIds: values.reach === "own" ? values.locationIds : [] }),
		inWords: ({ locationIds: ids = [] }) => [
			[
				m["catalogue.staff.places_title"](),
				ids.length === 0 ? m["catalogue.staff.places_common"]() : placesOf(ids, locations),
			],
		],
		check: (values) =>
			values.reach === "own" && values.locationIds.length === 0
				? [{ path: "locationIds", msg: m["catalogue.staff.places_none"]() }]
				: [],
	});
	const { form } = part;
	const { reach, locationIds } = form.values;
	return (
		<ServiceSection
			title={m["catalogue.staff.places_title"]()}
			lead={m["catalogue.staff.places_lead"]()}
			{...part}
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
		</ServiceSection>
	);
}
