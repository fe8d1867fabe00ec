import { useMemo, useState } from "react";
import { ComboBox } from "../../../ui/form/combo-box.tsx";
import type { FieldProps } from "../../../ui/form/field.tsx";
import { serviceOptions } from "./service-options.ts";
import { type OpenServices, useOffer } from "./use-offer.ts";

type ServiceFieldProps = FieldProps & {
	placeholder: string;
	/** To choose from. */
	services: OpenServices;
	/** The chosen one's id; null while none is chosen. */
	value: string | null;
	onChange: (service: OpenServices[number]) => void;
};

/**
 * A service, found by every word under which it is known ("cab", "bijli"). These words come after the page, and their search when the field is opened; until then,
 * and where they cannot be had, services are found by their names.
 */
export function ServiceField({ services, value, onChange, ...field }: ServiceFieldProps) {
	const { offered } = useOffer(services);
	const [part, setPart] = useState<typeof import("./service-search.ts") | null>(null);
	const index = useMemo(
		() => (offered === null ? null : (part?.indexOffered(offered, services) ?? null)),
		[offered, services, part],
	);
	const loadSearch = () => {
		// Offline, services are found by their names.
		import("./service-search.ts").then(setPart).catch(() => {});
	};
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
			onOpen={loadSearch}
			search={
				offered === null || part === null || index === null
					? undefined
					: (_options, typed) => part.searchOffered(offered, index, { typed, sectorId: "" })
			}
			value={chosen === undefined ? null : { value: chosen.id, label: chosen.name }}
			onChange={(option) => {
				const service = services.find(({ id }) => id === option.value);
				if (service !== undefined) onChange(service);
			}}
		/>
	);
}
