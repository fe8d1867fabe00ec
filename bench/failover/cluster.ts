import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { supportsNames } from "../../src/testing/pgbouncer.ts";
import { giveToPostgres, killFamily, startAsPostgres, until } from "./as-postgres.ts";

const configuration = join(import.meta.dirname, "../../deploy");
const passwords = { RESTAPI_PASSWORD: "r", SUPERUSER_PASSWORD: "s", REPLICATION_PASSWORD: "p" };
const poolerPort = 6632;
const databasePort = 5000;
const etcdUrl = "http://127.0.0.11:2379";

const url = `postgres://postgres:${passwords.SUPERUSER_PASSWORD}@127.0.0.1:${databasePort}/postgres`;

/** The servers of the cluster, each at an address of its own on this machine. */
export const nodes = { db1: "127.0.0.11", db2: "127.0.0.12" } as const;
export type Node = keyof typeof nodes;
export const nodeNames = Object.keys(nodes) as Node[];

type Member = { name: Node; role: string; state: string; lag?: number };

/** HAProxy trusts all servers until its first checks, so several connections in a row must reach the primary. */
async function leadsToPrimary(address: string): Promise<boolean> {
	for (let attempt = 0; attempt < 4; attempt++) {
		const client = new pg.Client({ connectionString: address });
		try {
			await client.connect();
			const { rows } = await client.query<{ replica: boolean }>("select pg_is_in_recovery() as replica");
			if (rows[0]?.replica !== false) return false;
		} finally {
			await client.end().catch(() => {});
		}
		await wait(1_000);
	}
	return true;
}

/** Throws unless everything that the cluster consists of is installed. */
export function checkPrograms(): void {
	for (const path of ["/usr/bin/patroni", "/usr/bin/etcd", "/usr/sbin/haproxy", "/usr/sbin/pgbouncer"])
		if (!existsSync(path))
			throw new Error(`${path} is missing: apt-get install patroni etcd-server haproxy pgbouncer`);
}

/**
 * Starts etcd, two servers of PostgreSQL under Patroni, and HAProxy, from the files in `deploy/failover/` with other
 * addresses and folders.
 */
