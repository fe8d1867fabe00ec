import { AppError, badInput } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import type { Service } from "../catalogue.ts";
import { faultOfAddress, isSameName } from "../catalogue-names.ts";

/** Throws conflict if another service has this name. */
export function refuseTakenService(
	services: readonly Pick<Service, "id" | "type">[],
	id: string,
	name: string,
): void {
	const other = services.find((one) => one.id !== id && isSameName(one.type, name));
	if (other === undefined) return;
	const msg = m["catalogue.staff.service_exists"]({ service: other.type });
	throw new AppError("conflict", msg, { errors: [{ msg, path: "type" }] });
}

/** Throws bad_input for a reserved slug, conflict for a taken one. */
export function refuseAddress(
	services: readonly Pick<Service, "id" | "slug" | "nameSlug">[],
	id: string,
	address: string,
	path: "slug" | "type",
): void {
	const fault = faultOfAddress(services, id, address);
	if (fault === null) return;
	if (fault === "reserved")
		throw badInput([
			{ msg: m["catalogue.staff.slug_reserved"]({ address, brand: m["brand.name"]() }), path },
		]);
	const msg = m["catalogue.staff.slug_taken"]({ address });
	throw new AppError("conflict", msg, { errors: [{ msg, path }] });
}
