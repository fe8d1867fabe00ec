import { m } from "../../paraglide/messages.js";
import type { CsvColumn } from "../../platform/server/http/csv.ts";
import type { PlanAnswer } from "../subscriptions.contract.ts";

/** The columns of the plans' CSV file. */
export const planColumns: readonly CsvColumn<PlanAnswer>[] = [
	{ title: m["words.service"], value: ({ serviceId }) => serviceId.type },
	{ title: m["subscriptions.plans.choice"], value: ({ choiceOfService }) => choiceOfService?.name ?? null },
	{ title: m["subscriptions.plans.type"], value: ({ type }) => type },
	{ title: m["subscriptions.plans.months"], value: ({ durationInMonths }) => durationInMonths },
	{ title: m["subscriptions.plans.leads"], value: ({ numberOfLeads }) => numberOfLeads },
	{ title: m["subscriptions.plans.price"], value: ({ price }) => price },
	{ title: m["subscriptions.plans.enabled"], value: ({ enabled }) => (enabled ? "true" : "false") },
];
