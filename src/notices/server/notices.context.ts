import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";
import type { Snapshot } from "../../platform/server/snapshot.ts";
import type { NoticeRow } from "./notices.repository.ts";

/** What the use cases of the notices depend on. */
export type NoticesContext = {
	database: Database;
	clock: Clock;
	/** The notices that are shown now to anyone, at most some seconds old: every page asks for them. */
	current: Snapshot<NoticeRow[]>;
};
