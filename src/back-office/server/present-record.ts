import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import type { PersonRecord } from "../../platform/person-record.ts";
import type { PersonRecordAnswer } from "../back-office.contract.ts";

/** How a record reads in a list of staff: its own title with the service, or the service alone. */
export function createRecordPresenter({ serviceById }: Pick<CatalogueSnapshot, "serviceById">) {
	return ({ id, title, serviceId, status, amount, at }: PersonRecord): PersonRecordAnswer => {
		const service = serviceId === null ? undefined : serviceById.get(serviceId)?.type;
		return {
			_id: id,
			title: [title, service].filter(Boolean).join(" · "),
			status,
			amount: amount === null ? null : rupeesFromPaise(amount),
			at: at.toISOString(),
		};
	};
}
