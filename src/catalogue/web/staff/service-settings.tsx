import { m } from "../../../paraglide/messages.js";
import { useForm } from "../../../platform/web/use-form.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { StaffService } from "../../catalogue-staff.contract.ts";
import { ServiceSection } from "./service-section.tsx";
import { useSaveService } from "./use-save-service.ts";

const cardNames = {
	profile: m["catalogue.staff.card_profile"],
	image: m["catalogue.staff.card_image"],
} satisfies Record<StaffService["cardType"], () => string>;

const switches = [
	["callIcon", m["catalogue.staff.call_icon"], m["catalogue.staff.call_icon_hint"]],
	["comingSoon", m["catalogue.staff.coming_soon"], m["catalogue.staff.coming_soon_hint"]],
	["paymentRequired", m["catalogue.staff.payment_required"], m["catalogue.staff.payment_hint"]],
	["multipleRegistration", m["catalogue.staff.multiple"], m["catalogue.staff.multiple_hint"]],
	["asksImages", m["catalogue.staff.images"], m["catalogue.staff.images_hint"]],
	["fixedPlace", m["catalogue.staff.fixed_place"], m["catalogue.staff.fixed_place_hint"]],
] as const;

type PartProps = { service: StaffService; canChange: boolean };

/** What the landing page and the registration of a service do. */
export function ServiceSettings({ service, icons, canChange }: PartProps & { icons: readonly string[] }) {
	const { slug, icon, cardType, callIcon, comingSoon } = service;
	const { paymentRequired, multipleRegistration, fixedPlace, images } = service;
	const { save, dialog } = useSaveService(service);
	const form = useForm({
		initial: {
			slug,
			icon,
			cardType,
			callIcon,
			comingSoon,
			paymentRequired,
			multipleRegistration,
			asksImages: images.displayStatus,
			fixedPlace,
		},
		submit: ({ asksImages, ...body }) => save({ ...body, images: { displayStatus: asksImages } }),
	});
	return (
		<ServiceSection title={m["catalogue.staff.landing_title"]()} form={form} canChange={canChange}>
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
					options={icons.map((name) => ({ value: name, label: name.replaceAll("-", " ") }))}
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
			</div>
			{dialog}
		</ServiceSection>
	);
}
