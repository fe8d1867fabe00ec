import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.ts";

test("the migrations are current: the tables would generate nothing new", () => {
	const copy = mkdtempSync(join(root, "node_modules/.migrations-"));
	try {
		cpSync(join(root, "migrations"), copy, { recursive: true });
		const before = readdirSync(copy);
		const args = [
			"generate",
			"--dialect=postgresql",
			"--schema=./src/**/*.tables.ts",
			`--out=./${relative(root, copy)}`,
		];
		const done = spawnSync(join(root, "node_modules/.bin/drizzle-kit"), args, {
			cwd: root,
			encoding: "utf8",
		});
		expect(done.status, done.stderr).toBe(0);
		expect(readdirSync(copy)).toEqual(before);
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}, 120_000);
