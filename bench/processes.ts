import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FloorTask } from "./floor.ts";

/** A server under load, and how to end it. */
export type Running = { url: string; stop(): Promise<void> };
/** The product under load, whose process can be inspected and killed. */
export type RunningProduct = Running & { pid: number; kill(): Promise<void> };

/** Ends the process, cleanly by default, and waits for its end. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = new Promise((resolve) => child.once("exit", resolve));
	child.kill(signal);
	await gone;
}

/** Resident memory of a process in MB of 1000 kB, as Linux counts it. */
export async function memoryOf(pid: number): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, "utf8");
	const kibibytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
	return Math.round((kibibytes * 1024) / 1e6);
}

/** Starts the bare server with this task. */
export async function startFloor(task: FloorTask): Promise<Running> {
	const child = fork(join(import.meta.dirname, "floor.ts"), {
		env: { ...process.env, FLOOR_TASK: JSON.stringify(task) },
	});
	const port = await new Promise<number>((resolve, reject) => {
		child.once("message", (message) => resolve(Number(message)));
		child.once("exit", () => reject(new Error("the floor did not start")));
	});
	return { url: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}

async function startServer(
	script: string,
	args: string[],
	port: number,
	environment: Record<string, string>,
): Promise<RunningProduct> {
	const child = fork(join(import.meta.dirname, script), args, {
		// Those of `npm start`.
		execArgv: ["--expose-gc", "--max-semi-space-size=8"],
		env: {
			...process.env,
			PORT: String(port),
			NODE_ENV: "production",
			DEMO: "true",
			LOG_LEVEL: "error",
			BOT_CHECK: "off",
			...environment,
		},
	});
	const url = `http://127.0.0.1:${port}`;
	for (let attempt = 0; attempt < 1200; attempt++) {
		if (child.exitCode !== null) throw new Error(`${script} did not start`);
		const isReady = await fetch(`${url}/api/ready`).then(
			(answer) => answer.ok,
			() => false,
		);
		if (isReady)
			return {
				url,
				pid: child.pid ?? 0,
				stop: () => ended(child),
				kill: () => ended(child, "SIGKILL"),
			};
		await wait(100);
	}
	await ended(child);
	throw new Error(`${script} was not ready after two minutes`);
}

/** Starts the built product on this PostgreSQL database; `environment` changes its settings. */
export function startProduct(
	databaseUrl: string,
	port: number,
	environment: Record<string, string> = {},
): Promise<RunningProduct> {
	const data = join(import.meta.dirname, "../node_modules/.cache/nukkad-bench");
	return startServer("../build/program/server.js", [], port, {
		DATABASE_URL: databaseUrl,
		DATA_DIR: data,
		// The markets' professionals claim leads wherever they are.
		NEAR_FIRST_MINUTES: "0",
		...environment,
	});
}

/** Starts the demo market on the embedded database in this directory. */
export function startDemo(dataDirectory: string, port: number): Promise<Running> {
	const url = `http://127.0.0.1:${port}`;
	return startServer("../scripts/demo.ts", ["--quiet"], port, {
		DATABASE_URL: "",
		DATA_DIR: dataDirectory,
		PUBLIC_URL: url,
	});
}
