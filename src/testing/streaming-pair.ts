import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** Where Debian's packages put each version's programs. */
const debianFolder = "/usr/lib/postgresql";

/** The folder with the programs of the newest installed PostgreSQL, or null. */
export function findPostgres(): string | null {
	const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
	const folders = versions
		.toSorted((a, b) => Number(b) - Number(a))
		.map((version) => join(debianFolder, version, "bin"));
	const isComplete = (folder: string) =>
		["initdb", "postgres", "pg_basebackup"].every((name) => existsSync(join(folder, name)));
	return folders.find(isComplete) ?? null;
}

const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root, and must not outlive a test that is killed. */
const wrapper = [
	"setpriv",
	"--pdeathsig=QUIT",
	...(isRoot ? ["--reuid=postgres", "--regid=postgres", "--clear-groups"] : []),
];

function run(...command: string[]): void {
	const [program = "", ...args] = [...wrapper, ...command];
	execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"], cwd: "/" });
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}

/** A running server of the pair. */
export type PairServer = {
	url: string;
	/** Runs a statement as the superuser, on a connection of its own. */
	query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
	/** Stops all its processes as if the machine hung, or continues them. */
	freeze(): void;
	thaw(): void;
	/** Ends it at once, with all its sessions. */
	kill(): Promise<void>;
	/** Starts it again after a kill. */
	restart(): Promise<void>;
};

async function startServer(programs: string, data: string, port: number): Promise<PairServer> {
	const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
	let child: ChildProcess;

	async function query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
		const client = new pg.Client({ connectionString: url });
		client.on("error", () => {});
		await client.connect();
		try {
			return (await client.query<Row>(statement)).rows;
		} finally {
			await client.end();
		}
	}

	async function start(): Promise<void> {
		const [program, ...args] = [...wrapper, join(programs, "postgres"), "-D", data];
		child = spawn(program, args, { stdio: "ignore", cwd: "/" });
		for (;;) {
			if (child.exitCode !== null) throw new Error(`PostgreSQL in ${data} did not start`);
			if (await query("select 1").catch(() => null)) return;
			await wait(50);
		}
	}

	/** The server's processes, each in a group of its own. */
	function signal(name: NodeJS.Signals): void {
		const { pid = 0 } = child;
		// The parent first, so that it starts no other while its children stop.
		process.kill(pid, name);
		const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
		for (const one of children.map(Number))
			try {
				if (one > 0) process.kill(one, name);
			} catch {
				// It has just ended.
			}
	}

	await start();
	return {
		url,
		query,
		freeze: () => signal("SIGSTOP"),
		thaw: () => signal("SIGCONT"),
		async kill() {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const gone = once(child, "exit");
			signal("SIGCONT");
			// An immediate shutdown: it writes nothing more. SIGKILL would leave its shared memory.
			child.kill("SIGQUIT");
			await gone;
		},
		restart: start,
	};
}

export type StreamingPair = {
	primary: PairServer;
	replica: PairServer;
	/** Waits until the replica has applied everything. */
	untilInStep(): Promise<void>;
	close(): Promise<void>;
};

/** Starts a primary and a streaming replica of it, with slots, in a temporary folder; `settings` are of both. */
export async function startStreamingPair(
	programs: string,
	settings: Record<string, string> = {},
): Promise<StreamingPair> {
	const folder = mkdtempSync(join(tmpdir(), "nukkad-pair-"));
	if (isRoot) execFileSync("chown", ["postgres:postgres", folder]);
	const [primaryData, replicaData] = [join(folder, "primary"), join(folder, "replica")];
	const servers: PairServer[] = [];
	async function close(): Promise<void> {
		await Promise.all(servers.map((server) => server.kill()));
		rmSync(folder, { recursive: true, force: true });
	}
	async function start(data: string): Promise<PairServer> {
		const port = await freePort();
		appendFileSync(join(data, "postgresql.conf"), `port = ${port}\n`);
		const server = await startServer(programs, data, port);
		servers.push(server);
		return server;
	}
	try {
		run(
			join(programs, "initdb"),
			"-D",
			primaryData,
			"-U",
			"postgres",
			"-A",
			"trust",
			"-E",
			"UTF8",
			"--no-sync",
		);
		const all = {
			listen_addresses: "127.0.0.1",
			unix_socket_directories: "",
			shared_buffers: "64MB",
			max_connections: "100",
			...settings,
		};
		const lines = Object.entries(all).map(([name, value]) => `${name} = '${value}'\n`);
		appendFileSync(join(primaryData, "postgresql.conf"), lines.join(""));
		const primary = await start(primaryData);
		run(
			join(programs, "pg_basebackup"),
			"-d",
			primary.url,
			"-D",
			replicaData,
			"-R",
			"-C",
			"-S",
			"replica",
			"-c",
			"fast",
			"--no-sync",
		);
		const replica = await start(replicaData);
		async function untilInStep(): Promise<void> {
			const position = "select pg_current_wal_lsn() as position";
			const [at] = await primary.query<{ position: string }>(position);
			const applied = `select pg_last_wal_replay_lsn() >= '${at?.position}' as done`;
			while ((await replica.query<{ done: boolean }>(applied))[0]?.done !== true) await wait(50);
		}
		return { primary, replica, untilInStep, close };
	} catch (error) {
		await close();
		throw error;
	}
}
