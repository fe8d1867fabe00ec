import type { Viewer } from "../../platform/access.ts";
import { id } from "../../platform/schemas.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";
import { createVisits } from "../../platform/server/database/visits.ts";
import { checkEducation, checkExperience } from "../check-entry.ts";
import type { PublicProfiles } from "../profiles.contract.ts";
import {
	countEducation,
	countExperience,
	deleteEducation,
	deleteExperience,
	insertEducation,
	insertExperience,
} from "./entries.repository.ts";
import { createEntries } from "./profile-entries.ts";
import { findFacts, visitStore } from "./profiles.repository.ts";
import { createReading } from "./read-profile.ts";
import { createSaving, type SaveDependencies } from "./save-profile.ts";

type Dependencies = Omit<SaveDependencies, "reading"> & {
	keyedHash: KeyedHash;
	idempotency: Pick<Idempotency, "once">;
	cdnBase: string;
};
export type Profiles = ReturnType<typeof createProfiles>;

/** For the job board: whether the person's profile says that they look for a job. */
export async function isSeekingJob(db: Db, userId: string): Promise<boolean> {
	return (await findFacts(db, userId))?.status === "LookingForJobs";
}

/** What people say of themselves: reading and changing it, and counting who looks. */
export function createProfiles(needs: Dependencies) {
	const { db } = needs;
	const reading = createReading(needs);
	const withReading = { ...needs, reading };
	const pages: PublicProfiles = {
		// Ids come from links here: what is none is nobody's, and the database would stumble over it.
		profile: async (userId) => {
			const read = id.safeParse(userId);
			return read.success ? reading.find(db, read.data, null) : null;
		},
	};
	return {
		/** A person's profile as this viewer reads it; throws not_found. */
		read: (userId: string, viewer: Viewer | null) => reading.read(db, userId, viewer),
		save: createSaving(withReading),
		experience: createEntries(withReading, {
			route: "PUT /api/profile/experience",
			check: checkExperience,
			count: countExperience,
			insert: insertExperience,
			delete: deleteExperience,
		}),
		education: createEntries(withReading, {
			route: "PUT /api/profile/education",
			check: checkEducation,
			count: countEducation,
			insert: insertEducation,
			delete: deleteEducation,
		}),
		countVisit: createVisits(needs, visitStore),
		pages,
	};
}
