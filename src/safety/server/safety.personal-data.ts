import { personalData } from "../../platform/server/database/personal-data.ts";
import { reports, suspensions } from "./safety.tables.ts";

// Exported to the reporter. That there was a report stays in the history of the other side, without its words.
export const reportPersonalData = personalData(reports, {
	id: "kept, internal",
	reporterId: "kept, internal",
	subjectType: "kept, exported",
	subjectId: "kept, exported",
	reportedId: "kept, internal",
	reason: "kept, exported",
	text: "cleared, exported",
	status: "kept, exported",
	reportedAt: "kept, exported",
	decidedAt: "kept, exported",
	decidedBy: "kept, internal",
	rule: "kept, internal",
	decisionReason: "cleared, internal",
});

// That there was a suspension stays in the person's history for staff, without its words.
export const suspensionPersonalData = personalData(suspensions, {
	id: "kept, internal",
	userId: "kept, internal",
	listingId: "kept, exported",
	closedListingIds: "kept, internal",
	rule: "kept, exported",
	evidence: "cleared, exported",
	suspendedBy: "kept, internal",
	suspendedAt: "kept, exported",
	until: "kept, exported",
	status: "kept, exported",
	endedAt: "kept, exported",
	appealStatus: "kept, exported",
	appealText: "cleared, exported",
	appealedAt: "kept, exported",
	appealReason: "cleared, exported",
	appealDecidedBy: "kept, internal",
	appealDecidedAt: "kept, exported",
});

export const personalTables = [reportPersonalData, suspensionPersonalData];
export const otherTables = [];
