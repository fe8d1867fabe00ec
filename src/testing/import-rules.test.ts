import { describe, expect, test } from "vitest";
import { breaches, findCycle, faultOf } from "./import-rules.ts";
import { exceptions, packageBreaches, packageFaultOf, unusedExceptions } from "./package-rules.ts";
import { readSource, readSourceFiles } from "./source-files.ts";
import { statementsElsewhere } from "./sql-rules.ts";

const files = readSourceFiles();

describe("the project's files follow the rules", () => {
	test("which files import which", () => {
		expect(breaches(files)).toEqual([]);
	});

	test("packages by layer", () => {
		expect(packageBreaches(files)).toEqual([]);
	});

	test("SQL is only in repositories", () => {
		expect(statementsElsewhere(files)).toEqual([]);
	});

	test("there are no import cycles", () => {
		expect(findCycle(files)).toBeNull();
	});

	test("every exception is in use", () => {
		expect(unusedExceptions(files)).toEqual([]);
	});
});

const internal = "internal to another module: not its API";
const moduleAbove = "an import of a module above";

describe("which files import which", () => {
	test.each([
		// Layers, within a module and above all of them.
		["src/leads/web/list/lead-list.tsx", "src/leads/server/leads.service.ts", "web imports server"],
		["src/shell/web/home/home.tsx", "src/listings/server/listings.service.ts", "web imports server"],
		["src/shell/web/home/home.tsx", "src/server.ts", "web imports server"],
		["src/ui/form/button.tsx", "src/platform/server/database/database.ts", "web imports server"],
		["src/platform/web/upload.ts", "src/platform/server/uploads/uploads.ts", "web imports server"],
		["src/root.tsx", "src/accounts/server/accounts.api.ts", "web imports server"],
		["src/entry.client.tsx", "src/platform/server/process/settings.ts", "web imports server"],
		["src/leads/server/leads.service.ts", "src/leads/web/list/lead-list.tsx", "server imports web"],
		["src/platform/server/http/app.ts", "src/platform/web/token.ts", "server imports web"],
		["src/server.ts", "src/root.tsx", "server imports web"],
		["src/entry.server.tsx", "src/shell/web/frame/site-data.ts", "server imports web"],
		["src/leads/lead.ts", "src/leads/server/leads.service.ts", "a pure file imports server or web code"],
		["src/leads/lead.ts", "src/leads/web/list/lead-list.tsx", "a pure file imports server or web code"],
		[
			"src/shell/brand.ts",
			"src/listings/server/listings.service.ts",
			"a pure file imports server or web code",
		],
		[
			"src/platform/money.ts",
			"src/platform/server/database/database.ts",
			"a pure file imports server or web code",
		],
		["src/routes.ts", "src/prepare-data.ts", "a pure file imports server or web code"],
		["src/leads/server/leads.service.ts", "src/ui/form/button.tsx", "only screens import ui"],
		["src/leads/lead.ts", "src/ui/form/button.tsx", "only screens import ui"],
		// Modules.
		["src/platform/money.ts", "src/leads/lead.ts", "platform imports a module"],
		["src/ui/form/button.tsx", "src/shell/brand.ts", "ui imports a module"],
		["src/subscriptions/server/a.ts", "src/leads/lead.ts", moduleAbove],
		["src/leads/web/list/lead-list.tsx", "src/shell/web/frame/site-data.ts", moduleAbove],
		["src/leads/web/list/lead-list.tsx", "src/root.tsx", moduleAbove],
		["src/shell/web/home/home.tsx", "src/root.tsx", moduleAbove],
		["src/listings/server/listings.jobs.ts", "src/prepare-data.ts", moduleAbove],
		["src/odds/odd.ts", "src/leads/lead.ts", "an unknown module"],
		["src/leads/lead.ts", "src/odds/odd.ts", "an unknown module"],
		// The internals of a module, imported by another module and from above.
		[
			"src/leads/server/leads.service.ts",
			"src/listings/server/listings.repository.ts",
			"another module's repository or tables",
		],
		[
			"src/leads/server/leads.service.ts",
			"src/listings/server/listings.sql.ts",
			"a shared query fragment outside of a repository",
		],
		[
			"src/server.ts",
			"src/listings/server/listings.sql.ts",
			"a shared query fragment outside of a repository",
		],
		[
			"src/places/server/places.repository.ts",
			"src/accounts/server/accounts.sql.ts",
			"an import of a module above",
		],
		[
			"src/leads/server/leads.repository.ts",
			"src/listings/server/listings.tables.ts",
			"another module's repository or tables",
		],
		["src/server.ts", "src/leads/server/leads.repository.ts", "another module's repository or tables"],
		["src/prepare-data.ts", "src/places/server/places.tables.ts", "another module's repository or tables"],
		[
			"src/leads/server/leads.presenter.ts",
			"src/listings/server/listings.presenter.ts",
			"another module's presenter",
		],
		["src/server.ts", "src/leads/server/leads.presenter.ts", "another module's presenter"],
		["src/leads/server/leads.routes.ts", "src/listings/server/listings.routes.ts", internal],
		["src/leads/server/leads.service.ts", "src/listings/server/listings.jobs.ts", internal],
		["src/leads/server/create-lead.ts", "src/subscriptions/server/spend-lead.service.ts", internal],
		["src/leads/server/create-lead.ts", "src/subscriptions/server/subscriptions.context.ts", internal],
		["src/leads/server/leads.service.ts", "src/listings/server/listings.service.ts", internal],
		["src/subscriptions/server/a.ts", "src/listings/server/registration/register-once.ts", internal],
		["src/leads/server/leads.service.ts", "src/listings/server/registration/write-registration.ts", internal],
		["src/leads/lead.ts", "src/leads/lead.test.ts", "the product imports a test"],
		["src/server.ts", "src/testing/test-server.ts", "the product imports a test"],
		["src/leads/server/a.ts", "src/leads/server/testing/build-lead.ts", "the product imports a test"],
		["src/payments/server/a.ts", "src/payments/server/provider.suite.ts", "the product imports a test"],
		["src/server.ts", "demo/fill-demo-market.ts", "the product imports a tool, test or demo file"],
		["src/server.ts", "bench/fill.ts", "the product imports a tool, test or demo file"],
		["src/shell/web/home/home.tsx", "e2e/support/market.ts", "the product imports a tool, test or demo file"],
		["src/platform/server/pages/web.ts", "scripts/step.ts", "the product imports a tool, test or demo file"],
	])("%s → %s", (from, to, fault) => {
		expect(faultOf(from, to)).toBe(fault);
	});

	test.each<[from: string, to: string]>([
		["src/leads/server/create-lead.ts", "src/subscriptions/server/subscriptions.api.ts"],
		["src/leads/server/leads.service.ts", "src/listings/server/listings.api.ts"],
		["src/leads/server/close-lead.ts", "src/catalogue/server/catalogue.api.ts"],
		["src/leads/server/leads.service.ts", "src/leads/server/leads.repository.ts"],
		["src/leads/server/close-lead.ts", "src/notifications/server/notifications.api.ts"],
		["src/leads/server/leads.repository.ts", "src/listings/server/listings.sql.ts"],
		["src/leads/server/leads.tables.ts", "src/listings/server/listings.tables.ts"],
		["src/catalogue/server/catalogue.tables.ts", "src/accounts/server/accounts.tables.ts"],
		["src/server.ts", "src/leads/server/leads.routes.ts"],
		["src/root.tsx", "src/leads/web/form/lead-form-opener.tsx"],
		["src/root.tsx", "src/+types/root.ts"],
		["src/shell/web/home/home.tsx", "src/listings/web/list/listing-card.tsx"],
		["src/leads/lead.ts", "src/paraglide/messages.js"],
		["src/platform/web/confirm-dialog.tsx", "src/ui/overlay/dialog.tsx"],
	])("%s → %s is right", (from, to) => {
		expect(faultOf(from, to)).toBeNull();
	});
});

