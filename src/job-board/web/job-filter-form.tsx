import { type SubmitEvent, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { PincodeField } from "../../places/web/pincode-field.tsx";
import { StateFields } from "../../places/web/state-fields.tsx";
import { usePostOffices } from "../../places/web/use-post-offices.ts";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Segment } from "../../ui/form/segment.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { useErrorFocus } from "../../ui/form/use-error-focus.ts";
import { CategoryField } from "./category-field.tsx";
import type { JobCategory } from "./job-categories.ts";
import { type JobSearch, readJobSearch } from "./job-search.ts";

type JobFilterFormProps = {
	search: JobSearch;
	categories: JobCategory[];
	onSearch: (search: JobSearch) => void;
};

type Place = { stateName: string; district: string; pincode: string; poName: string };
type PlaceProps = { place: Place; onChange: (part: Partial<Place>) => void };

function PincodeFields({ place, onChange, error }: PlaceProps & { error: string | undefined }) {
	const search = usePostOffices(place.pincode);
	const names = new Set((search.offices ?? []).map(({ poName }) => poName));
	// The post office from the URL stays visible until its pincode's list is loaded.
	if (search.offices === null && place.poName !== "") names.add(place.poName);
	return (
		<>
			<PincodeField
				value={place.pincode}
				search={search}
				error={error}
				onChange={(pincode) => onChange({ pincode, poName: "" })}
			/>
			<SelectField
				name="poName"
				label={m["places.address.post_office"]()}
				placeholder={
					search.offices === null
						? m["places.address.post_office_first"]()
						: m["job-board.search.any_office"]()
				}
				disabled={search.offices === null}
				options={[...names].map((name) => ({ value: name, label: name }))}
				value={place.poName}
				onChange={({ target }) => onChange({ poName: target.value })}
			/>
		</>
	);
}

/** Filters by state and district or by pincode, and by category. */
export default function JobFilterForm({ search, categories, onSearch }: JobFilterFormProps) {
	const { createdBy, stateName = "", district = "", pincode = "", poName = "" } = search;
	const [by, setBy] = useState(pincode === "" ? "state" : "pincode");
	const [place, setPlace] = useState<Place>({ stateName, district, pincode, poName });
	const [attempts, setAttempts] = useState(0);
	const frame = useErrorFocus(attempts);
	const change = (part: Partial<Place>) => setPlace((before) => ({ ...before, ...part }));
	const isHalf = by === "pincode" && place.pincode !== "" && place.pincode.length < 6;
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isHalf) {
			setAttempts((before) => before + 1);
			return;
		}
		const service = new FormData(event.currentTarget).get("service");
		const chosen: Record<string, string> =
			by === "pincode"
				? { pincode: place.pincode, poName: place.poName }
				: { stateName: place.stateName, district: place.district };
		const typed = { ...chosen, ...(typeof service === "string" && { service }) };
		onSearch({ ...readJobSearch(new URLSearchParams(typed)), createdBy });
	};
	return (
		<form ref={frame} action="/jobs" noValidate onSubmit={submit}>
			<Card className="grid gap-4 *:min-w-0 md:grid-cols-2">
				<CategoryField categories={categories} defaultValue={search.service} />
				<Segment
					name="by"
					legend={m["job-board.search.by"]()}
					options={[
						{ value: "state", label: m["places.state.label"]() },
						{ value: "pincode", label: m["places.pincode.label"]() },
					]}
					value={by}
					onChange={setBy}
				/>
				{by === "pincode" ? (
					<PincodeFields
						place={place}
						onChange={change}
						error={attempts > 0 && isHalf ? m["places.pincode.digits"]() : undefined}
					/>
				) : (
					<StateFields
						stateName={place.stateName}
						district={place.district}
						noState={m["job-board.search.any_state"]()}
						onChange={change}
					/>
				)}
				<Button type="submit" variant="act" size="lg" className="md:col-span-full md:justify-self-end">
					{m["job-board.search.show"]()}
				</Button>
			</Card>
		</form>
	);
}
