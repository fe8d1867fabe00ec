import { m } from "../../paraglide/messages.js";
import { ComboBox } from "../../ui/combo-box.tsx";
import { PhoneField } from "../../ui/digits-field.tsx";
import { FormFields } from "../../ui/form-fields.tsx";
import { Note } from "../../ui/note.tsx";
import { useErrorFocus } from "../../ui/use-error-focus.ts";
import { TextField } from "../../ui/text-field.tsx";
import { MoreFields } from "./lead-more-fields.tsx";
import { ServiceFields } from "./lead-service-fields.tsx";
import type { LeadServiceOption } from "./open-services.ts";
import type { LeadForm } from "./use-lead-form.ts";
import { type Places, usePlaces } from "./use-places.ts";

type LeadFieldsProps = {
	form: LeadForm;
	/** To choose from where the form began with no service. */
	services: LeadServiceOption[];
	/** The button, where it does not stand in a dialog's foot. */
	children?: React.ReactNode;
};

/** Who asks, and where the work is. */
type PartProps = { form: LeadForm; places: Places };

function PersonFields({ form: { draft, errors, type, leave }, places }: PartProps) {
	return (
		<>
			<TextField
				name="name"
				autoComplete="name"
				maxLength={60}
				label={m["words.name"]()}
				error={errors["name"]}
				value={draft.name}
				onFocus={() => void places.load()}
				onChange={(event) => type("name", { name: event.target.value, hasTypedName: true })}
			/>
			<PhoneField
				name="mobile"
				label={m["words.mobile"]()}
				error={errors["mobile"]}
				value={draft.phone}
				onBlur={() => leave("mobile")}
				onChange={(event) => type("mobile", { phone: event.target.value, hasTypedPhone: true })}
			/>
		</>
	);
}

function PlaceFields({ form: { draft, start, errors, type }, places }: PartProps) {
	const chosen = draft.placeSlug === "" ? start.place : { value: draft.placeSlug, label: draft.placeName };
	return (
		<>
			<ComboBox
				label={m["words.location"]()}
				placeholder={m["leads.form.location_hint"]()}
				icon="map-pin"
				options={places.places}
				onOpen={() => void places.load()}
				error={errors["goToLocation"]}
				value={chosen}
				onChange={({ value, label }) => type("goToLocation", { placeSlug: value, placeName: label })}
			/>
			<TextField
				name="addressDetails"
				autoComplete="street-address"
				maxLength={500}
				label={m["leads.form.address"]()}
				placeholder={m["leads.form.address_hint"]()}
				error={errors["addressDetails"]}
				value={draft.address}
				onChange={(event) => type("addressDetails", { address: event.target.value })}
			/>
		</>
	);
}

function Privacy({ count }: { count: number }) {
	return (
		<Note icon="shield-check">
			{count === 1 ? m["leads.form.privacy_one"]() : m["leads.form.privacy"]({ count })}
		</Note>
	);
}

/** The lead form itself, on its page and in its dialog alike. */
export function LeadFields({ form, services, children }: LeadFieldsProps) {
	const frame = useErrorFocus(form.attempts);
	// The list of places is on its way before its field is reached.
	const places = usePlaces(form.service?.id);
	return (
		<form
			ref={frame}
			id={form.id}
			noValidate
			className="grid gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				void form.send();
			}}
		>
			<FormFields sending={form.isSending}>
				<div className="grid gap-4 md:grid-cols-2">
					<ServiceFields form={form} services={services} />
					<PersonFields form={form} places={places} />
					<PlaceFields form={form} places={places} />
				</div>
				<MoreFields form={form} />
				<Privacy count={Number(form.draft.limit)} />
				{children}
			</FormFields>
		</form>
	);
}