describe("packages by layer", () => {
	test.each([
		["src/leads/lead.ts", "node:crypto", "no package for pure files"],
		["src/leads/lead.ts", "drizzle-orm", "no package for pure files"],
		["src/leads/leads.contract.ts", "zod", "no package for pure files"],
		["src/platform/money.ts", "react", "no package for pure files"],
		["src/leads/leads.policy.ts", "fastify", "no package for pure files"],
		["src/shell/brand.ts", "react-router", "no package for pure files"],
		["src/leads/web/list/lead-list.tsx", "node:fs", "no package for web files"],
		["src/leads/web/list/lead-list.tsx", "pg-boss", "no package for web files"],
		["src/shell/web/home/home.tsx", "sharp", "no package for web files"],
		["src/ui/form/button.tsx", "fastify", "no package for web files"],
		["src/ui/form/field.tsx", "zod", "no package for web files"],
		["src/root.tsx", "@react-router/node", "no package for web files"],
		["src/entry.client.tsx", "node:stream", "no package for web files"],
		["src/leads/server/leads.presenter.ts", "react", "a server file renders"],
		["src/invoices/server/open-invoice.ts", "@react-pdf/renderer", "a server file renders"],
		["src/platform/server/http/app.ts", "react-dom/server", "a server file renders"],
		["src/server.ts", "react", "a server file renders"],
		["src/leads/server/leads.jobs.ts", "pg-boss", "only platform opens the database and the queue"],
		["src/leads/server/leads.repository.ts", "pg", "only platform opens the database and the queue"],
		["src/server.ts", "drizzle-orm/pglite", "only platform opens the database and the queue"],
		["src/payments/server/settle.ts", "vitest", "the product imports a test library"],
	])("%s → %s", (from, name, fault) => {
		expect(packageFaultOf(from, name)).toBe(fault);
	});

	test.each<[from: string, name: string]>([
		["src/leads/leads.contract.ts", "zod/mini"],
		["src/leads/web/list/lead-list.tsx", "react-router"],
		["src/ui/overlay/dialog.tsx", "@base-ui/react/dialog"],
		["src/leads/server/leads.repository.ts", "drizzle-orm"],
		["src/platform/server/database/open-database.ts", "pg"],
		...exceptions.flatMap(({ from, packages }) => packages.map((name): [string, string] => [from, name])),
	])("%s → %s is right", (from, name) => {
		expect(packageFaultOf(from, name)).toBeNull();
	});
});

