import { type SubmitEvent, useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { RupeeField } from "../../../ui/form/digits-field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { type FactQuestion, licenceFact, photosFact, ratedFact } from "../../fact.ts";
import {
	availableKey,
	type FilterOptions,
	filterQuery,
	type ListFilter,
	positionOf,
	readFilter,
} from "../../list-filter.ts";

type ListFilterFormProps = {
	filter: ListFilter;
	options: FilterOptions;
	onSearch: (filter: ListFilter) => void;
};

/** The filter of the form; `near` replaces the typed pincode. */
function filterIn(form: HTMLFormElement, options: FilterOptions, near?: string): ListFilter {
	const typed = new FormData(form);
	const valueOf = (name: string) => typed.getAll(name).map(String).filter(Boolean).join(",");
	const query = { only: valueOf("only"), min: valueOf("min"), max: valueOf("max"), sort: valueOf("sort") };
	return readFilter({ ...query, near: near ?? valueOf("near").trim() }, options);
}

type QuestionProps = { question: FactQuestion; filter: ListFilter };

/** One question: a select if a listing has one answer, otherwise checkboxes. */
function QuestionField({ question: { name, options, isSingle }, filter: { facts } }: QuestionProps) {
	if (isSingle && options.length > 1) {
		return (
			<SelectField
				name="only"
				label={name}
				placeholder={m["listings.filter.any"]()}
				options={options.map(({ fact, label }) => ({ value: fact, label }))}
				defaultValue={options.find(({ fact }) => facts.includes(fact))?.fact}
			/>
		);
	}
	return (
		<fieldset>
			<legend className="font-strong">{name}</legend>
			{options.map(({ fact, label }) => (
				<Checkbox key={fact} name="only" value={fact} label={label} defaultChecked={facts.includes(fact)} />
			))}
		</fieldset>
	);
}

/** The pincode or the position from which distances are measured. */
function NearField({ near, onFound }: Pick<ListFilter, "near"> & { onFound: (position: string) => void }) {
	const [error, setError] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const refused = () => {
		setBusy(false);
		setError(m["listings.filter.position_refused"]());
		field.current?.focus();
	};
	const ask = () => {
		if (!("geolocation" in navigator)) return refused();
		setBusy(true);
		navigator.geolocation.getCurrentPosition(({ coords }) => onFound(positionOf(coords)), refused, {
			timeout: 10_000,
			maximumAge: 600_000,
		});
	};
	return (
		<div className="grid content-start gap-2">
			<TextField
				ref={field}
				name="near"
				label={m["listings.filter.near_pincode"]()}
				hint={m["listings.filter.near_hint"]()}
				inputMode="numeric"
				maxLength={11}
				defaultValue={typeof near === "string" ? near : ""}
				error={error}
			/>
			<Button icon="map-pin" busy={isBusy} onClick={ask} className="justify-self-start noscript:hidden">
				{m["listings.filter.position"]()}
			</Button>
		</div>
	);
}

function PriceFields({ filter }: Pick<ListFilterFormProps, "filter">) {
	const { min, max } = filterQuery(filter);
	return (
		<>
			<SelectField
				name="sort"
				label={m["listings.filter.order"]()}
				placeholder={m["listings.filter.daily"]()}
				options={[{ value: "price", label: m["listings.filter.by_price"]() }]}
				defaultValue={filter.order === "price" ? "price" : ""}
			/>
			<div className="grid grid-cols-2 items-start gap-3">
				<RupeeField name="min" label={m["listings.filter.min"]()} defaultValue={min} maxLength={9} />
				<RupeeField name="max" label={m["listings.filter.max"]()} defaultValue={max} maxLength={9} />
			</div>
		</>
	);
}

/** All filters of a list of professionals; a plain GET form, so it works without scripts. */
export default function ListFilterForm({ filter, options, onSearch }: ListFilterFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		onSearch(filterIn(event.currentTarget, options));
	};
	const searchNear = (near: string) => {
		if (form.current !== null) onSearch(filterIn(form.current, options, near));
	};
	return (
		<Card as="section">
			<form ref={form} onSubmit={submit} className="grid items-start gap-4 md:grid-cols-2 desk:grid-cols-3">
				<NearField near={filter.near} onFound={searchNear} />
				{options.hasPrice && <PriceFields filter={filter} />}
				<fieldset>
					<Checkbox
						name="only"
						value={availableKey}
						label={m["listings.filter.available"]()}
						defaultChecked={filter.onlyAvailable}
					/>
					<Checkbox
						name="only"
						value={photosFact}
						label={m["listings.filter.photos"]()}
						defaultChecked={filter.facts.includes(photosFact)}
					/>
					<Checkbox
						name="only"
						value={licenceFact}
						label={m["listings.filter.licence"]()}
						defaultChecked={filter.facts.includes(licenceFact)}
					/>
					<Checkbox
						name="only"
						value={ratedFact}
						label={m["listings.filter.rated"]()}
						defaultChecked={filter.facts.includes(ratedFact)}
					/>
				</fieldset>
				{options.questions.map((question) => (
					<QuestionField key={question.name} question={question} filter={filter} />
				))}
				<Button type="submit" variant="act" size="lg" className="md:col-span-full md:justify-self-end">
					{m["listings.filter.show"]()}
				</Button>
			</form>
		</Card>
	);
}
