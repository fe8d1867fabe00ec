import middie from "@fastify/middie";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { openDatabase } from "../src/platform/server/database/open-database.ts";
import { readSettings } from "../src/platform/server/process/settings.ts";
import { prepareData } from "../src/prepare-data.ts";
import { buildServer } from "../src/server.ts";
import { must } from "./step.ts";

// The server with Vite inside: screens reload when saved; changes of server files need a restart.
await must("node", ["scripts/generate.ts"]);
const settings = readSettings({
	PUBLIC_URL: `http://localhost:${Number(process.env["PORT"]) || 4000}`,
	...process.env,
	DEMO: "true",
	NODE_ENV: "development",
});
const database = await openDatabase({
	url: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
	dataDirectory: settings.DATA_DIR,
});
await prepareData(database);
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const load = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
const { app, jobs } = await buildServer({ settings, database, web: { load, mode: "development" } });
await app.register(middie);
app.use(vite.middlewares);
await jobs.start();
await app.listen({ port: settings.PORT, host: settings.HOST });
console.log(`${settings.PUBLIC_URL} (development)`);
