import { type Layer, locationOf } from "./import-rules.ts";
import { isForTests, type SourceFile } from "./source-files.ts";

/**
 * The packages that pure files and screens may import: everything in them may be sent to a browser, so a new
 * package needs a decision. Neither reads files, opens connections or accesses the database. `zod/mini` is the
 * small zod, and the only one here.
 */
const allowed: Record<Exclude<Layer, "server">, string[]> = {
	pure: ["zod/mini", "to-words"],
	web: ["react", "react-router", "@base-ui/react", "zod/mini", "altcha-lib", "yet-another-react-lightbox"],
};

/** Rendering packages: a server returns data. */
const drawing = [
	"react",
	"react-dom",
	"react-router",
	"@react-router",
	"@base-ui/react",
	"@react-pdf/renderer",
	"yet-another-react-lightbox",
];

/** Packages that open the database and the queue, which only platform does. */
const drivers = ["pg", "pg-boss", "@electric-sql/pglite", "drizzle-orm/node-postgres", "drizzle-orm/pglite"];

/** Test libraries. */
const forTests = ["vitest", "@playwright/test", "node:test", "fastify/test"];

type Exception = { from: string; packages: string[]; why: string };

/** Each names a file or folder, the packages it imports beyond its layer, and the reason. */
export const exceptions: Exception[] = [
	{
		from: "src/platform/loader-service.ts",
		packages: ["react-router"],
		why: "names what React Router.s context passes to loaders, on both sides",
	},
	{
		from: "src/platform/server/pages/web.ts",
		packages: ["react-router"],
		why: "passes requests for pages to React Router",
	},
	{
		from: "src/platform/server/pages/page-query.ts",
		packages: ["react-router"],
		why: "asks React Router which page a URL belongs to",
	},
	{
		from: "src/accounts/server/device-cookie.ts",
		packages: ["react-router"],
		why: "parses and serializes a cookie",
	},
	{
		from: "src/notifications/web/live/read-stream.ts",
		packages: ["eventsource-parser"],
		why: "parses live events; loaded for signed-in people only",
	},
	{
		from: "src/ui/qr-code.tsx",
		packages: ["uqr"],
		why: "draws QR codes for authenticator and UPI apps; loaded when one is shown",
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
		why: "hydrates pages in the browser",
	},
	{ from: "src/routes.ts", packages: ["@react-router/dev/routes"], why: "read only by the build" },
	{
		from: "src/invoices/server/pdf/",
		packages: ["react", "@react-pdf/renderer"],
		why: "renders invoices with React on the server",
	},
];

const isOneOf = (name: string, packages: string[]) =>
	packages.some((one) => name === one || name.startsWith(`${one}/`));

/** What is wrong with importing a package, or null. Importing only types is no better, as with files. */
export function packageFaultOf(from: string, name: string): string | null {
	const { module, layer } = locationOf(from);
	if (exceptions.some((exception) => from.startsWith(exception.from) && isOneOf(name, exception.packages)))
		return null;
	if (isOneOf(name, forTests)) return "the product imports a test library";
	if (layer !== "server")
		return isOneOf(name, allowed[layer]) ? null : `no package for ${layer === "web" ? "web" : "pure"} files`;
	if (isOneOf(name, drawing)) return "a server file renders";
	if (module !== "platform" && isOneOf(name, drivers))
		return "only platform opens the database and the queue";
	return null;
}

/** All packages imported in the wrong place; tests may import anything. */
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

/** Allowed packages that no file imports. */
export function unusedExceptions(files: SourceFile[]): string[] {
	return exceptions.flatMap(({ from, packages }) => {
		const taken = files.filter(({ path }) => path.startsWith(from)).flatMap((file) => file.packages);
		return packages
			.filter((one) => !taken.some(({ path }) => isOneOf(path, [one])))
			.map((one) => `${from} → ${one}`);
	});
}
