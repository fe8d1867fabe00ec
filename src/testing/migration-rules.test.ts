import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { breaksVersionBefore } from "./migration-rules.ts";
import { root } from "./root.ts";

/** Earlier ones were written before any installation had to be upgraded without a break. */
const firstChecked = "0054";

test("the version before can run with every migration", () => {
	const folder = join(root, "migrations");
	const files = readdirSync(folder).filter((name) => name.endsWith(".sql") && name >= firstChecked);
	const faults = files.flatMap((name) =>
		breaksVersionBefore(readFileSync(join(folder, name), "utf8")).map((fault) => `${name} ${fault}`),
	);
	expect(faults, "see docs/deploy.md, Migrations").toEqual([]);
});

test.each([
	`DROP TABLE "leads"`,
	`ALTER TABLE "leads" DROP COLUMN "note"`,
	`ALTER TABLE "leads" ALTER COLUMN "note" DROP DEFAULT`,
	`ALTER TABLE "leads" RENAME COLUMN "note" TO "text"`,
	`ALTER TABLE "leads" RENAME TO "requests"`,
	`ALTER TABLE "leads" ALTER COLUMN "note" SET DATA TYPE integer`,
	`ALTER TABLE "leads" ALTER COLUMN "note" TYPE integer`,
	`ALTER TABLE "leads" ALTER COLUMN "note" SET NOT NULL`,
	`ALTER TABLE "leads" ADD COLUMN "kind" text NOT NULL`,
	`ALTER TABLE "leads" ADD CONSTRAINT "kinds" CHECK ("kind" in ('a'))`,
	`CREATE UNIQUE INDEX "one_note" ON "leads" ("note")`,
	`-- The version before can run with this: yes\nDROP TABLE "leads"`,
	`CREATE TABLE "notes" ("id" text NOT NULL);\n--> statement-breakpoint\nDROP TABLE "leads"`,
	`UPDATE "leads" SET "note" = '';\nDROP TABLE "leads";`,
])("refuses %s", (sql) => {
	expect(breaksVersionBefore(sql)).toHaveLength(1);
});

test.each([
	`ALTER TABLE "leads" ADD COLUMN "kind" text`,
	`ALTER TABLE "leads" ADD COLUMN "kind" text DEFAULT 'a' NOT NULL`,
	`CREATE INDEX "by_note" ON "leads" ("note")`,
	`DROP INDEX "by_note"`,
	`CREATE TABLE "notes" ("id" text NOT NULL);\n--> statement-breakpoint\nALTER TABLE "notes" ADD CONSTRAINT "of_lead" FOREIGN KEY ("id") REFERENCES "leads"("id")`,
	`-- The version before can run with this: no version since 1.4 reads the column.\nALTER TABLE "leads" DROP COLUMN "note"`,
])("accepts %s", (sql) => {
	expect(breaksVersionBefore(sql)).toEqual([]);
});
