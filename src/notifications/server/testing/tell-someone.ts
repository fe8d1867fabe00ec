import { createBroadcast } from "../../../platform/server/broadcast.ts";
import { inTransaction } from "../../../platform/server/database.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { createTell, type Telling } from "../tell.ts";

let occasions = 0;

/** A telling of a person; everything left out gets a sensible value, and an occasion of its own. */
export function tellingFor(userId: string, wishes: Partial<Telling> = {}): Telling {
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

/** Tells people as an upper wing does, in a transaction of its own. */
export async function tellAll(
	{ database, clock, jobs }: Pick<TestServer, "database" | "clock" | "jobs">,
	tellings: readonly Telling[],
): Promise<void> {
	const broadcast = createBroadcast(database, { warn() {} });
	const tell = createTell({ clock, broadcast, jobs });
	await inTransaction(database.db, (tx) => tell(tx, tellings));
}
