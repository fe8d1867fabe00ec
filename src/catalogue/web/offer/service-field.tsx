import { useMemo } from "react";
import { ComboBox } from "../../../ui/form/combo-box.tsx";
import type { FieldProps } from "../../../ui/form/field.tsx";
import { indexOffered, searchOffered, serviceOptions } from "./service-search.ts";
import { type OfferedService, type OpenServices, useOffer } from "./use-offer.ts";

const noServices: OfferedService[] = [];

type ServiceFieldProps = FieldProps & {
	placeholder: string;
	/** To choose from. */
	services: OpenServices;
	/** The chosen one's id; null while none is chosen. */
	value: string | null;
	onChange: (service: OpenServices[number]) => void;
};

/**
 * A service, found by every word under which it is known ("cab", "bijli"). These words come after the page; until then,
 * and where they cannot be had, services are found by their names.
 */
export function ServiceField({ services, value, onChange, ...field }: ServiceFieldProps) {
	const { offered } = useOffer(services);
	const index = useMemo(() => indexOffered(offered ?? noServices, services), [offered, services]);
	const chosen = services.find(({ id }) => id === value);
	return (
		<ComboBox
			{...field}
			icon="search"
			options={
				offered === null
					? services
							.map(({ id, name }) => ({ value: id, label: name }))
							.toSorted((one, other) => one.label.localeCompare(other.label, "en"))
					: serviceOptions(offered, "")
			}
			search={
				offered === null
					? undefined
					: (_options, typed) => searchOffered(offered, index, { typed, sectorId: "" })
			}
			value={chosen === undefined ? null : { value: chosen.id, label: chosen.name }}
			onChange={(option) => {
				const service = services.find(({ id }) => id === option.value);
				if (service !== undefined) onChange(service);
			}}
		/>
	);
}
