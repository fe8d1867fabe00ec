import { type SubmitEvent, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { rememberedPlace, rememberPlace } from "./remembered-place.ts";
import { SearchPart } from "./search-part.tsx";

type SearchFormProps = {
	/** The query; if both fields are empty, the last place is filled in. */
	service?: string;
	place?: string;
};

/**
 * Puts a picked suggestion into its field, then moves to the other field if it is empty and needed, or starts the
 * search.
 */
function take(
	{ name, isWhole }: { name: string; isWhole: boolean },
	field: HTMLInputElement | null,
	other: HTMLInputElement | null,
): void {
	if (field === null || other === null) return;
	field.value = name;
	if (other.value.trim() === "" && !isWhole) other.focus();
	else field.form?.requestSubmit();
}

/**
 * One field for the place, filled in on the next visit, and one for the trade. A plain GET form, so it works before scripts, which add
 * suggestions.
 */
export function SearchForm({ service = "", place = "" }: SearchFormProps) {
	const what = useRef<HTMLInputElement>(null);
	const where = useRef<HTMLInputElement>(null);
	const submit = useSubmit();
	const isFirst = service === "" && place === "";

	useEffect(() => {
		// Only this browser knows the last place, so it is filled in after the page loads.
		if (isFirst && where.current?.value === "") where.current.value = rememberedPlace();
	}, [isFirst]);

	const search = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		rememberPlace(where.current?.value.trim() ?? "");
		void submit(event.currentTarget);
	};
	return (
		<search>
			<Form
				action="/search"
				onSubmit={search}
				className="grid grid-cols-[1fr_auto] rounded-lg border border-field bg-surface p-1.5 md:max-w-[52rem] md:grid-cols-[1fr_1.25fr_auto]"
			>
				<SearchPart
					field={where}
					name="place"
					kind="locations"
					icon="map-pin"
					label={m["shell.search.where"]()}
					placeholder={m["shell.search.where_hint"]()}
					defaultValue={place}
					onPick={(name, isWhole) => take({ name, isWhole }, where.current, what.current)}
					className="col-span-2 md:col-span-1"
				/>
				<SearchPart
					field={what}
					name="q"
					kind="services"
					icon="search"
					label={m["shell.search.what"]()}
					placeholder={m["shell.search.what_hint"]()}
					defaultValue={service}
					onPick={(name, isWhole) => take({ name, isWhole }, what.current, where.current)}
					className="border-t border-line md:border-t-0 md:border-l"
				/>
				<Button type="submit" variant="now" size="lg" className="mt-1.5 md:mt-0 md:ml-1.5 desk:px-8">
					{m["shell.search.button"]()}
				</Button>
			</Form>
		</search>
	);
}
