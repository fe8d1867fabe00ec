import { m } from "../../paraglide/messages.js";
import { Hint } from "../../ui/form/field.tsx";
import type { PostOffice } from "../places.contract.ts";

type OfficeDistrictProps = {
	/** The offices of the pincode; empty until loaded. */
	offices: readonly PostOffice[] | null | undefined;
	/** The chosen or typed one; for other names, the pincode's first office decides. */
	poName: string;
};

/** The district and state of the post office, from the pincode. */
export function OfficeDistrict({ offices, poName }: OfficeDistrictProps) {
	const office = offices?.find((one) => one.poName === poName) ?? offices?.[0];
	if (office === undefined) return null;
	return (
		<div className="rounded-md bg-sunk px-3.5 py-2.5 md:col-span-full">
			<p>
				<span className="sr-only">{m["places.address.district"]()}: </span>
				{office.district}, {office.stateName}
			</p>
			<Hint>{m["places.address.district_hint"]()}</Hint>
		</div>
	);
}
