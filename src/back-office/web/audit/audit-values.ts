import { statusNames } from "../../../payments/payment-status-names.ts";
import { roleName } from "../../../accounts/web/role-names.ts";
import type { NumberReportOutcome } from "../../../leads/number-report.ts";
import { listingStatusNames } from "../../../listings/listing-status-names.ts";
import type { Availability, ListingPaymentStatus } from "../../../listings/listing.ts";
import { m } from "../../../paraglide/messages.js";
import { itemTypeNames, methodNames, typeNames } from "../../../payments/web/staff/payment-labels.tsx";
import type { RefundedPlanChoice, RefundedRewardChoice } from "../../../payments/payment.ts";
import { type Role, roles } from "../../../platform/access.ts";
import type { AuditField } from "../../../platform/audit-action.ts";
import { formatDateTime } from "../../../platform/dates.ts";
import { formatRupees } from "../../../platform/money.ts";
import { statusNames as subscriptionStatusNames } from "../../../subscriptions/web/subscription-words.ts";

type Names = Readonly<Record<string, () => string>>;

const roleNames: Names = Object.fromEntries(roles.map((role: Role) => [role, () => roleName(role)]));

/** Names of the values of a field, where it holds one of a few. */
const names: Partial<Record<AuditField, Names>> = {
	role: roleNames,
	roles: roleNames,
	paymentType: typeNames,
	paymentMethod: methodNames,
	itemType: itemTypeNames,
	paymentStatus: {
		"not-required": m["listings.staff.payment_not_required"],
		pending: m["listings.staff.payment_pending"],
		success: m["listings.staff.payment_success"],
		failed: m["listings.staff.payment_failed"],
	} satisfies Record<ListingPaymentStatus, () => string>,
	availability: {
		available: m["listings.card.available"],
		unavailable: m["listings.desk.unavailable"],
	} satisfies Record<Availability, () => string>,
	refundedPlan: {
		end: m["payments.form.plan_end"],
		keep: m["payments.form.plan_keep"],
	} satisfies Record<RefundedPlanChoice, () => string>,
	refundedReward: {
		"take back": m["payments.form.reward_take"],
		keep: m["payments.form.reward_keep"],
	} satisfies Record<RefundedRewardChoice, () => string>,
	outcome: {
		confirmed: m["leads.reports.confirmed"],
		refused: m["leads.reports.refused"],
	} satisfies Record<NumberReportOutcome, () => string>,
};

/** The names of a status, by the kind of record. */
const statuses: Readonly<Record<string, Names>> = {
	listing: listingStatusNames,
	payment: statusNames,
	subscription: subscriptionStatusNames,
};

const moneyFields: ReadonlySet<string> = new Set<AuditField>(["amount", "price", "reward"]);
const timeFields: ReadonlySet<string> = new Set<AuditField>(["from", "until", "endedAt"]);

function namesOf(field: string, subjectType: string): Names | undefined {
	return field === "status" ? statuses[subjectType] : names[field as AuditField];
}

/** A value of a changed field in words; as it is stored where no words are known for it. */
export function valueText(field: string, value: unknown, subjectType: string): string {
	if (value === null || value === "") return m["back-office.audit.no_value"]();
	if (typeof value === "boolean") return value ? m["listings.property.yes"]() : m["listings.property.no"]();
	if (typeof value === "number") return moneyFields.has(field) ? formatRupees(value) : String(value);
	if (typeof value === "string") {
		if (timeFields.has(field)) return formatDateTime(new Date(value));
		const known = namesOf(field, subjectType);
		return known !== undefined && Object.hasOwn(known, value) ? (known[value]?.() ?? value) : value;
	}
	if (Array.isArray(value) && value.every((one) => typeof one === "string"))
		return value.length === 0
			? m["back-office.audit.no_value"]()
			: value.map((one) => valueText(field, one, subjectType)).join(", ");
	return JSON.stringify(value);
}
