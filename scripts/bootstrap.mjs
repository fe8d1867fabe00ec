// Runs a script of the project on the project's own Node, installing what is missing first. This one file must
// work on whatever Node a newcomer has, so it is plain JavaScript of an older kind.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const binaries = join(modules, ".bin");
const stamp = join(modules, ".package-lock.json");
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

function isInstalled() {
	if (!existsSync(node) || !existsSync(stamp)) return false;
	return statSync(stamp).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs - 1000;
}

if (!isInstalled()) {
	console.log("Installing the packages …");
	const status = run("npm", ["ci", "--no-audit", "--no-fund"]);
	if (status !== 0) process.exit(status);
}

const [script, ...args] = process.argv.slice(2);
// Pictures are unpacked on threads of their own; each would keep a store of freed memory, hundreds of megabytes in all.
const env = Object.assign({ MALLOC_ARENA_MAX: "2" }, process.env, {
	PATH: binaries + delimiter + process.env.PATH,
});

// Every script imports code that imports the compiled messages, so they must be there before the first import.
const compiled = join(root, "src/paraglide/messages.js");
if (!existsSync(compiled) || statSync(compiled).mtimeMs < statSync(join(root, "messages/en.json")).mtimeMs) {
	const status = run(node, [join(root, "scripts/compile-messages.ts")], { env });
	if (status !== 0) process.exit(status);
}
process.exit(run(node, [join(root, script), ...args], { env }));
