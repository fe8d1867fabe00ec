import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../../../platform/dates.ts";
import { runIfLockIsFree } from "../../../platform/server/database/advisory-lock.ts";
import type { Database } from "../../../platform/server/database/database.ts";
import type { Log } from "../../../platform/server/process/log.ts";
import { pincodeDirectory } from "../../pincode-directory.ts";
import { isLoaded, markLoaded, writePincodes } from "./directory.repository.ts";
import { type DirectorySource, readBundledDirectory } from "./directory-source.ts";

/** Any number that no other lock on the same database takes. */
const directoryLock = 4_206_131;
/** Between two batches, in milliseconds: on the embedded database requests get their turn here. */
const breath = 5;
/** Until the next look whether another process has finished, or until the next try after a failure, in milliseconds. */
const timeoutMs = 5_000;
/** After so many failures in a row it is left to the next start. */
const triesAtMost = 10;

type Dependencies = {
	database: Database;
	clock: Clock;
	log: Pick<Log, "info" | "error">;
	source?: DirectorySource;
	edition?: string;
	timeoutMs?: number;
};

export type DirectoryLoad = {
	/** Begins to load in the background unless the directory is there; of several processes one loads. */
	start(): void;
	/** Ends the load after the batch under way; the next start goes on. */
	stop(): Promise<void>;
	/** Resolves when there is nothing more to do here. */
	done(): Promise<void>;
	/** Whether pincodes may still be missing because the directory is being loaded, here or by another process. */
	isUnderWay(): boolean;
};

/** What is written down as loaded: the package, its version and the rules that cleaned it. */
export const currentEdition = `${pincodeDirectory.package} ${pincodeDirectory.packageVersion}-${pincodeDirectory.rules}`;

/** The load of the pincode directory into the database, once for every edition; nothing happens before start(). */
export function createDirectoryLoad({
	database,
	clock,
	log,
	source = readBundledDirectory,
	edition = currentEdition,
	timeoutMs: pause = timeoutMs,
}: Dependencies): DirectoryLoad {
	const stopping = new AbortController();
	// Calls are answered before the start: until then pincodes may be missing, too.
	let isLoading = true;
	let underWay: Promise<void> = Promise.resolve();

	async function load(): Promise<void> {
		// Asked again under the lock: another process may have finished in between.
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
