import { sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";

/** A kind of job: how many are due and wait for a worker, and how long the oldest has been due, in seconds. */
export type QueueDepth = { name: string; due: number; oldestSeconds: number };

/** Reads the depth of all queues through the index from which workers take their jobs. */
export async function readQueueDepths(db: Db): Promise<QueueDepth[]> {
	const { rows } = await db.execute<QueueDepth>(sql`
		select queue.name, count(job.start_after)::int as due,
			coalesce(extract(epoch from now() - min(job.start_after)), 0)::float8 as "oldestSeconds"
		from pgboss.queue
		left join pgboss.job on job.name = queue.name
			and job.state < 'active' and not job.blocked and job.start_after <= now()
		where queue.name not like '\\_\\_%'
		group by queue.name`);
	return rows;
}
