import { isManager, type Viewer } from "../platform/access.ts";
import { findTransition, type Transition } from "../platform/lifecycle.ts";

/** `ended`: its time was over, or staff lifted it. `overturned`: an appeal against it was upheld. */
export const suspensionStatuses = ["running", "ended", "overturned"] as const;
export type SuspensionStatus = (typeof suspensionStatuses)[number];

export const appealStatuses = ["waiting", "upheld", "rejected"] as const;
export type AppealStatus = (typeof appealStatuses)[number];

export const appealDecisions = ["upheld", "rejected"] as const;
export type AppealDecision = (typeof appealDecisions)[number];

/** How long after its start a suspension can be appealed, in days of 24 hours. */
export const appealDays = 30;
/** The maximum lengths of texts, in characters. */
export const longestSuspensionText = { evidence: 1_000, appeal: 1_000, reason: 500 } as const;
/** Suspensions on a page of a list by default. */
export const suspensionsPerPage = 20;

type SuspensionAction = "end" | "overturn";
/** Who ends a suspension: staff, another member of staff who decides the appeal, or the scheduled job. */
type SuspensionActor = "staff" | "appeal" | "timetable";

/** All transitions of a suspension. Anything not listed is refused. */
const transitions: readonly Transition<SuspensionStatus, SuspensionAction, SuspensionActor>[] = [
	{ from: "running", action: "end", actors: ["staff", "timetable"], to: "ended" },
	{ from: "running", action: "overturn", actors: ["appeal"], to: "overturned" },
];

/** The transition that this actor may make from this status, or undefined. */
export const suspensionTransition = (
	from: SuspensionStatus,
	action: SuspensionAction,
	actor: SuspensionActor,
) => findTransition(transitions, from, action, actor);

/** What decides about an appeal. */
export type AppealFacts = {
	userId: string;
	/** The member of staff who suspended; null for a suspension from before these were recorded. */
	suspendedBy: string | null;
	status: SuspensionStatus;
	suspendedAt: Date;
	appealStatus: AppealStatus | null;
};

/** Until when the suspension can be appealed. */
export function appealUntil({ suspendedAt }: Pick<AppealFacts, "suspendedAt">): Date {
	return new Date(suspendedAt.getTime() + appealDays * 86_400_000);
}

/** Why the person cannot appeal now; null if they can. */
export type AppealFault = "appealed" | "over" | "late";

/** Whether the suspended person can appeal: once, while it runs, and within `appealDays`. */
export function appealFault(
	suspension: Pick<AppealFacts, "status" | "suspendedAt" | "appealStatus">,
	now: Date,
): AppealFault | null {
	if (suspension.appealStatus !== null) return "appealed";
	if (suspension.status !== "running") return "over";
	return now < appealUntil(suspension) ? null : "late";
}

type Who = Pick<Viewer, "userId" | "role">;

/** Suspending, and ending a suspension: for managers, but not their own. */
export function maySuspend(userId: string, viewer: Who): boolean {
	return isManager(viewer) && viewer.userId !== userId;
}

/** Deciding an appeal: for a manager other than the one who suspended, and not their own. */
export function mayDecideAppeal(
	{ userId, suspendedBy }: Pick<AppealFacts, "userId" | "suspendedBy">,
	viewer: Who,
): boolean {
	return maySuspend(userId, viewer) && viewer.userId !== suspendedBy;
}
