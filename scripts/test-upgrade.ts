import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execFileSync, spawnSync } from "node:child_process";
import { root } from "./step.ts";

/**
 * Whether the version before can run with this version's tables: runs its API tests with our migrations.
 * `npm run test:upgrade` takes the last tag, `npm run test:upgrade -- v1.2.0 src/leads` another version and some tests.
 */
const [version = lastTag(), ...tests] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "nukkad-before-"));
const run = (command: string, args: string[]) =>
	execFileSync(command, args, { cwd: folder, stdio: "inherit" });

function lastTag(): string {
	const { status, stdout } = spawnSync("git", ["describe", "--tags", "--abbrev=0"], {
		cwd: root,
		encoding: "utf8",
	});
	if (status === 0) return stdout.trim();
	console.error("There is no tag. Name the version before: npm run test:upgrade -- COMMIT");
	process.exit(1);
}

try {
	const archive = execFileSync("git", ["archive", version], { cwd: root, maxBuffer: 2 ** 30 });
	execFileSync("tar", ["-x"], { cwd: folder, input: archive });
	const before = readdirSync(join(folder, "migrations")).length;
	rmSync(join(folder, "migrations"), { recursive: true });
	cpSync(join(root, "migrations"), join(folder, "migrations"), { recursive: true });
	const added = readdirSync(join(folder, "migrations")).length - before;
	console.log(`API tests of ${version} with ${added} migrations that it does not know`);
	run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
	// Versions before the brand file compile their messages under another name.
	const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	run("npm", ["run", "generate" in scripts ? "generate" : "messages"]);
	run("npx", [
		"vitest",
		"run",
		"--reporter=dot",
		"--exclude=**/!(*.api).test.{ts,tsx}",
		// It compares the tables with the program, and must find that they differ.
		"--exclude=src/testing/personal-data.api.test.ts",
		...tests,
	]);
	console.log(`${version} runs with the tables of this version`);
} catch {
	console.error(`${version} does not run with the tables of this version: see above`);
	process.exitCode = 1;
} finally {
	rmSync(folder, { recursive: true, force: true });
}
