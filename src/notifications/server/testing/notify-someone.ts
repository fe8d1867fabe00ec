import { createBroadcast } from "../../../platform/server/database/broadcast.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { createNotify, type NotificationDraft } from "../notify.ts";

let occasions = 0;

/** A notification of a person. Everything that is left out has a sensible default and a new occasion. */
export function buildNotification(
	userId: string,
	wishes: Partial<NotificationDraft> = {},
): NotificationDraft {
	occasions += 1;
	return {
		userId,
		kind: "lead.new",
		subjectId: "01900000-0000-7000-8000-000000000001",
		details: { service: "Electrician", place: "Shimla" },
		occasion: `test:${occasions}`,
		...wishes,
	};
}

/** Notifies people as an upper module does, in a transaction of its own. */
export async function notifyAll(
	{ database, clock, jobs }: Pick<TestServer, "database" | "clock" | "jobs">,
	drafts: readonly NotificationDraft[],
): Promise<void> {
	const broadcast = createBroadcast(database, { warn() {} });
	const notify = createNotify({ clock, broadcast, jobs });
	await inTransaction(database.db, (tx) => notify(tx, drafts));
}
