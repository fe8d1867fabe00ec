import { reviewAddress } from "../../../listings/listing-addresses.ts";
import { m } from "../../../paraglide/messages.js";
import type { AuditSubject } from "../../../platform/audit-action.ts";
import type { AuditEntryAnswer } from "../../back-office.contract.ts";

type Kind = {
	name: () => string;
	/** The page of the record, if it has one. */
	addressOf?: (entry: Pick<AuditEntryAnswer, "subjectId" | "subjectName">) => string | null;
};

/** The kinds of records in the log, in the order of the filter. */
const kinds: Record<AuditSubject, Kind> = {
	user: { name: m["back-office.audit.kind.user"], addressOf: ({ subjectId }) => `/people/${subjectId}` },
	listing: {
		name: m["back-office.audit.kind.listing"],
		addressOf: ({ subjectId }) => reviewAddress(subjectId),
	},
	address: { name: m["back-office.audit.kind.address"] },
	lead: { name: m["back-office.audit.kind.lead"], addressOf: ({ subjectId }) => `/lead/${subjectId}` },
	review: { name: m["back-office.audit.kind.review"] },
	job: { name: m["back-office.audit.kind.job"], addressOf: ({ subjectId }) => `/jobs/${subjectId}` },
	"job-application": { name: m["back-office.audit.kind.job_application"] },
	// A payment's page is opened by its number, which is its name here.
	payment: {
		name: m["back-office.audit.kind.payment"],
		addressOf: ({ subjectName }) => (subjectName === null ? null : `/payments/${subjectName}`),
	},
	subscription: { name: m["back-office.audit.kind.subscription"] },
	plan: {
		name: m["back-office.audit.kind.plan"],
		addressOf: ({ subjectId }) => `/subscriptions/${subjectId}`,
	},
	referral: { name: m["back-office.audit.kind.referral"] },
	"referral payout": { name: m["back-office.audit.kind.payout"] },
	sector: { name: m["back-office.audit.kind.sector"] },
	service: {
		name: m["back-office.audit.kind.service"],
		addressOf: ({ subjectId }) => `/services/${subjectId}`,
	},
	translation: { name: m["back-office.audit.kind.translation"] },
	report: { name: m["back-office.audit.kind.report"] },
	suspension: { name: m["back-office.audit.kind.suspension"] },
	notice: { name: m["back-office.audit.kind.notice"] },
};

/** The options of the filter by kind. */
export const kindOptions = () => Object.entries(kinds).map(([value, { name }]) => ({ value, label: name() }));

/** The name of a record, and its page. */
export function subjectOf(entry: Pick<AuditEntryAnswer, "subjectType" | "subjectId" | "subjectName">) {
	const kind = (kinds as Partial<Record<string, Kind>>)[entry.subjectType];
	return {
		kind: kind?.name() ?? entry.subjectType,
		name: entry.subjectName,
		address: kind?.addressOf?.(entry) ?? null,
	};
}
