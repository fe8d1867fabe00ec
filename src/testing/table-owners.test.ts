import { describe, expect, test } from "vitest";
import { readSourceFiles } from "./source-files.ts";
import { foreignTables, ownersOfTables } from "./table-owners.ts";

const files = readSourceFiles();

test("no module's SQL names a table of another module: it uses a shared fragment or a service", () => {
	expect(foreignTables(files)).toEqual([]);
});

test("every table has an owner", () => {
	const owners = ownersOfTables(files);
	const defined = files
		.filter(({ path }) => path.endsWith(".tables.ts"))
		.reduce((count, { text }) => count + text.split(/pgTable\(/).length - 1, 0);
	expect(owners.size).toBe(defined);
	expect(owners.get("listing_images")).toBe("listings");
	expect(owners.get("audit_entries")).toBe("platform");
});

describe("the rule itself", () => {
	const tables = [
		{ path: "src/accounts/server/accounts.tables.ts", text: 'pgTable("users", {' },
		{ path: "src/leads/server/leads.tables.ts", text: 'pgTable(\n\t"leads",' },
	];
	const found = (path: string, text: string) => foreignTables([...tables, { path, text }]);

	test.each([
		["sql`select id from users`"],
		["`select 1 from leads l\n\tjoin users u on u.id = l.user_id`"],
		["sql`exists (select from users where true)`"],
		["sql`UPDATE users set name = null`"],
		['sql`insert into "users" (id) values (1)`'],
		["sql`delete from leads using users where true`"],
		["`select 1 from leads, users`"],
		["`select 1 from leads l, users u`"],
		["`select 1 from leads cross join lateral users`"],
	])("finds %s", (text) => {
		expect(found("src/leads/server/leads.repository.ts", text)).toEqual([
			expect.stringMatching(/^src\/leads\/server\/leads\.repository\.ts:[12] names users of accounts$/),
		]);
	});

	test.each([
		["its own tables", "src/accounts/server/users.repository.ts", "sql`select id from users`"],
		["a fragment", "src/leads/server/leads.repository.ts", "`select 1 from leads l ${person.join}`"],
		["a comment", "src/leads/server/leads.repository.ts", "/** Taken from users. */\n// and from users"],
		["a column", "src/leads/server/leads.repository.ts", "sql`select users from leads`"],
		["a test", "src/leads/server/leads.api.test.ts", "sql`select id from users`"],
		["what stands above the modules", "src/server.ts", "sql`select id from users`"],
	])("ignores %s", (_, path, text) => {
		expect(found(path, text)).toEqual([]);
	});
});
