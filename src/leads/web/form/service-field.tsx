import { useMemo } from "react";
import {
	indexOffered,
	searchOffered,
	serviceOptions,
} from "../../../listings/web/register/service-search.ts";
import { type OfferedService, useOffer } from "../../../listings/web/register/use-offer.ts";
import { m } from "../../../paraglide/messages.js";
import { ComboBox } from "../../../ui/form/combo-box.tsx";
import type { LeadServiceOption } from "./open-services.ts";

const noServices: OfferedService[] = [];

type ServiceFieldProps = {
	services: LeadServiceOption[];
	/** The chosen service's slug; empty while none is chosen. */
	slug: string;
	error: string | undefined;
	className: string;
	onChange: (slug: string) => void;
};

/**
 * The service that is needed, found by every word under which it is known ("cab", "bijli"). These words come after the
 * page; until then, and where they cannot be had, services are found by their names.
 */
export function ServiceField({ services, slug, error, className, onChange }: ServiceFieldProps) {
	const { offered } = useOffer(services);
	const index = useMemo(() => indexOffered(offered ?? noServices, services), [offered, services]);
	const chosen = services.find((service) => service.slug === slug);
	return (
		<ComboBox
			label={m["leads.form.service"]()}
			placeholder={m["listings.register.service_placeholder"]()}
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
			error={error}
			className={className}
			value={chosen === undefined ? null : { value: chosen.id, label: chosen.name }}
			onChange={({ value }) => onChange(services.find(({ id }) => id === value)?.slug ?? "")}
		/>
	);
}
