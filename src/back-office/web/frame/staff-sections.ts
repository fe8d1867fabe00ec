import { m } from "../../../paraglide/messages.js";
import { accessOf } from "../../../pages.ts";
import { mayCall, type Viewer } from "../../../platform/access.ts";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import type { WorkKind } from "../../work.ts";

type StaffSection = {
	to: string;
	label: () => string;
	icon: InterfaceIcon;
	/** Open tasks on this screen, counted next to its name. */
	work?: readonly WorkKind[];
};

/**
 * The screens of the back office, in the order of its navigation. Labels are functions: the built files import each
 * other in cycles, so a text may not be loaded yet when this is evaluated.
 */
const staffSections: readonly StaffSection[] = [
	{ to: "/today", label: () => m["back-office.today.title"](), icon: "sun" },
	{
		to: "/registrations",
		label: () => m["listings.queue.title"](),
		icon: "badge-check",
		work: ["paid-registrations", "unpaid-registrations"],
	},
	{ to: "/professionalappl", label: () => m["listings.staff.title"](), icon: "users" },
	{ to: "/leads", label: () => m["leads.list.title"](), icon: "clipboard-list" },
	{
		to: "/number-reports",
		label: () => m["leads.reports.title"](),
		icon: "phone",
		work: ["wrong-numbers"],
	},
	{
		to: "/staff/reports",
		label: () => m["safety.reports.title"](),
		icon: "shield-check",
		work: ["reports", "appeals"],
	},
	{
		to: "/reviews",
		label: () => m["reviews.staff.title"](),
		icon: "message-circle",
		work: ["held-reviews", "review-appeals"],
	},
	{
		to: "/payments",
		label: () => m["payments.staff.title"](),
		icon: "credit-card",
		work: ["stuck-payments"],
	},
	{ to: "/invoices", label: () => m["invoices.staff.title"](), icon: "file-text" },
	{
		to: "/subscriptions",
		label: () => m["subscriptions.plans.title"](),
		icon: "wallet",
	},
	{ to: "/referral", label: () => m["referrals.list.title"](), icon: "ticket-percent" },
	{ to: "/sectors", label: () => m["catalogue.staff.sectors_title"](), icon: "layout-grid" },
	{
		to: "/services",
		label: () => m["catalogue.staff.services_title"](),
		icon: "sliders-horizontal",
	},
	{ to: "/staff", label: () => m["accounts.staff.title"](), icon: "key-round" },
	{ to: "/insights", label: () => m["insights.title"](), icon: "chart-column" },
	{ to: "/notices", label: () => m["notices.title"](), icon: "message-square-text" },
	{ to: "/audit", label: () => m["back-office.audit.title"](), icon: "scroll-text" },
];

/** The screens that this member of staff may open. */
export function sectionsOf(viewer: Pick<Viewer, "role">): StaffSection[] {
	return staffSections.filter(({ to }) => mayCall(accessOf(to), viewer));
}
