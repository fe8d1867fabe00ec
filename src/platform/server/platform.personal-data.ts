import { auditEntries } from "./database/audit.tables.ts";
import { personalData } from "./database/personal-data.ts";
import { translations } from "./database/translations.tables.ts";
import { storedKeys } from "./process/stored-key.tables.ts";
import { idempotentAnswers } from "./http/idempotency.tables.ts";

export const personalTables = [
	// Evidence of what staff did, which nobody may change. It names people by the ids of their accounts only.
	personalData(auditEntries, {
		id: "kept, internal",
		at: "kept, internal",
		actorId: "kept, internal",
		action: "kept, internal",
		subjectType: "kept, internal",
		subjectId: "kept, internal",
		reason: "kept, internal",
		before: "kept, internal",
		after: "kept, internal",
	}),
	// Responses that are exported as the records that they repeat.
	personalData(idempotentAnswers, {
		userId: "deleted, internal",
		route: "deleted, internal",
		key: "deleted, internal",
		requestHash: "deleted, internal",
		status: "deleted, internal",
		answer: "deleted, internal",
		createdAt: "deleted, internal",
	}),
];

export const otherTables = [translations, storedKeys];
