import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { displayName } from "../../../places/location.ts";
import { statusAt } from "../../lead.ts";
import { maskMobile } from "../../../platform/mobile.ts";
import type { NumberReportAnswer } from "../../number-report.contract.ts";
import { maskContacts } from "../../../platform/mask-contacts.ts";
import type { NumberReportRow } from "./number-reports.repository.ts";

/** A report as staff read it, without the whole number; its reporter is undefined if the account is deleted. */
export function presentNumberReport(
	row: NumberReportRow,
	reporter: { name: string | null } | undefined,
	{ serviceById, places }: Pick<CatalogueSnapshot, "serviceById" | "places">,
	now: Date,
): NumberReportAnswer {
	const place = places.byId.get(row.locationId);
	return {
		_id: row.id,
		status: row.status,
		note: maskContacts(row.note),
		reportedAt: row.reportedAt.toISOString(),
		decidedAt: row.decidedAt?.toISOString() ?? null,
		professional: { userId: row.userId, name: reporter?.name ?? "" },
		lead: {
			_id: row.leadId,
			serviceName: serviceById.get(row.serviceId)?.type ?? "",
			goToLocation: place === undefined ? "" : displayName(place),
			createdAt: row.leadCreatedAt.toISOString(),
			status: statusAt({ status: row.leadStatus, expiresAt: row.leadExpiresAt }, now),
			name: maskContacts(row.name),
			mobile: maskMobile(row.mobile),
			mobileVerified: row.mobileVerified,
		},
	};
}
