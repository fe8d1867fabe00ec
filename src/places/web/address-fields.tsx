import { useId } from "react";
import { m } from "../../paraglide/messages.js";
import { PhoneField } from "../../ui/form/digits-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextField, type TextFieldProps } from "../../ui/form/text-field.tsx";
import { OfficeDistrict } from "./office-district.tsx";
import { PincodeField } from "./pincode-field.tsx";
import { PostOfficeField } from "./post-office-field.tsx";
import type { AddressForm } from "./use-address-form.ts";

type TextName =
	| "name"
	| "completeAdd"
	| "buildingDetails"
	| "floorDetails"
	| "landmark"
	| "locality"
	| "cityDistrictTown";

/** The maximum length of a line, here and on the server. */
const longestLine = 200;

type LineProps = Omit<TextFieldProps, "form"> & { form: AddressForm; name: TextName };

/** One line of the address. */
function Line({ form, name, ...field }: LineProps) {
	return <TextField maxLength={longestLine} {...field} {...form.field(name)} />;
}

/** The pincode, its post offices, and the data derived from them. */
function PincodePart({ form }: { form: AddressForm }) {
	const { draft, errorOf, search, enter } = form;
	return (
		<>
			<PincodeField
				value={draft.pincode}
				search={search}
				error={errorOf("pincode")}
				onBlur={form.leavePincode}
				onChange={(pincode) => enter({ pincode, poName: "", isPlaceTyped: false })}
			/>
			<PostOfficeField offices={search.offices} draft={draft} error={errorOf("poName")} onChange={enter} />
			<OfficeDistrict offices={search.offices} poName={draft.poName} />
		</>
	);
}

/** The optional fields, behind a toggle. */
function MoreLines({ form }: { form: AddressForm }) {
	const id = useId();
	const isOpen = form.draft.isMoreOpen;
	return (
		<div className="grid gap-4 md:col-span-full">
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => form.enter({ isMoreOpen: !isOpen })}
				className="flex min-h-11 w-full items-center justify-between gap-3 border-t border-line pt-3 text-left font-strong text-act"
			>
				{m["places.address.more"]()}
				<Icon name={isOpen ? "chevron-up" : "chevron-down"} />
			</button>
			<div id={id} className={`gap-4 *:min-w-0 md:grid-cols-2 ${isOpen ? "grid" : "hidden"}`}>
				<Line form={form} name="buildingDetails" optional label={m["places.address.building"]()} />
				<Line form={form} name="floorDetails" optional label={m["places.address.floor"]()} />
				<Line form={form} name="locality" optional label={m["places.address.locality"]()} />
				<Line form={form} name="cityDistrictTown" optional label={m["places.address.town"]()} />
			</div>
		</div>
	);
}

/** All fields of an address. */
export function AddressFields({ form }: { form: AddressForm }) {
	return (
		<div className="grid gap-4 *:min-w-0 md:grid-cols-2">
			<PincodePart form={form} />
			<Line form={form} name="name" autoComplete="name" label={m["places.address.person"]()} />
			<PhoneField {...form.field("phone")} name="mobile" label={m["words.mobile"]()} />
			<Line
				form={form}
				name="completeAdd"
				autoComplete="street-address"
				maxLength={500}
				optional
				label={m["places.address.complete"]()}
				hint={m["places.address.complete_hint"]()}
				className="md:col-span-full"
			/>
			<Line
				form={form}
				name="landmark"
				optional
				label={m["places.address.landmark"]()}
				className="md:col-span-full"
			/>
			<MoreLines form={form} />
		</div>
	);
}
