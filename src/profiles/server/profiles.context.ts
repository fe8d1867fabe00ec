import type { ImageStore, Pictures } from "../../media/server/media.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { GitHub } from "./github/github.ts";

/** What the use cases of profiles depend on. */
export type ProfilesContext = {
	db: Db;
	clock: Clock;
	jobs: Pick<Jobs, "enqueue">;
	idempotency: Pick<Idempotency, "once" | "deleteAnswersOf">;
	pictures: Pick<Pictures, "keepPicture">;
	store: Pick<ImageStore, "exists" | "delete">;
	github: GitHub;
	/** Makes a person findable by employers, or not. Called in the transaction that changes the profile. */
	setSeeking: (tx: Db, userId: string, isSeeking: boolean) => Promise<void>;
	/** The prefix of picture paths; "" if this process serves the pictures. */
	cdnBase: string;
};
