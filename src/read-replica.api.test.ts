import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { signIn } from "./accounts/server/testing/sign-in.ts";
import { buildJob } from "./job-board/server/testing/build-job.ts";
import { findService } from "./listings/server/testing/build-listing.ts";
import { inTransaction } from "./platform/server/database/database.ts";
import { openDatabase } from "./platform/server/database/open-database.ts";
import { asPublicRead } from "./platform/server/database/public-read.ts";
import type { ReadReplica } from "./platform/server/database/read-replica.ts";
import { createJobs } from "./platform/server/jobs/jobs.ts";
import { prepareData } from "./prepare-data.ts";
import { findPostgres, startStreamingPair, type StreamingPair } from "./testing/streaming-pair.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const programs = findPostgres();
const silent = { error() {}, warn() {} };
/** For whatever happens by itself, on a slow machine too. */
const patient = { timeout: 60_000, interval: 50 };

// Needs Debian's packages of the PostgreSQL server.
describe.skipIf(programs === null)("a streaming replica", { timeout: 120_000 }, () => {
	let pair: StreamingPair;
	let server: TestServer;
	let replica: ReadReplica;
	let employer: { token: string; user: { _id: string } };
	let serviceId: string;

	beforeAll(async () => {
		pair = await startStreamingPair(programs ?? "", { fsync: "off" });
		// What docs/deploy.md gives to the replica's user.
		await pair.primary.query("create role reader login in role pg_read_all_data");
		const database = await openDatabase({
			url: pair.primary.url,
			replicaUrl: pair.replica.url.replace("postgres@", "reader@"),
			dataDirectory: null,
		});
		await prepareData(database);
		const jobs = createJobs(database, silent);
		await jobs.start();
		await jobs.stop();
		server = await startTestServer({}, database);
		if (database.replica === undefined) throw new Error("a replica was expected");
		({ replica } = database);
		employer = await signIn(server, "+919000000010");
		({ serviceId } = await findService(server.db, "welder", null));
		await pair.primary.query("create table notes (text text)");
		await untilUsed(true);
	}, 120_000);
	afterAll(async () => {
		await server?.close();
		await pair?.close();
	}, 60_000);
	afterEach(() => vi.restoreAllMocks());

	const untilUsed = (isUsed: boolean) => vi.waitUntil(() => replica.isUsable() === isUsed, patient);

	/** Waits until the replica has all changes and is used. */
	async function untilInStep(): Promise<void> {
		await pair.untilInStep();
		await untilUsed(true);
	}

	/** Stops the replica, and the stopwatch by which its lag is measured. */
	async function pauseReplay(): Promise<void> {
		const now = performance.now();
		vi.spyOn(performance, "now").mockReturnValue(now);
		await pair.replica.query("select pg_wal_replay_pause()");
		const state = "select pg_get_wal_replay_pause_state() as state";
		await vi.waitUntil(
			async () => (await pair.replica.query<{ state: string }>(state))[0]?.state === "paused",
			patient,
		);
	}
	async function resumeReplay(): Promise<void> {
		vi.restoreAllMocks();
		await pair.replica.query("select pg_wal_replay_resume()");
		await untilInStep();
	}

	const postJob = () => buildJob(server, { createdBy: employer.user._id, serviceId });
	/** The ids of the jobs that a visitor with these headers sees. */
	async function jobsFor(options: { token?: string; headers?: Record<string, string> } = {}) {
		const { status, body } = await server.call("GET", "/api/jobs", options);
		expect(status).toBe(200);
		return (body.jobs as { _id: string }[]).map(({ _id }) => _id);
	}
	/** The number of statements that were answered by each database while the work ran. */
	async function readsDuring(work: () => Promise<unknown>) {
		const before = { ...replica.reads };
		await work();
		const { replica: onReplica, primary, repeated } = replica.reads;
		return {
			replica: onReplica - before.replica,
			primary: primary - before.primary,
			repeated: repeated - before.repeated,
		};
	}
	const readMetric = async (name: string) =>
		Number(new RegExp(`^${name} (.+)$`, "m").exec(await server.metrics.metrics())?.[1]);
	/** A guest reads until the replica is no longer used; no request may fail. */
	async function readUntilUnused(): Promise<void> {
		await vi.waitUntil(async () => {
			await Promise.all(Array.from({ length: 5 }, () => jobsFor()));
			return !replica.isUsable();
		}, patient);
	}
	const notes = async (on: "primary" | "replica") =>
		(await pair[on].query<{ text: string }>("select text from notes order by text")).map(({ text }) => text);

	test("serves guests' public reads, and no others", async () => {
		await untilInStep();
		const guests = await readsDuring(() => jobsFor());
		expect(guests.replica).toBeGreaterThan(0);
		expect([guests.primary, guests.repeated]).toEqual([0, 0]);
		const none = { replica: 0, primary: 0, repeated: 0 };
		expect(await readsDuring(() => jobsFor({ token: employer.token }))).toEqual(none);
		expect(await readsDuring(() => server.call("GET", "/api/users/me", { token: employer.token }))).toEqual(
			none,
		);
		// It says whether the primary accepts changes.
		await server.jobs.start();
		const ready = () => server.call("GET", "/api/ready");
		expect(await readsDuring(async () => expect((await ready()).status).toBe(200))).toEqual(none);
		await server.jobs.stop();
		expect(await readMetric("replica_used")).toBe(1);
		expect(await readMetric("replica_lag_seconds")).toBeLessThan(5);
		expect(await readMetric('public_reads_total\\{database="replica"\\}')).toBe(replica.reads.replica);
	});

	test("shows people their own changes while the replica lacks them", async () => {
		const job = await postJob();
		await untilInStep();
		await pauseReplay();
		const removed = await server.call("DELETE", `/api/jobs/${job}`, { token: employer.token });
		expect(removed.status).toBe(204);
		const cookie = String(removed.headers["set-cookie"]);
		expect(cookie).toBe("changed=1; Path=/; Max-Age=15; HttpOnly; SameSite=Lax");
		const other = await postJob();
		// Everyone else reads from the replica, a few seconds late.
		expect(await jobsFor()).toContain(job);
		expect(await jobsFor()).not.toContain(other);
		for (const options of [{ token: employer.token }, { headers: { cookie: `a=b; ${cookie}` } }]) {
			const seen = await jobsFor(options);
			expect(seen).not.toContain(job);
			expect(seen).toContain(other);
		}
		await resumeReplay();
		expect(await jobsFor()).not.toContain(job);
		expect(await jobsFor()).toContain(other);
	});

	test("keeps what several requests share on the primary", async () => {
		await untilInStep();
		await pauseReplay();
		await pair.primary.query("update sectors set sector_name = coalesce(sector_name, sector) || ' and more'");
		server.clock.advance(60_000);
		const { body } = await server.call("GET", "/api/sector");
		expect(JSON.stringify(body)).toContain("and more");
		await resumeReplay();
	});

	test("refuses changes, which then run on the primary with all that follows", async () => {
		await untilInStep();
		await pauseReplay();
		const seen = await asPublicRead(async () => {
			await server.db.execute(sql`insert into notes values ('a')`);
			return (await server.db.execute(sql`select text from notes`)).rows;
		});
		expect(seen).toEqual([{ text: "a" }]);
		const afterTransaction = await asPublicRead(async () => {
			await inTransaction(server.db, (tx) => tx.execute(sql`insert into notes values ('b')`));
			return (await server.db.execute(sql`select text from notes order by text`)).rows;
		});
		expect(afterTransaction).toEqual([{ text: "a" }, { text: "b" }]);
		expect(replica.isUsable()).toBe(true);
		await resumeReplay();
	});

	test("is not used while it lags by a minute, and its lag is shown", async () => {
		await untilInStep();
		await pauseReplay();
		const job = await postJob();
		const paused = performance.now();
		vi.spyOn(performance, "now").mockReturnValue(paused + 60_000);
		await untilUsed(false);
		await vi.waitUntil(async () => (await readMetric("replica_lag_seconds")) >= 60, patient);
		const reads = await readsDuring(async () => expect(await jobsFor()).toContain(job));
		expect(reads.primary).toBeGreaterThan(0);
		expect([reads.replica, reads.repeated]).toEqual([0, 0]);
		expect(await readMetric("replica_used")).toBe(0);
		await resumeReplay();
		expect(await readMetric("replica_used")).toBe(1);
	});

	test("fails no request when it dies, and is used again after its restart", async () => {
		await untilInStep();
		await pair.replica.kill();
		await readUntilUnused();
		expect((await readsDuring(() => jobsFor())).replica).toBe(0);
		await pair.replica.restart();
		await untilInStep();
		expect((await readsDuring(() => jobsFor())).replica).toBeGreaterThan(0);
	});

	test("fails no request when it hangs, when its lag grows, and is used again when it continues", async () => {
		await untilInStep();
		// On a connection that it has open, too.
		await jobsFor();
		pair.replica.freeze();
		await readUntilUnused();
		expect((await readsDuring(() => jobsFor())).replica).toBe(0);
		const lag = replica.lagSeconds();
		await vi.waitUntil(() => replica.lagSeconds() > lag + 2, patient);
		pair.replica.thaw();
		await untilInStep();
		expect((await readsDuring(() => jobsFor())).replica).toBeGreaterThan(0);
	});

	test("a read that it cancels for a change of the primary is repeated there, and it stays in use", async () => {
		await pair.replica.query("alter system set max_standby_streaming_delay = 0");
		await pair.replica.query("select pg_reload_conf()");
		await pair.primary.query("insert into notes values ('vacuumed')");
		await untilInStep();
		const slowRead = sql`select count(*)::int as count, pg_sleep(1.5) is null as "isAwake" from notes`;
		const reading =
			"select 1 from pg_stat_activity where state = 'active' and query like '%isAwake%' and pid <> pg_backend_pid()";
		const conflicts = "select sum(confl_snapshot + confl_lock)::int as count from pg_stat_database_conflicts";
		await vi.waitFor(async () => {
			await untilUsed(true);
			const reads = await readsDuring(async () => {
				const read = asPublicRead(async () => await server.db.execute(slowRead));
				await vi.waitUntil(async () => (await pair.replica.query(reading)).length > 0, patient);
				await pair.primary.query("delete from notes");
				await pair.primary.query("vacuum notes");
				await pair.primary.query("insert into notes values ('after')");
				expect((await read).rows).toHaveLength(1);
			});
			expect(reads).toEqual({ replica: 0, primary: 0, repeated: 1 });
			expect((await pair.replica.query<{ count: number }>(conflicts))[0]?.count).toBeGreaterThan(0);
			// Since it answered with an error, it is alive.
			expect(replica.isUsable()).toBe(true);
		}, patient);
	});

	test("does not take changes or serve reads after its promotion", async () => {
		await untilInStep();
		await pair.primary.query("delete from notes");
		// Nothing else prevents its use: its user may change notes, and its lag does not grow.
		await pair.primary.query("grant insert on notes to reader");
		await untilInStep();
		vi.spyOn(performance, "now").mockReturnValue(performance.now());
		await pair.replica.query("select pg_promote()");
		await asPublicRead(
			async () => await server.db.execute(sql`insert into notes values ('after promotion')`),
		);
		expect(await notes("primary")).toEqual(["after promotion"]);
		expect(await notes("replica")).toEqual([]);
		await readUntilUnused();
		const job = await postJob();
		expect(await jobsFor()).toContain(job);
	});
});
