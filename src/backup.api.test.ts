import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, openAsBlob, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { generateIdentity, identityToRecipient } from "age-encryption";
import pg from "pg";
import { describe, expect, inject, test } from "vitest";
import { signIn } from "./accounts/server/testing/sign-in.ts";
import { backupPictures } from "./backup-pictures.ts";
import { startInvoices } from "./invoices/server/testing/start-invoices.ts";
import { packArchive } from "./platform/server/backup/archive.ts";
import { type BackupPlace, openBackupPlace } from "./platform/server/backup/backup-place.ts";
import { offerSnapshots } from "./platform/server/backup/embedded-snapshot.ts";
import { makeBackup } from "./platform/server/backup/make-backup.ts";
import { manifestName } from "./platform/server/backup/manifest.ts";
import { restoreBackup } from "./platform/server/backup/restore-backup.ts";
import type { Database } from "./platform/server/database/database.ts";
import { newestMigration, openDatabase } from "./platform/server/database/open-database.ts";
import { prepareData } from "./prepare-data.ts";
import { dataFolder } from "./testing/data-folder.ts";
import { fixture } from "./testing/fixture.ts";
import { root } from "./testing/root.ts";
import { testSettings } from "./testing/test-server.ts";

const template = inject("template");
const key = await generateIdentity();
const { signal } = new AbortController();
const picture = "service-professionals/0123456789abcdef-800.webp";
const now = new Date("2026-11-28T02:30:00Z");

type Place = { settings: Record<string, string>; open: () => Promise<Database> };

/** An empty data directory. */
function embedded(): Place {
	const folder = dataFolder();
	return {
		settings: { DATA_DIR: folder },
		async open() {
			const isNew = !existsSync(join(folder, "database"));
			if (template.kind === "postgres" || !isNew) return openDatabase({ dataDirectory: folder });
			return openDatabase({ dataDirectory: folder, loadFrom: await openAsBlob(template.file) });
		},
	};
}

/** A database on the tests' server, which does not exist yet. */
function onServer(): Place & { run: (statement: string) => Promise<void>; name: string } {
	if (template.kind !== "postgres") throw new Error("PostgreSQL was expected");
	const name = `${template.name}_${randomBytes(4).toString("hex")}`;
	const { server } = template;
	const url = new URL(server);
	url.pathname = `/${name}`;
	async function run(statement: string): Promise<void> {
		const client = new pg.Client({ connectionString: server });
		await client.connect();
		await client.query(statement);
		await client.end();
	}
	const open = () => openDatabase({ url: url.href, dataDirectory: null });
	return { settings: { DATA_DIR: dataFolder(), DATABASE_URL: url.href }, open, run, name };
}

/** Starts the server of a place. */
async function serve({ settings, open }: Place) {
	const database = await open();
	const market = await startInvoices(settings, database);
	if (database.driver.kind === "postgres") return market;
	const stop = offerSnapshots(database.driver.lite, settings["DATA_DIR"] ?? "", market.app.log);
	return {
		...market,
		async close() {
			stop();
			await market.close();
		},
	};
}

/** Starts a market with a person, an invoice and two pictures. */
async function fillMarket(place: Place) {
	const database = await place.open();
	await prepareData(database);
	await database.close();
	const market = await serve(place);
	const { subscriptionId, token, user } = await market.sellTo("Asha Devi");
	const bytes = randomBytes(30_000);
	const pictures = await backupPictures(testSettings(place.settings));
	await pictures.put(picture, bytes);
	await pictures.put("papers/licence.pdf", bytes);
	const { rawPayload: invoice } = await market.readPdf(subscriptionId, token);
	return { subscriptionId, user, bytes, invoice, close: () => market.close() };
}
type Filled = Awaited<ReturnType<typeof fillMarket>>;

const backups = { BACKUP_DIR: dataFolder(), BACKUP_RECIPIENTS: await identityToRecipient(key) };

async function backUp(of: Place, changes: Partial<BackupPlace> = {}, picturesOnly = false) {
	const settings = testSettings({ ...backups, ...of.settings });
	const pictures = await backupPictures(settings);
	const place = { ...(await openBackupPlace(settings)), ...changes };
	return makeBackup({ settings, pictures, place, picturesOnly, now, signal });
}

async function restore(place: Place, archive: Readable, picturesOnly = false, identities = [key]) {
	const settings = testSettings(place.settings);
	const pictures = await backupPictures(settings);
	return restoreBackup({ settings, archive, identities, pictures, picturesOnly, signal });
}

