import "./production.ts";
import { existsSync, globSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { demoAccounts } from "../demo/accounts/demo-accounts.ts";
import { secureDemoStaff } from "../demo/accounts/secure-demo-staff.ts";
import { fillDemoMarket } from "../demo/fill-demo-market.ts";
import { brandFolder, brandName, seller } from "../src/brand/brand.ts";
import { emptyDataDirectory } from "../src/platform/server/database/data-lock.ts";
import { readSettings, type Settings } from "../src/platform/server/process/settings.ts";
import { startFault } from "../src/platform/server/process/start-fault.ts";
import { prepareData } from "../src/prepare-data.ts";
import { serve } from "../src/server.ts";
import { must, root } from "./step.ts";

const args = new Set(process.argv.slice(2));

/** Whether a source of the web app or of the brand is newer than the build. */
function isBuildOld(): boolean {
	const built = join(root, "build/server/index.js");
	if (!existsSync(built)) return true;
	const age = statSync(built).mtimeMs;
	return globSync(["src/**/*.{ts,tsx,css}", "messages/*.json", "public/**/*", `${brandFolder}/*`], {
		cwd: root,
	})
		.filter((path) => !path.startsWith("src/paraglide/"))
		.some((path) => statSync(join(root, path)).mtimeMs > age);
}

/** Throws like a server that cannot listen, before the slow steps that follow. */
async function tryPort({ PORT: port, HOST: host }: Settings): Promise<void> {
	const server = createServer();
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen({ port, host }, resolve);
	});
	await new Promise((resolve) => server.close(resolve));
}

/** For a brand without a seller. The GSTIN is fictitious: only its state and its check character are right. */
const demoSeller = {
	SELLER_NAME: `${brandName} Demo Market`,
	SELLER_ADDRESS: "1 Example House, The Mall|Shimla 171001",
	SELLER_GSTIN: "02AAAAA0000A1ZE",
};

async function serveDemo(): Promise<void> {
	const settings = readSettings({
		PUBLIC_URL: `http://localhost:${Number(process.env["PORT"]) || 4000}`,
		...(seller === null && demoSeller),
		...process.env,
		DEMO: "true",
	});
	await tryPort(settings);
	if (args.has("--fresh")) {
		if (settings.DATABASE_URL !== undefined)
			throw new Error(
				"--fresh empties the embedded database only; drop and create the PostgreSQL database yourself.",
			);
		emptyDataDirectory(settings.DATA_DIR);
	}
	if (!args.has("--quiet")) console.log("Opening the market; the first time its pictures are drawn …");
	// The market is filled in the meantime: that needs nothing of the build.
	const building = isBuildOld() ? must("node", ["scripts/build.ts"]) : undefined;
	await serve(settings, async (database, keyed) => {
		await prepareData(database);
		await fillDemoMarket(database, keyed);
		await secureDemoStaff(database, keyed);
		await building;
	});
	if (args.has("--quiet")) return;
	console.log(`\nThe demo market of ${brandName}: ${settings.PUBLIC_URL}\n`);
	for (const account of demoAccounts) console.log(`  ${account.mobile}  ${account.is}`);
	console.log(
		"\nThe codes that log an account in are shown in the login window. npm run demo -- --fresh starts over.",
	);
}

try {
	await serveDemo();
} catch (error) {
	console.error(startFault(error));
	process.exit(1);
}
