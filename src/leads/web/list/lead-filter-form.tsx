import { type SubmitEvent, useState } from "react";
import { useNameSearch } from "../../../catalogue/web/search/use-name-search.ts";
import { m } from "../../../paraglide/messages.js";
import { localPath } from "../../../platform/local-path.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { ComboBox } from "../../../ui/form/combo-box.tsx";
import type { ComboOption } from "../../../ui/form/combo-box-state.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { leadSources, leadStatuses } from "../../lead.ts";
import { type LeadSearch, readLeadSearch } from "./lead-search.ts";
import { sourceName, statusName } from "../details/lead-words.ts";
import { useLeadService } from "../form/use-lead-service.ts";
import { usePlaces } from "../form/use-places.ts";

type LeadFilterFormProps = {
	search: LeadSearch;
	services: { slug: string; name: string }[];
	/** The choices of the selected service. */
	choices: { slug: string; name: string }[];
	/** The selected place. */
	place: ComboOption | null;
	hasSource: boolean;
	onSearch: (search: LeadSearch) => void;
};

/** Parameters that stay the same while the filters change, for a submit without scripts. */
function ViewFields({ view, tab, isAll, claimType }: LeadSearch) {
	const isForMe = view === "received" && tab === "for-me";
	if (isForMe || isAll) return <input type="hidden" name="forMe" value={String(isForMe)} />;
	if (view === "open") return null;
	const name = view === "own" ? "hasUserBookings" : "isLeadReceivingProfessional";
	return (
		<>
			<input type="hidden" name={name} value="true" />
			{view === "received" && <input type="hidden" name="tab" value={tab} />}
			{claimType && <input type="hidden" name="claimType" value={claimType} />}
		</>
	);
}

/** The form's filters, except for the place, which has its own id. */
function typedInto(form: HTMLFormElement): LeadSearch {
	const typed = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") typed.set(name, value);
	return readLeadSearch(typed);
}

/** The status; the public list shows open leads by default. */
function StatusField({ view, status }: Pick<LeadSearch, "view" | "status">) {
	const isOpenOnly = view === "open";
	const offered = isOpenOnly ? leadStatuses.filter((one) => one !== "open") : leadStatuses;
	return (
		<SelectField
			name="status"
			label={m["words.status"]()}
			placeholder={isOpenOnly ? statusName("open") : m["leads.filter.any_status"]()}
			options={offered.map((one) => ({ value: one, label: statusName(one) }))}
			defaultValue={status}
		/>
	);
}

/** The source of a lead; viewers without this field keep the value of the URL. */
function SourceField({
	hasSource,
	source,
}: Pick<LeadFilterFormProps, "hasSource"> & Pick<LeadSearch, "source">) {
	if (!hasSource) return source && <input type="hidden" name="source" value={source} />;
	return (
		<SelectField
			name="source"
			label={m["leads.filter.source"]()}
			placeholder={m["leads.filter.any_source"]()}
			options={leadSources.map((one) => ({ value: one, label: sourceName(one) }))}
			defaultValue={source}
		/>
	);
}

type ServiceFieldsProps = Pick<LeadFilterFormProps, "search" | "services" | "choices">;

/** The service and, if it has choices, the choice; a newly selected service's choices are loaded. */
function ServiceFields({ search, services, choices }: ServiceFieldsProps) {
	const asked = search.service ?? "";
	const [chosen, setChosen] = useState(asked);
	const { service } = useLeadService(null, chosen === asked ? "" : chosen);
	const offered =
		chosen === asked
			? choices.map(({ slug, name }) => ({ value: slug, label: name }))
			: (service?.choices ?? []).map(({ slug, label }) => ({ value: slug, label }));
	return (
		<>
			<SelectField
				name="service"
				label={m["leads.filter.service"]()}
				placeholder={m["leads.filter.any_service"]()}
				options={services.map(({ slug, name }) => ({ value: slug, label: name }))}
				value={chosen}
				onChange={(event) => setChosen(event.target.value)}
			/>
			{offered.length > 0 && (
				<SelectField
					key={chosen}
					name="choice"
					label={m["leads.form.choice"]()}
					placeholder={m["leads.filter.any_choice"]()}
					options={offered}
					defaultValue={chosen === asked ? search.choice : undefined}
				/>
			)}
		</>
	);
}

/** All filters; a plain GET form, so it works without scripts. */
export default function LeadFilterForm({
	search,
	services,
	choices,
	place,
	hasSource,
	onSearch,
}: LeadFilterFormProps) {
	const [chosen, setChosen] = useState(place);
	const places = usePlaces(undefined);
	const placeSearch = useNameSearch("places");
	const isForMe = search.view === "received" && search.tab === "for-me";
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		onSearch({ ...typedInto(event.currentTarget), location: chosen?.value });
	};
	return (
		<form action={localPath("/leads")} onSubmit={submit}>
			<Card className="grid gap-4 md:grid-cols-2 desk:grid-cols-3">
				<ViewFields {...search} />
				<ServiceFields search={search} services={services} choices={choices} />
				<ComboBox
					name="location"
					label={m["words.location"]()}
					placeholder={m["words.any_place"]()}
					icon="map-pin"
					options={places.places}
					search={placeSearch.search}
					onOpen={() => {
						void places.load();
						void placeSearch.loadSearch();
					}}
					value={chosen}
					onChange={setChosen}
					onClear={() => setChosen(null)}
				/>
				{!isForMe && <StatusField view={search.view} status={search.status} />}
				<TextField
					type="date"
					name="startDate"
					label={m["leads.filter.from"]()}
					defaultValue={search.startDate}
				/>
				<TextField type="date" name="endDate" label={m["leads.filter.to"]()} defaultValue={search.endDate} />
				<SourceField hasSource={hasSource} source={search.source} />
				<Button type="submit" variant="act" size="lg" className="md:col-span-full md:justify-self-end">
					{m["leads.filter.apply"]()}
				</Button>
			</Card>
		</form>
	);
}
