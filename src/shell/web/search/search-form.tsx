import { type SubmitEvent, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { rememberedPlace, rememberPlace } from "./remembered-place.ts";
import { SearchPart } from "./search-part.tsx";

type SearchFormProps = {
	/** The words that were searched for; where both are empty, the place of last time is filled in. */
	service?: string;
	place?: string;
};

/**
 * Takes a picked suggestion into its field, and goes on to the other field while that is empty and needed, else to the
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

/** One field for the trade and one for the place. A plain GET form: it works before scripts, and they add suggestions. */
export function SearchForm({ service = "", place = "" }: SearchFormProps) {
	const what = useRef<HTMLInputElement>(null);
	const where = useRef<HTMLInputElement>(null);
	const submit = useSubmit();
	const isFirst = service === "" && place === "";

	useEffect(() => {
		// Only this browser knows the place of last time, so it comes after the page.
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
				className="grid grid-cols-[1fr_auto] rounded-lg border border-field bg-surface p-1.5 md:max-w-[52rem] md:grid-cols-[1.25fr_1fr_auto]"
			>
				<SearchPart
					field={what}
					name="q"
					kind="services"
					icon="search"
					label={m["shell.search.what"]()}
					placeholder={m["shell.search.what_hint"]()}
					defaultValue={service}
					onPick={(name, isWhole) => take({ name, isWhole }, what.current, where.current)}
					className="col-span-2 md:col-span-1"
				/>
				<SearchPart
					field={where}
					name="place"
					kind="locations"
					icon="map-pin"
					label={m["shell.search.where"]()}
					placeholder={m["shell.search.where_hint"]()}
					defaultValue={place}
					onPick={(name, isWhole) => take({ name, isWhole }, where.current, what.current)}
					className="border-t border-line md:border-t-0 md:border-l"
				/>
				<Button type="submit" variant="now" size="lg" className="mt-1.5 md:mt-0 md:ml-1.5 desk:px-8">
					{m["shell.search.button"]()}
				</Button>
			</Form>
		</search>
	);
}
