import { m } from "../../paraglide/messages.js";
import type { CsvColumn } from "../../platform/server/http/csv.ts";
import type { SectorRow, ServiceRow } from "../catalogue-staff.contract.ts";
import { creatorName, stateNames, stateOf } from "../staff-words.ts";

/** The columns of the sectors' CSV file. */
export const sectorColumns: readonly CsvColumn<SectorRow>[] = [
	{ title: m["catalogue.staff.number"], value: ({ position }) => position },
	{ title: m["words.sector"], value: ({ sector }) => sector },
	{ title: m["catalogue.staff.description"], value: ({ description }) => description },
	{
		title: m["catalogue.staff.active"],
		value: ({ active }) => stateNames[active ? "active" : "inactive"](),
	},
	{ title: m["catalogue.staff.created_by"], value: ({ createdBy }) => creatorName(createdBy) },
];

/** The columns of the services' CSV file. */
export const serviceColumns: readonly CsvColumn<ServiceRow>[] = [
	{ title: m["catalogue.staff.number"], value: ({ position }) => position },
	{ title: m["words.service"], value: ({ type }) => type },
	{ title: m["words.sector"], value: ({ sector }) => sector.sector },
	{ title: m["catalogue.staff.description"], value: ({ description }) => description },
	{ title: m["catalogue.staff.choices"], value: ({ choiceCount }) => choiceCount },
	{
		title: m["catalogue.staff.payment"],
		value: ({ paymentRequired }) =>
			paymentRequired ? m["catalogue.staff.payment_required"]() : m["catalogue.staff.payment_free"](),
	},
	{ title: m["catalogue.staff.active"], value: (service) => stateNames[stateOf(service)]() },
	{ title: m["catalogue.staff.created_by"], value: ({ createdBy }) => creatorName(createdBy) },
];