describe("what counts as an import", () => {
	const target = { path: "src/leads/server/a.ts", typeOnly: false };
	const type = { ...target, typeOnly: true };
	test.each([
		['import { a } from "../server/a.ts";', [target]],
		['import "../server/a.ts";', [target]],
		['import type { A } from "../server/a.ts";', [type]],
		// The built program contains such an import, with empty braces.
		['import { type A } from "../server/a.ts";', [target]],
		['export { a } from "../server/a.ts";', [target]],
		['export * from "../server/a.ts";', [target]],
		['export type { A } from "../server/a.ts";', [type]],
		['const { a } = await import("../server/a.ts");', [target]],
		["const { a } = await import(`../server/a.ts`);", [target]],
		['type A = import("../server/a.ts").A;', [type]],
		['new Worker(new URL("../server/a.ts", import.meta.url));', [target]],
		['new URL("b.ts", import.meta.url);', [{ path: "src/leads/web/b.ts", typeOnly: false }]],
		['import.meta.resolve("../server/a.ts");', [target]],
		['// import "../server/a.ts"', []],
		['const said = `import "../server/a.ts"`;', []],
		['new URL("../server/a.ts", address);', []],
	])("%s", (text, imported) => {
		const file = readSource("src/leads/web/lead-list.ts", text);
		expect(file.files).toEqual(imported);
		const faults = imported.filter(({ path }) => path.includes("/server/"));
		expect(breaches([file])).toEqual(
			faults.map(({ path }) => `src/leads/web/lead-list.ts → ${path}: web imports server`),
		);
	});

	test.each([
		['import sharp from "sharp";', "sharp"],
		['export { default } from "sharp";', "sharp"],
		['const sharp = await import("sharp");', "sharp"],
		['import type { Sharp } from "sharp";', "sharp"],
		["import.meta.resolve(`@fonts/${name}`);", "@fonts"],
	])("%s", (text, name) => {
		const file = readSource("src/leads/lead.ts", text);
		expect(packageBreaches([file])).toEqual([`src/leads/lead.ts → ${name}: no package for pure files`]);
	});

	test.each(["await import(name);", "await import(`./${name}.ts`);", 'import.meta.glob("./*.ts");'])(
		"%s is computed at run time",
		(text) => {
			const path = "src/leads/lead.ts";
			expect(breaches([readSource(path, text)])).toEqual([`${path}: an import computed at run time`]);
		},
	);

	test("a file that the parser cannot read is reported", () => {
		expect(() => readSource("src/leads/lead.ts", "import { from")).toThrow("cannot be read");
	});
});

