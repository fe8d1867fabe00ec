import { type Access, mayCall, type Viewer } from "../platform/access.ts";

/** The kinds of open tasks, most urgent first. */
export const workKinds = [
	"paid-registrations",
	"unpaid-registrations",
	"own-registrations",
	"wrong-numbers",
	"appeals",
	"reports",
	"held-reviews",
	"review-appeals",
	"stuck-payments",
	"expiring-plans",
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Who sees a kind of task: those who can do it. */
export const workAccess: Record<WorkKind, Exclude<Access, "public">> = {
	"paid-registrations": "managers",
	"unpaid-registrations": "managers",
	"own-registrations": "staff",
	"wrong-numbers": "staff",
	appeals: "managers",
	reports: "managers",
	"held-reviews": "managers",
	"review-appeals": "managers",
	"stuck-payments": "admin",
	"expiring-plans": "managers",
};

/** The kinds of tasks that this viewer sees. */
export function workOf(viewer: Pick<Viewer, "role">): WorkKind[] {
	return workKinds.filter((kind) => mayCall(workAccess[kind], viewer));
}
