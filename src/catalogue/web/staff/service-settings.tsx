import { m } from "../../../paraglide/messages.js";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { StaffService } from "../../catalogue-staff.contract.ts";
import { ServiceSection } from "./service-section.tsx";
import { type ServicePartProps, useServiceForm } from "./use-service-form.tsx";

const cardNames = {
	profile: m["catalogue.staff.card_profile"],
	image: m["catalogue.staff.card_image"],
} satisfies Record<StaffService["cardType"], () => string>;

const switches = [
	["callIcon", m["catalogue.staff.call_icon"], m["catalogue.staff.call_icon_hint"]],
	["comingSoon", m["catalogue.staff.coming_soon"], m["catalogue.staff.coming_soon_hint"]],
	["paymentRequired", m["catalogue.staff.payment_required"], m["catalogue.staff.payment_hint"]],
	["multipleRegistration", m["catalogue.staff.multiple"], m["catalogue.staff.multiple_hint"]],
	["fixedPlace", m["catalogue.staff.fixed_place"], m["catalogue.staff.fixed_place_hint"]],
] as const;

const iconName = (name: string) => name.replaceAll("-", " ");

function settingsOf(service: StaffService) {
	const { slug, icon, cardType, callIcon, comingSoon } = service;
	const { paymentRequired, multipleRegistration, fixedPlace, images } = service;
	return {
		slug,
		icon,
		cardType,
		callIcon,
		comingSoon,
		paymentRequired,
		multipleRegistration,
		fixedPlace,
		images,
	};
}

/** The settings of a service's landing page and registration. */
export function ServiceSettings({
	service,
	icons,
	canChange,
	onSaved,
}: ServicePartProps & { icons: readonly string[] }) {
	const part = useServiceForm({
		toValues: (body) => body,
		toBody: (values) => values,
		service,
		onSaved,
		readOf: settingsOf,
		// Two people who change a switch or the kind of cards want the same value.
		inWords: (newer) => [
			...(newer.slug === undefined ? [] : [[m["catalogue.staff.slug"](), newer.slug] as const]),
			...(newer.icon === undefined ? [] : [[m["catalogue.staff.icon"](), iconName(newer.icon)] as const]),
		],
	});
	const { form } = part;
	return (
		<ServiceSection title={m["catalogue.staff.landing_title"]()} {...part} canChange={canChange}>
			<div className="grid gap-4 md:grid-cols-2">
				<TextField
					label={m["catalogue.staff.slug"]()}
					hint={m["catalogue.staff.slug_hint"]({ slug: form.values.slug })}
					maxLength={60}
					autoComplete="off"
					autoCapitalize="none"
					{...form.field("slug")}
				/>
				<SelectField
					label={m["catalogue.staff.icon"]()}
					options={icons.map((name) => ({ value: name, label: iconName(name) }))}
					{...form.field("icon")}
				/>
				<SelectField
					name="cardType"
					label={m["catalogue.staff.card_type"]()}
					options={Object.entries(cardNames).map(([value, name]) => ({ value, label: name() }))}
					value={form.values.cardType}
					onChange={({ target }) => form.enter({ cardType: target.value === "image" ? "image" : "profile" })}
				/>
			</div>
			<div className="grid gap-x-4 gap-y-1 md:grid-cols-2">
				{switches.map(([name, label, hint]) => (
					<Checkbox
						key={name}
						name={name}
						label={label()}
						hint={hint()}
						checked={form.values[name]}
						onChange={({ target }) => form.enter({ [name]: target.checked })}
					/>
				))}
				<Checkbox
					name="images"
					label={m["catalogue.staff.images"]()}
					hint={m["catalogue.staff.images_hint"]()}
					checked={form.values.images.displayStatus}
					onChange={({ target }) => form.enter({ images: { displayStatus: target.checked } })}
				/>
			</div>
		</ServiceSection>
	);
}