describe("SQL outside of repositories", () => {
	test.each([
		['import { sql } from "drizzle-orm";', "drizzle-orm"],
		['import type { SQL } from "drizzle-orm/pg-core";', "drizzle-orm"],
		['import { leads } from "./leads.tables.ts";', "tables"],
		["const hot: NamedStatement = { name, text };", "NamedStatement"],
		['import { named } from "../../platform/server/database/named.ts";', "named statements"],
		["await tx.execute(hot);", ".execute()"],
		['await tx["execute"](hot);', ".execute()"],
		["await pool.query(hot);", ".query()"],
		["await jobs.executeSql(hot);", ".executeSql()"],
		['ask("lock table leads");', "SQL in a Literal"],
		['ask("create index leads_day on leads (day)");', "SQL in a Literal"],
		['ask("select id from leads");', "SQL in a Literal"],
		["ask(`\n\tupdate leads set status = ${status}`);", "SQL in a TemplateLiteral"],
		['ask("insert into leads values ($1)");', "SQL in a Literal"],
		['ask("delete from leads");', "SQL in a Literal"],
		['ask("with old as (select 1) select 1");', "SQL in a Literal"],
	])("%s", (text, sign) => {
		const read = (path: string) => readSource(path, text);
		const found = ["src/leads/server/leads.service.ts", "src/platform/server/http/operations.ts"];
		expect(statementsElsewhere(found.map(read))).toEqual(found.map((path) => `${path}: ${sign}`));
		const right = [
			"src/leads/server/leads.repository.ts",
			"src/leads/server/leads.api.test.ts",
			"src/platform/server/database/advisory-lock.ts",
		];
		expect(statementsElsewhere(right.map(read))).toEqual([]);
	});

	test("a declaration of personal data names tables and runs nothing", () => {
		const path = "src/leads/server/leads.personal-data.ts";
		const text = 'import { leads } from "./leads.tables.ts";';
		expect(statementsElsewhere([readSource(path, text)])).toEqual([]);
		expect(statementsElsewhere([readSource(path, `${text} db.execute(leads);`)])).toEqual([
			`${path}: .execute()`,
		]);
	});

	test.each([
		'say("select a plan");',
		'say("Update your address");',
		'import type { Db } from "../../platform/server/database/database.ts";',
	])("%s is none", (text) => {
		expect(statementsElsewhere([readSource("src/leads/server/leads.service.ts", text)])).toEqual([]);
	});
});

test("finds a cycle, but not one of types only", () => {
	const file = (path: string, target: string, typeOnly = false) => ({
		path,
		files: [{ path: target, typeOnly }],
	});
	expect(findCycle([file("a", "b"), file("b", "c"), file("c", "a")])).toEqual(["a", "b", "c", "a"]);
	expect(findCycle([file("a", "b"), file("b", "a", true)])).toBeNull();
});
