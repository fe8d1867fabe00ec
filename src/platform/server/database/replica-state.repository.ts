import type pg from "pg";
import type { PrimaryState, ReplicaState } from "./replica-lag.ts";

/** The primary's position. Fails on a server that is a replica. */
export async function readPrimaryState(pool: pg.Pool): Promise<PrimaryState> {
	const { rows } = await pool.query<PrimaryState>(
		`select (pg_current_wal_lsn() - '0/0')::float8 as position, current_database() as database`,
	);
	return onlyRow(rows);
}

/** The position up to which the replica has applied the log. */
export async function readReplicaState(pool: pg.Pool): Promise<ReplicaState> {
	const { rows } = await pool.query<ReplicaState>(
		`select coalesce((pg_last_wal_replay_lsn() - '0/0')::float8, -1) as position,
			current_database() as database, pg_is_in_recovery() as "isInRecovery"`,
	);
	return onlyRow(rows);
}

function onlyRow<Row>([row]: Row[]): Row {
	if (row === undefined) throw new Error("the database did not say how far it is");
	return row;
}
