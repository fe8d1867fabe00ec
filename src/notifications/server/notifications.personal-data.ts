import { personalData } from "../../platform/server/database/personal-data.ts";
import { notifications, notificationsTurnedOff, pushAddresses } from "./notifications.tables.ts";

export const personalTables = [
	personalData(notifications, {
		id: "deleted, exported",
		userId: "deleted, internal",
		kind: "deleted, exported",
		subjectId: "deleted, exported",
		details: "deleted, exported",
		occasion: "deleted, internal",
		createdAt: "deleted, exported",
		// The export has whether it was read.
		readAt: "deleted, internal",
	}),
	personalData(notificationsTurnedOff, {
		userId: "deleted, internal",
		kind: "deleted, exported",
	}),
	personalData(pushAddresses, {
		sessionId: "deleted, internal",
		userId: "deleted, internal",
		endpoint: "deleted, exported",
		p256dh: "deleted, internal",
		auth: "deleted, internal",
		createdAt: "deleted, exported",
	}),
];

export const otherTables = [];
