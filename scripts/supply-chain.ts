import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Component, isAffected, isAllowed, licenceOf } from "./package-rules.ts";
import { root } from "./step.ts";

// Checks the packages of the product: writes the SBOM, reads their licences, and looks for known vulnerabilities.
// Development packages are left out, except for those with a part in what the build writes.

type Advisory = { id: string; package: string; affected: string; severity: string };
type Audit = { vulnerabilities?: Record<string, { severity: string }> };

/** Development packages of which the build copies something: icons, the runtime of the texts, the base styles. */
const builtIn = ["lucide-static", "@inlang/paraglide-js", "tailwindcss"];

/** How long the registry may take, in milliseconds. Without an answer the bundled advisories are the check. */
const registryTimeoutMs = 10_000;

const run = promisify(execFile);
const onWindows = process.platform === "win32";

/** What npm prints; it fails with the same output if it finds vulnerabilities. */
async function npm(args: string[], timeout = 60_000): Promise<string> {
	const options = { cwd: root, timeout, maxBuffer: 64 * 1024 * 1024, shell: onWindows };
	return (await run("npm", args, options)).stdout;
}

async function writeSbom(): Promise<Component[]> {
	const text = await npm(["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev"]);
	const sbom: { components: Component[] } = JSON.parse(text);
	const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
	for (const name of builtIn) {
		const { version, license } = packages[`node_modules/${name}`];
		const id = `pkg:npm/${name.replace("@", "%40")}@${version}`;
		const licenses = [{ license: { id: license } }];
		sbom.components.push({ type: "library", "bom-ref": id, purl: id, name, version, licenses });
	}
	mkdirSync(join(root, "build"), { recursive: true });
	writeFileSync(join(root, "build/sbom.cdx.json"), JSON.stringify(sbom, null, "\t"));
	// Our own workspaces are packages too.
	return sbom.components.filter(({ name }) => packages[`tools/${name}`] === undefined);
}

/** The severe vulnerabilities that the registry knows; null if it does not answer. */
async function askRegistry(): Promise<string[] | null> {
	const args = ["audit", "--json", "--omit=dev", "--package-lock-only", "--fetch-retries=0"];
	const printed = await npm(args, registryTimeoutMs).catch(
		(error: { stdout?: string }) => error.stdout ?? "",
	);
	const { vulnerabilities }: Audit = JSON.parse(printed || "{}");
	if (vulnerabilities === undefined) return null;
	return Object.entries(vulnerabilities)
		.filter(([, { severity }]) => severity === "high" || severity === "critical")
		.map(([name, { severity }]) => `${name}: ${severity}, see npm audit`);
}

const components = await writeSbom();
const faults = components
	.map((component) => ({ name: component.name, licence: licenceOf(component) }))
	.filter(({ licence }) => !isAllowed(licence))
	.map(
		({ name, licence }) =>
			`${name}: the licence ${licence || "is missing"} is not in scripts/package-rules.ts`,
	);

const bundled: { readOn: string; advisories: Advisory[] } = JSON.parse(
	readFileSync(join(root, "scripts/advisories.json"), "utf8"),
);
for (const { id, package: name, affected, severity } of bundled.advisories)
	for (const { version = "" } of components.filter((component) => component.name === name))
		if (isAffected(version, affected)) faults.push(`${name} ${version}: ${id} (${severity})`);

const found = await askRegistry();
console.log(
	`${components.length} packages, listed in build/sbom.cdx.json, have an allowed licence or are named below.`,
);
console.log(
	found === null
		? `The registry lists no advisories here: checked against ${bundled.advisories.length} read on ${bundled.readOn}.`
		: "Checked against the registry's advisories.",
);
for (const fault of [...faults, ...(found ?? [])]) console.error(fault);
process.exitCode = faults.length > 0 || (found?.length ?? 0) > 0 ? 1 : 0;
