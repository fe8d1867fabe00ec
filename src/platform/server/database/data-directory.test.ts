import { spawnSync } from "node:child_process";
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "../../../testing/root.ts";
import { startServerProcess } from "../../../testing/server-process.ts";
import { prepareDataDirectory, usesDataDirectory } from "./data-directory.ts";
import { readSettings } from "../process/settings.ts";
import { startFault } from "../process/start-fault.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "nukkad-directory-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

test("is created for its owner only, and restricted if others had access", () => {
	const fresh = join(folder, "a", "data");
	prepareDataDirectory(fresh);
	expect(modeOf(fresh)).toBe(0o700);
	mkdirSync(join(fresh, "media"), { mode: 0o755 });
	writeFileSync(join(fresh, "media", "photo.webp"), "", { mode: 0o644 });
	chmodSync(fresh, 0o755);
	prepareDataDirectory(fresh);
	expect(["", "media", "media/photo.webp"].map((path) => modeOf(join(fresh, path)))).toEqual([
		0o700, 0o700, 0o600,
	]);
});

test("is not needed if database, pictures and key are elsewhere", () => {
	const elsewhere = {
		DATABASE_URL: "postgres://127.0.0.1/nukkad",
		SECRET_KEY: "0123456789abcdef0123456789abcdef",
		IMAGE_STORE: "s3",
		S3_REGION: "ap-south-1",
		S3_BUCKET: "bucket",
		S3_ACCESS_KEY_ID: "id",
		S3_SECRET_ACCESS_KEY: "key",
	};
	expect(usesDataDirectory(readSettings(elsewhere))).toBe(false);
	for (const name of ["DATABASE_URL", "SECRET_KEY", "IMAGE_STORE"])
		expect(usesDataDirectory(readSettings({ ...elsewhere, [name]: "" }))).toBe(true);
});

test.each([
	["a file in its place", (path: string) => path],
	["a file above it", (path: string) => join(path, "data")],
])("stops the start by the setting's name for %s", (_what, placeOf) => {
	const file = join(folder, "file");
	writeFileSync(file, "");
	let failure: unknown;
	try {
		prepareDataDirectory(placeOf(file));
	} catch (error) {
		failure = error;
	}
	expect(startFault(failure)).toMatch(
		/^The settings are not right:\nDATA_DIR: .+ cannot be used as a directory \((EEXIST|ENOTDIR)\)$/,
	);
});

test.skipIf(!existsSync("/proc/self"))(
	"fails if the directory cannot be created",
	() => {
		const program = `
		import { prepareDataDirectory } from "./src/platform/server/database/data-directory.ts";
		prepareDataDirectory("/proc/nukkad/data");`;
		// In a separate process, which can be killed if it never returns.
		const { signal, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
			cwd: root,
			encoding: "utf8",
			timeout: 20_000,
			killSignal: "SIGKILL",
		});
		expect(signal).toBeNull();
		expect(stderr).toMatch(/DATA_DIR: \/proc\/nukkad\/data cannot be used as a directory \(ENOENT\)/);
	},
	30_000,
);

test("a server that starts in it creates nothing that others can read", async () => {
	const directory = join(folder, "data");
	const server = await startServerProcess({ DATA_DIR: directory });
	try {
		const made = readdirSync(directory, { recursive: true, encoding: "utf8" });
		expect(made).toContain("process.lock");
		expect(made).toContain(join("database", "PG_VERSION"));
		expect(["", ...made].filter((name) => (modeOf(join(directory, name)) & 0o077) !== 0)).toEqual([]);
	} finally {
		await server.kill();
	}
}, 60_000);