export async function startCluster() {
	const folder = mkdtempSync(join(tmpdir(), "nukkad-failover-"));
	chmodSync(folder, 0o755);
	const running = new Map<string, number>();

	/** A file of `deploy/` for this machine; `own` replaces its placeholders. */
	function write(from: string, name: string, own: Record<string, string> = {}): string {
		let text = readFileSync(join(configuration, from), "utf8");
		for (const [placeholder, value] of Object.entries({
			"10.0.0.": "127.0.0.",
			"/var/run/postgresql": folder,
			"/run/postgresql": folder,
			"/var/log/postgresql": folder,
			"/etc/pgbouncer": folder,
			// It runs as postgres already.
			"\tuser haproxy\n\tgroup haproxy\n": "",
			...own,
		}))
			text = text.replaceAll(placeholder, value);
		const path = join(folder, name);
		writeFileSync(path, text);
		giveToPostgres(folder);
		return path;
	}
	function start(name: string, command: string[], environment: Record<string, string> = {}): void {
		const child = startAsPostgres(command, join(folder, `${name}.out`), environment);
		running.set(name, child.pid ?? 0);
	}
	function kill(name: string): void {
		const pid = running.get(name);
		if (pid !== undefined) killFamily(pid);
		running.delete(name);
		// Patroni detaches PostgreSQL, which names itself in the first line of this file.
		const pidFile = join(folder, `${name}-data`, "postmaster.pid");
		if (existsSync(pidFile)) killFamily(Number.parseInt(readFileSync(pidFile, "utf8"), 10));
	}

	const startEtcd = () =>
		start("etcd", ["/usr/bin/etcd"], {
			ETCD_NAME: "db1",
			ETCD_DATA_DIR: join(folder, "etcd"),
			ETCD_LISTEN_CLIENT_URLS: etcdUrl,
			ETCD_ADVERTISE_CLIENT_URLS: etcdUrl,
			ETCD_LISTEN_PEER_URLS: "http://127.0.0.11:2380",
			ETCD_INITIAL_ADVERTISE_PEER_URLS: "http://127.0.0.11:2380",
			ETCD_INITIAL_CLUSTER: "db1=http://127.0.0.11:2380",
		});
	const startNode = (node: Node) => {
		const own = {
			NAME: node,
			ADDRESS: nodes[node],
			...passwords,
			"127.0.0.11:2379,127.0.0.12:2379,127.0.0.13:2379": "127.0.0.11:2379",
			"/var/lib/postgresql/15/nukkad": join(folder, `${node}-data`),
			"/var/lib/postgresql": folder,
			"/var/run/postgresql": join(folder, `${node}-socket`),
			"mode: automatic": "mode: 'off'",
		};
		start(node, ["/usr/bin/patroni", write("failover/patroni.yml", `${node}.yml`, own)]);
	};

	async function members(): Promise<Member[]> {
		for (const node of nodeNames) {
			const answer = await fetch(`http://${nodes[node]}:8008/cluster`).catch(() => null);
			if (answer?.ok === true) return ((await answer.json()) as { members: Member[] }).members;
		}
		return [];
	}
	const primary = async () => (await members()).find(({ role }) => role === "leader")?.name;
	/** Whether this many servers run, and the second one confirms each commit. */
	const isSynchronous = async () => (await members()).some(({ role }) => role === "sync_standby");

	const killAll = () => {
		for (const name of [...running.keys()].toReversed()) kill(name);
	};

	try {
		startEtcd();
		for (const node of nodeNames) {
			for (const kind of ["data", "socket"]) mkdirSync(join(folder, `${node}-${kind}`), { mode: 0o700 });
			startNode(node);
			await until(`${node} runs`, async () => (await members()).some(({ name }) => name === node));
		}
		await until("a synchronous standby", isSynchronous);
		start("haproxy", ["/usr/sbin/haproxy", "-f", write("failover/haproxy.cfg", "haproxy.cfg")]);
		await until("HAProxy leads to the primary", () => leadsToPrimary(url));
	} catch (error) {
		killAll();
		throw new Error(`the cluster did not start, see ${folder}`, { cause: error });
	}

	return {
		/** Of the server that is the primary, through HAProxy. */
		url,
		primary,
		isSynchronous,
		members,
		startEtcd,
		startNode,
		kill,
		/** Starts PgBouncer before HAProxy for the database of this URL; `secret` is its user's encrypted password. */
		startPooler(databaseUrl: string, secret: string): string {
			const address = new URL(databaseUrl);
			const name = address.pathname.slice(1);
			writeFileSync(join(folder, "userlist.txt"), `"postgres" "${secret}"\n`);
			const file = write("pgbouncer.ini", "pgbouncer.ini", {
				"nukkad = host=127.0.0.1 port=5432 dbname=nukkad": `${name} = host=127.0.0.1 port=${databasePort} dbname=${name}`,
				"listen_port = 6432": `listen_port = ${poolerPort}`,
			});
			if (!supportsNames) {
				const text = readFileSync(file, "utf8");
				writeFileSync(file, text.replace(/^max_prepared_statements.*$/m, ""));
			}
			start("pgbouncer", ["/usr/sbin/pgbouncer", file]);
			address.port = String(poolerPort);
			return address.href;
		},
		/** A planned change of the primary; resolves when Patroni reports it done. */
		switchOver(from: Node, to: Node): void {
			const args = ["-c", join(folder, `${from}.yml`), "switchover", "nukkad", "--force"];
			execFileSync("patronictl", [...args, "--master", from, "--candidate", to], {
				stdio: "ignore",
			});
		},
		stop(): void {
			killAll();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>;
