import { desc, eq, sql } from "drizzle-orm";
import { type PersonRecord, recordsPerKind } from "../../platform/person-record.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { jobs } from "./job-board.tables.ts";

/** The newest jobs that a person posted. */
export function readPersonJobs(db: Db, userId: string): Promise<PersonRecord[]> {
	return db
		.select({
			id: jobs.id,
			title: jobs.firmName,
			serviceId: jobs.serviceId,
			status: jobs.status,
			amount: sql<null>`null`,
			at: jobs.createdAt,
		})
		.from(jobs)
		.where(eq(jobs.createdBy, userId))
		.orderBy(desc(jobs.createdAt), desc(jobs.id))
		.limit(recordsPerKind);
}
