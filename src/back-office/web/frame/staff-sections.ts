import { m } from "../../../paraglide/messages.js";
import { type Access, mayCall, type Viewer } from "../../../platform/access.ts";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import type { WorkKind } from "../../work.ts";

type StaffSection = {
	to: string;
	label: () => string;
	icon: InterfaceIcon;
	access: Exclude<Access, "public">;
	/** Open tasks on this screen, counted next to its name. */
	work?: readonly WorkKind[];
};

/**
 * The screens of the back office, in the order of its navigation. Labels are functions: the built files import each
 * other in cycles, so a text may not be loaded yet when this is evaluated.
 */
const staffSections: readonly StaffSection[] = [
	{ to: "/today", label: () => m["back-office.today.title"](), icon: "sun", access: "staff" },
	{
		to: "/registrations",
		label: () => m["listings.queue.title"](),
		icon: "badge-check",
		access: "managers",
		work: ["paid-registrations", "unpaid-registrations"],
	},
	{ to: "/professionalappl", label: () => m["listings.staff.title"](), icon: "users", access: "staff" },
	{ to: "/leads", label: () => m["leads.list.title"](), icon: "clipboard-list", access: "staff" },
	{
		to: "/number-reports",
		label: () => m["leads.reports.title"](),
		icon: "phone",
		access: "staff",
		work: ["wrong-numbers"],
	},
	{
		to: "/payments",
		label: () => m["payments.staff.title"](),
		icon: "credit-card",
		access: "admin",
		work: ["stuck-payments"],
	},
	{ to: "/invoices", label: () => m["invoices.staff.title"](), icon: "file-text", access: "admin" },
	{
		to: "/subscriptions",
		label: () => m["subscriptions.plans.title"](),
		icon: "wallet",
		access: "managers",
	},
	{ to: "/referral", label: () => m["referrals.list.title"](), icon: "ticket-percent", access: "staff" },
	{ to: "/sectors", label: () => m["catalogue.staff.sectors_title"](), icon: "layout-grid", access: "staff" },
	{
		to: "/services",
		label: () => m["catalogue.staff.services_title"](),
		icon: "sliders-horizontal",
		access: "staff",
	},
	{ to: "/staff", label: () => m["accounts.staff.title"](), icon: "key-round", access: "admin" },
	{ to: "/insights", label: () => m["insights.title"](), icon: "chart-column", access: "managers" },
	{ to: "/notices", label: () => m["notices.staff.title"](), icon: "message-square-text", access: "admin" },
	{ to: "/audit", label: () => m["back-office.audit.title"](), icon: "scroll-text", access: "admin" },
];

/** The screens that this viewer may open. */
export function sectionsOf(viewer: Pick<Viewer, "role">): StaffSection[] {
	return staffSections.filter(({ access }) => mayCall(access, viewer));
}
