import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import type { PersonRecord } from "../../platform/person-record.ts";
import type { PersonRecordAnswer } from "../back-office.contract.ts";

/** The title of a record in a staff list: its own with the service, or only the service. */
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