/** Runs `npm run restore` with a file that has the key. Returns what it prints. */
async function restoreByCommand({ settings }: Place, name: string, identity = key): Promise<string> {
	const keyFile = join(dataFolder(), "backup.key");
	writeFileSync(keyFile, `${identity}\n`);
	const env = { PATH: process.env["PATH"], BACKUP_DIR: backups.BACKUP_DIR, ...settings };
	const args = ["src/restore-command.ts", name, "--key", keyFile];
	return (await promisify(execFile)(process.execPath, args, { cwd: root, env })).stdout;
}
const openBackup = async (name: string) => (await openBackupPlace(testSettings(backups))).open(name);
const filesIn = ({ settings }: Place) =>
	readdirSync(settings["DATA_DIR"] ?? "", { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name !== "process.lock")
		.map((entry) => entry.name);

/** Starts the server on a restored market, logs in, and opens the invoice and the picture. */
async function expectMarket(place: Place, filled: Filled): Promise<void> {
	const market = await serve(place);
	try {
		market.clock.advance(60_000);
		const { token, user } = await signIn(market, filled.user.mobile);
		expect(user).toMatchObject({ _id: filled.user._id, name: "Asha Devi" });
		const invoice = await market.readPdf(filled.subscriptionId, token);
		expect(invoice.statusCode).toBe(200);
		expect(invoice.rawPayload.equals(filled.invoice)).toBe(true);
		const shown = await market.app.inject(`/media/${picture}`);
		expect(shown.rawPayload.equals(filled.bytes)).toBe(true);
	} finally {
		await market.close();
	}
}

describe("an embedded market", () => {
	const from = embedded();
	const to = embedded();
	const filled = fixture(() => fillMarket(from));
	const name = "backup-20261128T023000Z.tar.gz.age";

	test("is backed up while it runs and restored: log in, open the invoice and the picture", async () => {
		expect(await backUp(from)).toEqual({ name, pictures: 2, deleted: [] });
		await filled.close();
		const wrong = restoreByCommand(to, name, await generateIdentity());
		await expect(wrong).rejects.toMatchObject({ code: 1, stderr: "The key does not open this backup.\n" });
		expect(await restoreByCommand(to, name)).toBe(`${name} is restored. Pictures: 2.\n`);
		await expectMarket(to, filled);
	});

	test("is not overwritten by a restore", async () => {
		const before = filesIn(to);
		await expect(restore(to, Readable.from([]))).rejects.toThrow("restore into an empty data directory");
		await expect(restore(to, Readable.from([]), true)).rejects.toThrow("There are pictures already");
		expect(filesIn(to)).toEqual(before);
	});

	test("is backed up without a server too, and none starts meanwhile", async () => {
		const old = ["backup-20261025T022959Z.tar.gz.age", "backup-20261025T023000Z.tar.gz", "another file"];
		const report = await backUp(from, {
			async put(_name: string, archive: Readable) {
				await expect(from.open()).rejects.toThrow("is open in process");
				archive.destroy();
			},
			list: async () => old.map((one) => ({ name: one, size: 1 })),
			delete: async () => {},
		});
		expect(report.deleted).toEqual([old[0]]);
	});

	test("leaves nothing behind if its backup is incomplete, or the key is wrong", async () => {
		const empty = embedded();
		const bytes = await buffer(await openBackup(name));
		for (const length of [bytes.length - 1_000, bytes.length / 2, 1_000])
			await expect(restore(empty, Readable.from([bytes.subarray(0, length)]))).rejects.toThrow(
				"The backup is damaged or incomplete",
			);
		const wrong = await generateIdentity();
		await expect(restore(empty, Readable.from([bytes]), false, [wrong])).rejects.toThrow(
			"The key does not open this backup.",
		);
		expect(filesIn(empty)).toEqual([]);
	});

	test("has pictures that are backed up and restored alone", async () => {
		const report = await backUp(from, {}, true);
		expect(report).toEqual({ name: "pictures-20261128T023000Z.tar.gz.age", pictures: 2, deleted: [] });
		const empty = embedded();
		await expect(restore(empty, await openBackup(report.name))).rejects.toThrow("with --only pictures");
		expect(await restore(empty, await openBackup(report.name), true)).toBe(2);
		expect(filesIn(empty).toSorted()).toEqual(["0123456789abcdef-800.webp", "licence.pdf"]);
	});
});

test.each([
	[
		"of a newer schema",
		{ format: 1, database: "pglite", migratedTo: newestMigration() + 1 },
		"newer version",
	],
	["of a newer format", { format: 2, database: "pglite", migratedTo: 1 }, "newer version"],
	["of PostgreSQL", { format: 1, database: "postgres", migratedTo: 1 }, "set DATABASE_URL"],
	["without a database", { format: 1, database: "pglite", migratedTo: 1 }, "does not open"],
])("refuses a backup %s in an empty place", async (_what, manifest, message) => {
	const empty = embedded();
	const bytes = Buffer.from(JSON.stringify(manifest));
	async function* entries() {
		yield { name: manifestName, size: bytes.length, body: Readable.from([bytes]) };
		yield { name: `media/${picture}`, size: 1, body: Readable.from(["x"]) };
	}
	await expect(restore(empty, await packArchive(entries(), []))).rejects.toThrow(message);
	expect(filesIn(empty)).toEqual([]);
});

test.runIf(template.kind === "postgres")(
	"backs up a market on PostgreSQL and restores it into an empty database only",
	async () => {
		const from = onServer();
		const to = onServer();
		const copied = template.kind === "postgres" ? template.name : "";
		await from.run(`create database ${from.name} template ${copied}`);
		await to.run(`create database ${to.name}`);
		const filled = await fillMarket(from);
		const { name } = await backUp(from);
		await filled.close();
		expect(await restoreByCommand(to, name)).toBe(`${name} is restored. Pictures: 2.\n`);
		await expectMarket(to, filled);
		await expect(restore(to, await openBackup(name))).rejects.toThrow("is not empty");
		await from.run(`drop database ${from.name}`);
		await to.run(`drop database ${to.name}`);
	},
);
