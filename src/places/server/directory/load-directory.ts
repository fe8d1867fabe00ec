import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../../../platform/dates.ts";
import { runIfLockIsFree } from "../../../platform/server/database/advisory-lock.ts";
import type { Database } from "../../../platform/server/database/database.ts";
import type { Log } from "../../../platform/server/process/log.ts";
import { pincodeDirectory } from "../../pincode-directory.ts";
import { isLoaded, markLoaded, writePincodes } from "./directory.repository.ts";
import { type DirectorySource, readBundledDirectory } from "./directory-source.ts";

/** A number that no other advisory lock of the database uses. */
const directoryLock = 4_206_131;
/** The pause between batches, in milliseconds, in which the embedded database serves requests. */
const breath = 5;
/** The wait before checking whether another process has finished, and after a failure, in milliseconds. */
const timeoutMs = 5_000;
/** After this many failures in a row, the next start of the process tries again. */
const triesAtMost = 10;

type Dependencies = {
	database: Database;
	clock: Clock;
	log: Pick<Log, "info" | "error">;
	source?: DirectorySource;
	edition?: string;
	/** Called when all pincodes are stored, before the edition is recorded as loaded. */
	loaded?: () => Promise<void>;
	timeoutMs?: number;
};

export type DirectoryLoad = {
	/** Starts to load in the background if the directory is missing. Only one process loads it. */
	start(): void;
	/** Stops the load after the current batch. The next start continues it. */
	stop(): Promise<void>;
	/** Resolves when the load has ended. */
	done(): Promise<void>;
	/** Whether pincodes may be missing because this or another process is loading the directory. */
	isUnderWay(): boolean;
};

/** The edition recorded as loaded: the package, its version and the version of the cleaning rules. */
export const currentEdition = `${pincodeDirectory.package} ${pincodeDirectory.packageVersion}-${pincodeDirectory.rules}`;

/** Creates the load of the pincode directory into the database, once per edition. Does nothing before start(). */
export function createDirectoryLoad({
	database,
	clock,
	log,
	source = readBundledDirectory,
	edition = currentEdition,
	loaded = async () => {},
	timeoutMs: pause = timeoutMs,
}: Dependencies): DirectoryLoad {
	const stopping = new AbortController();
	// The server responds to requests before start(), and pincodes may be missing until then.
	let isLoading = true;
	let underWay: Promise<void> = Promise.resolve();

	async function load(): Promise<void> {
		// Checked again with the lock, because another process may have finished in the meantime.
		if (await isLoaded(database.db, edition)) return;
		const startedAt = performance.now();
		let count = 0;
		for await (const batch of source()) {
			if (stopping.signal.aborted) return;
			await writePincodes(database.db, `directory ${edition}`, clock(), batch);
			count += batch.length;
			await wait(breath);
		}
		if (count === 0) throw new Error("the pincode directory is empty");
		await loaded();
		await markLoaded(database.db, edition, clock());
		const seconds = Math.round((performance.now() - startedAt) / 1000);
		log.info({ edition, pincodes: count, seconds }, "pincode directory loaded");
	}

	async function loadAlone(): Promise<void> {
		const { driver } = database;
		if (driver.kind === "pglite") await load();
		else await runIfLockIsFree(driver.pool, directoryLock, load);
	}

	async function run(): Promise<void> {
		let failures = 0;
		while (!stopping.signal.aborted && failures < triesAtMost) {
			try {
				if (await isLoaded(database.db, edition)) return;
				await loadAlone();
				if (await isLoaded(database.db, edition)) return;
			} catch (error) {
				failures += 1;
				log.error({ err: error }, "pincode directory");
			}
			await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
		}
	}

	return {
		start() {
			isLoading = true;
			underWay = run().finally(() => (isLoading = false));
		},
		async stop() {
			stopping.abort();
			await underWay;
		},
		done: () => underWay,
		isUnderWay: () => isLoading,
	};
}
