import { type Floor, roomOf } from "./import-rules.ts";
import { isForTests, type SourceFile } from "./source-files.ts";

/**
 * What pure files and screens may take from elsewhere: everything in them may be sent to a browser, so that a package
 * more is weighed first. Neither reads files, opens connections or speaks to the database. `zod/mini` is the small
 * zod, and the only one here.
 */
const allowed: Record<Exclude<Floor, "server">, string[]> = {
	pure: ["zod/mini", "to-words"],
	web: ["react", "react-router", "@base-ui/react", "zod/mini", "altcha-lib", "yet-another-react-lightbox"],
};

/** What draws: a server answers with data. */
const drawing = [
	"react",
	"react-dom",
	"react-router",
	"@react-router",
	"@base-ui/react",
	"@react-pdf/renderer",
	"yet-another-react-lightbox",
];

/** What opens the database and the queue: once for the whole house. */
const drivers = ["pg", "pg-boss", "@electric-sql/pglite", "drizzle-orm/node-postgres", "drizzle-orm/pglite"];

/** What a test is written with. */
const forTests = ["vitest", "@playwright/test", "node:test", "fastify/test"];

type Exception = { from: string; packages: string[]; why: string };

/** Each names a file or a folder, what it takes beyond its floor, and why there is no other way. */
export const exceptions: Exception[] = [
	{
		from: "src/platform/loader-service.ts",
		packages: ["react-router"],
		why: "names what loaders are handed through React Router's context, on both sides",
	},
	{
		from: "src/platform/server/pages/web.ts",
		packages: ["react-router"],
		why: "hands requests for pages to React Router",
	},
	{
		from: "src/platform/server/pages/page-query.ts",
		packages: ["react-router"],
		why: "asks React Router which page an address belongs to",
	},
	{
		from: "src/accounts/server/device-cookie.ts",
		packages: ["react-router"],
		why: "reads and writes a cookie by its rules instead of ours",
	},
	{
		from: "src/accounts/web/second-factor/",
		packages: ["uqr"],
		why: "draws the QR code of an authenticator app; loaded when staff set one up",
	},
	{
		from: "src/ui/table/",
		packages: ["@tanstack/react-table"],
		why: "the tables of staff screens; public pages load none of it",
	},
	{
		from: "src/insights/web/week-charts.tsx",
		packages: ["recharts"],
		why: "the charts of a staff screen; loaded when they are first shown",
	},
	{
		from: "src/payments/web/staff/overview-chart.tsx",
		packages: ["recharts"],
		why: "the chart of a staff screen; loaded when it is first shown",
	},
	{ from: "src/server.ts", packages: ["react-router"], why: "fills React Router's context for the loaders" },
	{
		from: "src/entry.server.tsx",
		packages: ["react-dom/server", "react-router", "@react-router/node"],
		why: "renders pages",
	},
	{
		from: "src/entry.client.tsx",
		packages: ["react-dom/client"],
		why: "brings pages to life in the browser",
	},
	{ from: "src/routes.ts", packages: ["@react-router/dev/routes"], why: "is read by the build alone" },
	{
		from: "src/invoices/server/pdf/",
		packages: ["react", "@react-pdf/renderer"],
		why: "an invoice's paper is drawn with React, far from any browser",
	},
];

const isOneOf = (name: string, packages: string[]) =>
	packages.some((one) => name === one || name.startsWith(`${one}/`));

/** Says what is wrong with taking from a package, or null. Its types alone are no better, as with files. */
export function packageFaultOf(from: string, name: string): string | null {
	const { module, floor } = roomOf(from);
	if (exceptions.some((exception) => from.startsWith(exception.from) && isOneOf(name, exception.packages)))
		return null;
	if (isOneOf(name, forTests)) return "the product imports what tests are written with";
	if (floor !== "server")
		return isOneOf(name, allowed[floor]) ? null : `no package for ${floor === "web" ? "web" : "pure"} files`;
	if (isOneOf(name, drawing)) return "a server file draws";
	if (module !== "platform" && isOneOf(name, drivers))
		return "only platform opens the database and the queue";
	return null;
}

/** All packages that are taken where they do not belong; tests may take what they like. */
export function packageBreaches(files: SourceFile[]): string[] {
	return files
		.filter(({ path }) => !isForTests(path))
		.flatMap(({ path, packages }) =>
			packages.flatMap(({ path: name }) => {
				const fault = packageFaultOf(path, name);
				return fault === null ? [] : [`${path} → ${name}: ${fault}`];
			}),
		);
}

/** What the exceptions allow and nobody takes. */
export function unusedExceptions(files: SourceFile[]): string[] {
	return exceptions.flatMap(({ from, packages }) => {
		const taken = files.filter(({ path }) => path.startsWith(from)).flatMap((file) => file.packages);
		return packages
			.filter((one) => !taken.some(({ path }) => isOneOf(path, [one])))
			.map((one) => `${from} → ${one}`);
	});
}
