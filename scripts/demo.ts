import { existsSync, globSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { demoAccounts } from "../demo/demo-accounts.ts";
import { fillDemoMarket } from "../demo/fill-demo-market.ts";
import { readSettings } from "../src/platform/server/settings.ts";
import { prepareData } from "../src/prepare-data.ts";
import { must, root } from "./step.ts";

const args = new Set(process.argv.slice(2));

/** True when a source of the web app is newer than what was built. */
function isBuildOld(): boolean {
	const built = join(root, "build/server/index.js");
	if (!existsSync(built)) return true;
	const age = statSync(built).mtimeMs;
	return globSync(["src/**/*.{ts,tsx,css}", "messages/*.json", "public/**/*"], { cwd: root })
		.filter((path) => !path.startsWith("src/paraglide/"))
		.some((path) => statSync(join(root, path)).mtimeMs > age);
}

if (isBuildOld()) await must("node", ["scripts/build.ts"]);

/** Nobody's business: the GSTIN is made up, only its state and its last sign are right. */
const seller = {
	SELLER_NAME: "Nukkad Demo Market",
	SELLER_ADDRESS: "1 Example House, The Mall|Shimla 171001",
	SELLER_GSTIN: "02AAAAA0000A1ZE",
};
const settings = readSettings({
	PUBLIC_URL: `http://localhost:${process.env["PORT"] ?? 4000}`,
	...seller,
	...process.env,
	DEMO: "true",
	NODE_ENV: "production",
});
if (args.has("--fresh")) {
	if (settings.DATABASE_URL !== undefined)
		throw new Error(
			"--fresh empties the embedded database only; drop and create the PostgreSQL database yourself.",
		);
	rmSync(settings.DATA_DIR, { recursive: true, force: true });
}
// After the build, so that the server sees what was built just now.
const { serve } = await import("../src/server.ts");
await serve(settings, async (database) => {
	await prepareData(database);
	await fillDemoMarket(database, settings);
});

if (!args.has("--quiet")) {
	console.log(`\nNukkad's demo market: ${settings.PUBLIC_URL}\n`);
	for (const account of demoAccounts) console.log(`  ${account.mobile}  ${account.is}`);
	console.log(
		"\nThe code that logs an account in is shown in the login window. npm run demo -- --fresh starts over.",
	);
}
