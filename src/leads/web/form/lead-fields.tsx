import { useSession } from "../../../accounts/web/session.tsx";
import type { OpenServices } from "../../../catalogue/web/offer/use-offer.ts";
import { useNameSearch } from "../../../catalogue/web/search/use-name-search.ts";
import { m } from "../../../paraglide/messages.js";
import { useIsOffline } from "../../../platform/web/use-is-offline.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { ComboBox } from "../../../ui/form/combo-box.tsx";
import { PhoneField } from "../../../ui/form/digits-field.tsx";
import { FormFields } from "../../../ui/form/form-fields.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { LimitField } from "./request-fields.tsx";
import { MoreFields } from "./lead-more-fields.tsx";
import { ServiceFields } from "./lead-service-fields.tsx";
import type { LeadForm } from "./use-lead-form.ts";
import { type Places, usePlaces } from "./use-places.ts";

type LeadFieldsProps = {
	form: LeadForm;
	/** The services to choose from if the form started without one. */
	services: OpenServices;
	/** The submit button, if it is not in the footer of a dialog. */
	children?: React.ReactNode;
};

/** The customer, and the place of the work. */
type PartProps = { form: LeadForm; places: Places };

function PersonFields({ form: { field, enter, checkField }, places }: PartProps) {
	return (
		<>
			<TextField
				{...field("name")}
				autoComplete="name"
				maxLength={60}
				label={m["words.name"]()}
				onFocus={() => void places.load()}
				onChange={(event) => enter({ name: event.target.value, hasTypedName: true })}
			/>
			<PhoneField
				{...field("phone")}
				name="mobile"
				label={m["words.mobile"]()}
				onBlur={() => checkField("phone")}
				onChange={(event) => enter({ phone: event.target.value, hasTypedPhone: true })}
			/>
		</>
	);
}

function PlaceFields({ form: { values, start, field, errorOf, enter }, places }: PartProps) {
	const { placeSlug, placeName } = values;
	const { search, loadSearch } = useNameSearch("places");
	const chosen = placeSlug === "" ? start.place : { value: placeSlug, label: placeName };
	return (
		<>
			<ComboBox
				label={m["words.location"]()}
				placeholder={m["leads.form.location_hint"]()}
				icon="map-pin"
				options={places.places}
				search={search}
				onOpen={() => {
					void places.load();
					void loadSearch();
				}}
				error={errorOf("placeSlug")}
				value={chosen}
				onChange={({ value, label }) => enter({ placeSlug: value, placeName: label })}
			/>
			<TextField
				{...field("address")}
				name="addressDetails"
				autoComplete="street-address"
				maxLength={500}
				label={m["leads.form.address"]()}
				placeholder={m["leads.form.address_hint"]()}
			/>
		</>
	);
}

/** A guest cannot send a request without a network, because they log in first. */
function OfflineGuest() {
	const { state } = useSession();
	const isOffline = useIsOffline();
	if (state !== "guest" || !isOffline) return null;
	return (
		<Note tone="now" icon="wifi-off" announced>
			{m["leads.form.offline"]()}
		</Note>
	);
}

function Privacy({ count }: { count: number }) {
	return (
		<Note icon="shield-check">
			{count === 1 ? m["leads.form.privacy_one"]() : m["leads.form.privacy"]({ count })}
		</Note>
	);
}

/** The fields of the lead form, for its page and its dialog. */
export function LeadFields({ form, services, children }: LeadFieldsProps) {
	// Starts loading the places before the person reaches their field.
	const places = usePlaces(form.service?.id);
	return (
		<form {...form.formProps} id={form.id} className="grid gap-5">
			<FormFields sending={form.isBusy}>
				<OfflineGuest />
				<div className="grid gap-4 md:grid-cols-2">
					<ServiceFields form={form} services={services} />
					<PersonFields form={form} places={places} />
					<PlaceFields form={form} places={places} />
				</div>
				<MoreFields form={form} />
				{form.start.professional !== null && (
					<Checkbox
						label={m["leads.direct.ask_others"]()}
						checked={form.values.asksOthers}
						onChange={(event) => form.enter({ asksOthers: event.target.checked })}
					/>
				)}
				<LimitField form={form} />
				<Privacy count={Number(form.values.limit)} />
				{children}
			</FormFields>
		</form>
	);
}
