import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Snapshot } from "../../platform/server/database/snapshot.ts";
import type { NoticeRow } from "./notices.repository.ts";

/** What the use cases of the notices depend on. */
export type NoticesContext = {
	db: Db;
	clock: Clock;
	/** The notices that are shown now to anyone, at most some seconds old: every page asks for them. */
	current: Snapshot<NoticeRow[]>;
};
