import { useNameSearch } from "../../../catalogue/web/search/use-name-search.ts";
import { m } from "../../../paraglide/messages.js";
import type { GoToLocation } from "../../../places/places.contract.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { ComboBox } from "../../../ui/form/combo-box.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { FieldError } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import { everywhereOf, isOnlyEverywhere, withPlace } from "./places-chosen.ts";
import type { ServicePlaces } from "./use-service-places.ts";

/** Up to this many places are shown as chips; more are found by typing. */
const tickedAtMost = 20;

type GoToPlacesProps = {
	list: ServicePlaces;
	/** Slugs, in the order chosen. */
	chosen: string[];
	onChange: (chosen: string[]) => void;
	error?: string;
	/** Managers choose where a fixed place is found. */
	fixedPlace?: boolean;
};

type PartProps = Pick<GoToPlacesProps, "error"> & {
	places: GoToLocation[];
	chosen: string[];
	toggle: (slug: string) => void;
};

/** Every place as a chip with a tick. */
function TickedPlaces({ places, chosen, toggle, error }: PartProps) {
	return (
		<>
			<ul data-invalid={error ? true : undefined} className="flex flex-wrap gap-2">
				{places.map(({ slug, name }) => (
					<li key={slug}>
						<label className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-field bg-surface px-3.5 has-checked:border-act has-checked:bg-act-tint has-checked:font-strong has-checked:text-act-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
							<input
								type="checkbox"
								checked={chosen.includes(slug)}
								onChange={() => toggle(slug)}
								className="absolute inset-0 cursor-pointer opacity-0"
							/>
							{chosen.includes(slug) && <Icon name="check" size="sm" />}
							{name}
						</label>
					</li>
				))}
			</ul>
			{error && <FieldError>{error}</FieldError>}
		</>
	);
}

/** The chosen places as chips that can be removed, and a field that finds more. */
function FoundPlaces({ places, chosen, toggle, error }: PartProps) {
	const { search, loadSearch } = useNameSearch("places");
	const open = places.filter(({ slug, kind }) => kind !== "all" && !chosen.includes(slug));
	const shown = chosen.flatMap((slug) => places.find((place) => place.slug === slug) ?? []);
	return (
		<>
			<ComboBox
				label={m["listings.register.places_add"]()}
				placeholder={m["listings.register.places_placeholder"]()}
				icon="map-pin"
				options={open.map(({ slug, name, state }) => ({
					value: slug,
					label: name,
					...(state !== null && { detail: state }),
				}))}
				search={search}
				onOpen={() => void loadSearch()}
				error={error}
				value={null}
				onChange={({ value }) => toggle(value)}
			/>
			{shown.length > 0 && (
				<ul aria-label={m["listings.register.places_chosen"]()} className="flex flex-wrap gap-2">
					{shown.map(({ slug, name }) => (
						<li key={slug}>
							<button
								type="button"
								aria-label={m["listings.register.places_remove"]({ place: name })}
								onClick={() => toggle(slug)}
								className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-act bg-act-tint px-3.5 text-left font-strong text-act-ink"
							>
								{name}
								<Icon name="x" size="sm" />
							</button>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function Choice({ places, chosen, toggle, error }: PartProps) {
	const everywhere = everywhereOf(places);
	const isEverywhere = everywhere !== undefined && chosen.includes(everywhere);
	if (isOnlyEverywhere(places)) return <Note>{m["listings.register.places_only_everywhere"]()}</Note>;
	const single = places.filter(({ kind }) => kind !== "all");
	const Part = single.length <= tickedAtMost ? TickedPlaces : FoundPlaces;
	return (
		<>
			{everywhere !== undefined && (
				<Checkbox
					name="everywhere"
					label={m["listings.register.places_everywhere"]()}
					checked={isEverywhere}
					onChange={() => toggle(everywhere)}
				/>
			)}
			{!isEverywhere && <Part places={single} chosen={chosen} toggle={toggle} error={error} />}
		</>
	);
}

/** The professional's places: at least one of those where the service is offered, or all of India. */
export function GoToPlaces({ list, chosen, onChange, error, fixedPlace = false }: GoToPlacesProps) {
	const { places, hasFailed, retry } = list;
	return (
		<fieldset className="grid min-w-0 gap-3">
			<legend className="mb-1 text-lg font-strong">
				{fixedPlace ? m["listings.desk.found_under"]() : m["listings.register.places"]()}
			</legend>
			<p className="text-ink-soft">
				{fixedPlace ? m["listings.place.lead"]() : m["listings.register.places_lead"]()}
			</p>
			{hasFailed && <Problem text={m["listings.register.places_failed"]()} onRetry={retry} />}
			{places === null && !hasFailed && (
				<Skeleton>
					<SkeletonLine shape="button" />
				</Skeleton>
			)}
			{places !== null && (
				<Choice
					places={places}
					chosen={chosen}
					toggle={(slug) => onChange(withPlace(chosen, slug, places))}
					error={error}
				/>
			)}
		</fieldset>
	);
}
