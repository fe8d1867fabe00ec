import { Registry } from "prom-client";
import { expect, test } from "vitest";
import type { Db } from "../database/database.ts";
import { createDatabaseMetrics } from "./database-metrics.ts";

const answering = { execute: async () => ({ rows: [{ readOnly: "off" }] }) } as unknown as Db;
const away = { execute: () => Promise.reject(new Error("away")) } as unknown as Db;
const hanging = { execute: () => new Promise(() => {}) } as unknown as Db;

const gauges = [
	{ name: "plain", help: "-" },
	{ name: "by_queue", help: "-", labelNames: ["queue"] },
];
const read = async () => [
	{ gauge: "plain", value: 7 },
	{ gauge: "by_queue", labels: { queue: "a" }, value: 3 },
];
const samples = async (registry: Registry) =>
	(await registry.metrics()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));

test("reads the values once for scrapes that follow each other", async () => {
	const registry = new Registry();
	let readings = 0;
	createDatabaseMetrics(registry, answering).add(gauges, () => {
		readings++;
		return read();
	});
	const expected = ["database_up 1", "plain 7", 'by_queue{queue="a"} 3'];
	expect(await samples(registry)).toEqual(expected);
	expect(await samples(registry)).toEqual(expected);
	expect(readings).toBe(1);
});

test.each([
	["is away", away, () => Promise.reject(new Error("away"))],
	["does not answer", hanging, () => new Promise<never>(() => {})],
])("gives no values and does not fail while the database %s", async (_title, db, reading) => {
	const registry = new Registry();
	createDatabaseMetrics(registry, db, 20).add(gauges, reading);
	expect(await samples(registry)).toEqual(["database_up 0"]);
	expect(await samples(registry)).toEqual(["database_up 0"]);
});
