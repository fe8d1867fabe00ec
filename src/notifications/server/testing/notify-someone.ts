import { createBroadcast } from "../../../platform/server/database/broadcast.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { notify, type NotificationDraft } from "../notify.ts";

let occasions = 0;

/** A notification for a person, with defaults for everything that is left out and a new occasion. */
export function buildNotification(
	userId: string,
	fields: Partial<NotificationDraft> = {},
): NotificationDraft {
	occasions += 1;
	return {
		userId,
		kind: "lead.new",
		subjectId: "01900000-0000-7000-8000-000000000001",
		details: { service: "Electrician", place: "Shimla" },
		occasion: `test:${occasions}`,
		...fields,
	};
}

/** Notifies people in a transaction of its own. */
export async function notifyAll(
	{ database, clock, jobs }: Pick<TestServer, "database" | "clock" | "jobs">,
	drafts: readonly NotificationDraft[],
): Promise<void> {
	const ctx = { clock, jobs, broadcast: createBroadcast(database, { warn() {} }) };
	await inTransaction(database.db, (tx) => notify(ctx, tx, drafts));
}
