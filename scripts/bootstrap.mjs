// Runs a script of the project on the project's own Node, installing what is missing first. This file must work on
// any Node version a newcomer has, so it is plain JavaScript of an older kind.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const binaries = join(modules, ".bin");
const lock = join(root, "package-lock.json");
/** Which lock file the packages were installed from; stored here because file times change with every copy. */
const installedFrom = join(modules, ".nukkad-installed-from");
const onWindows = process.platform === "win32";
const node = join(binaries, onWindows ? "node.cmd" : "node");

function run(command, args, options) {
	const done = spawnSync(
		command,
		args,
		Object.assign({ cwd: root, stdio: "inherit", shell: onWindows }, options),
	);
	if (done.error) throw done.error;
	return done.status === null ? 1 : done.status;
}

const lockHash = createHash("sha256").update(readFileSync(lock)).digest("hex");

function isInstalled() {
	const own = join(modules, ".package-lock.json");
	if (!existsSync(node) || !existsSync(own)) return false;
	if (existsSync(installedFrom)) return readFileSync(installedFrom, "utf8") === lockHash;
	// Someone ran npm directly.
	return statSync(own).mtimeMs >= statSync(lock).mtimeMs - 1000;
}

if (!isInstalled()) {
	if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) {
		console.error(
			"node_modules is a link, and npm would empty what it points at: install there, or remove the link.",
		);
		process.exit(1);
	}
	console.log("Installing the packages, which takes about a minute …");
	const status = run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
	if (status !== 0) process.exit(status);
	writeFileSync(installedFrom, lockHash);
}

const [script, ...args] = process.argv.slice(2);
const env = Object.assign(
	{
		// Pictures are decoded on threads; each would keep hundreds of megabytes of freed memory in total.
		MALLOC_ARENA_MAX: "2",
		// Later starts do not compile the thousand modules again.
		NODE_COMPILE_CACHE: join(modules, ".cache/node"),
	},
	process.env,
	{
		PATH: binaries + delimiter + process.env.PATH,
	},
);

// Every script imports code that imports generated files, so they must exist before the first import.
const generated = ["src/brand/brand.ts", "src/paraglide/.compiled-from"].map((path) => join(root, path));
const brand = process.env.BRAND_DIR || "brand";
const isOld = (path) =>
	!existsSync(path) || statSync(path).mtimeMs < statSync(join(root, "messages/en.json")).mtimeMs;
const isOther = () =>
	readFileSync(generated[0], "utf8").indexOf(`brandFolder = ${JSON.stringify(brand)};`) < 0;
if (isOld(generated[1]) || !existsSync(generated[0]) || isOther()) {
	const status = run(node, [join(root, "scripts/generate.ts")], { env });
	if (status !== 0) process.exit(status);
}

const child = spawn(node, [join(root, script), ...args], {
	cwd: root,
	stdio: "inherit",
	shell: onWindows,
	env,
});
// A signal to this process is for the script, which stops cleanly while this one waits for it.
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// A terminal sends it to both.
process.on("SIGINT", () => {});
child.on("error", (error) => {
	throw error;
});
child.on("close", (code) => process.exit(code === null ? 1 : code));
