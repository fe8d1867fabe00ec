import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

const program = process.env["TEST_PGBOUNCER"] ?? "/usr/sbin/pgbouncer";

/** Whether PgBouncer is installed (Debian: apt-get install pgbouncer). */
export const hasPgBouncer = existsSync(program);
/** Whether it supports named statements, as versions from 1.21 on do. */
export const supportsNames =
	hasPgBouncer &&
	/PgBouncer 1\.(2[1-9]|[3-9]\d)/.test(execFileSync(program, ["--version"], { encoding: "utf8" }));

export type PgBouncer = {
	/** The URL of this database through the pooler. */
	urlOf(name: string): string;
	stop(): Promise<void>;
};

/** Starts PgBouncer in transaction mode before a PostgreSQL server, with further settings of its configuration. */
export async function startPgBouncer(
	server: string,
	{ connectQuery, ...settings }: Record<string, string | number> = {},
): Promise<PgBouncer> {
	const { hostname, port, username, password } = new URL(server);
	const folder = mkdtempSync(join(tmpdir(), "nukkad-pgbouncer-"));
	const listenPort = await freePort();
	const file = join(folder, "pgbouncer.ini");
	const all = {
		listen_addr: "127.0.0.1",
		listen_port: listenPort,
		unix_socket_dir: "",
		auth_type: "any",
		pool_mode: "transaction",
		max_client_conn: 500,
		...settings,
	};
	const target = [
		`host=${hostname}`,
		`port=${port || "5432"}`,
		`user=${decodeURIComponent(username)}`,
		...(password === "" ? [] : [`password=${decodeURIComponent(password)}`]),
		...(connectQuery === undefined ? [] : [`connect_query='${connectQuery}'`]),
	];
	writeFileSync(
		file,
		`[databases]\n* = ${target.join(" ")}\n[pgbouncer]\n${Object.entries(all)
			.map(([name, value]) => `${name} = ${value}\n`)
			.join("")}`,
	);
	// It refuses to run as root, and then reads its file as another user.
	const isRoot = process.getuid?.() === 0;
	if (isRoot) for (const path of [folder, file]) chmodSync(path, 0o755);
	const child = spawn(program, [...(isRoot ? ["--user=nobody"] : []), file], { stdio: "ignore" });
	const url = (name: string) => `postgres://${username}@127.0.0.1:${listenPort}/${name}`;
	try {
		await untilListening(child, url("pgbouncer"));
	} catch (error) {
		child.kill();
		throw error;
	}
	return {
		urlOf: url,
		async stop() {
			child.kill("SIGKILL");
			if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
			rmSync(folder, { recursive: true });
		},
	};
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (address === null || typeof address === "string") throw new Error("no port is free");
	return address.port;
}

/** Resolves when PgBouncer's own database answers. */
async function untilListening(child: ChildProcess, url: string): Promise<void> {
	for (let attempt = 0; attempt < 300; attempt++) {
		if (child.exitCode !== null) throw new Error(`pgbouncer ended with code ${child.exitCode}`);
		const client = new pg.Client({ connectionString: url });
		try {
			await client.connect();
			return;
		} catch {
			await wait(100);
		} finally {
			await client.end().catch(() => {});
		}
	}
	throw new Error("pgbouncer did not answer");
}
