import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Snapshot } from "../../platform/server/database/snapshot.ts";
import type { NoticeRow } from "./notices.repository.ts";

/** What the use cases of notices depend on. */
export type NoticesContext = {
	db: Db;
	clock: Clock;
	/** The current notices for all roles, at most some seconds old. Cached because every page reads them. */
	current: Snapshot<NoticeRow[]>;
};
