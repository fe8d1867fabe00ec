import { isManager, isStaff, type Viewer } from "../platform/access.ts";

type Who = Pick<Viewer, "userId" | "role">;

/** Reporting: for everyone but staff, who decide about reports. */
export function mayReport(viewer: Who): boolean {
	return !isStaff(viewer);
}

/** Deciding a report: for managers who are neither its reporter nor the reported person. */
export function mayDecideReport(report: { reporterId: string; reportedId: string }, viewer: Who): boolean {
	return isManager(viewer) && viewer.userId !== report.reporterId && viewer.userId !== report.reportedId;
}
