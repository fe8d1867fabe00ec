import { eq, getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { users } from "../accounts/server/accounts.tables.ts";
import { freshMobile, signIn } from "../accounts/server/testing/sign-in.ts";
import { sampleInvoice } from "../invoices/server/testing/sample-documents.ts";
import { jobs } from "../job-board/server/job-board.tables.ts";
import { deleteAccount } from "../leads/server/testing/delete-account.ts";
import { paymentAnswers } from "../payments/server/payments.tables.ts";
import { indianDay } from "../platform/dates.ts";
import type { personalData } from "../platform/server/database/personal-data.ts";
import { createKeyedHash } from "../platform/server/process/secret-key.ts";
import { fileServer } from "./file-server.ts";
import {
	createMarkedRows,
	type MarkedRows,
	parentsFirst,
	parentsOf,
	readAgain,
	type Values,
} from "./marked-rows.ts";
import { testSecret } from "./test-server.ts";

type Declared = {
	personalTables: readonly ReturnType<typeof personalData>[];
	otherTables: readonly PgTable[];
};
const declarations = Object.values(import.meta.glob<Declared>("../**/*.personal-data.ts", { eager: true }));
const personal = declarations.flatMap(({ personalTables }) => personalTables);
const others = declarations.flatMap(({ otherTables }) => otherTables);
const all = Object.values(
	import.meta.glob<Record<string, unknown>>("../**/*.tables.ts", { eager: true }),
).flatMap((file) => Object.values(file).filter((value) => is(value, PgTable)));

describe("the declarations", () => {
	test("name every table once", () => {
		const declared = [...personal.map(({ table }) => table), ...others].map(getTableName);
		expect(declared.toSorted()).toEqual(all.map(getTableName).toSorted());
	});

	test("call a table personal that refers to accounts", () => {
		const staffOnly = ["sectors", "services"];
		const referring = others.filter((table) => parentsOf(table).includes(users)).map(getTableName);
		expect(referring).toEqual(staffOnly);
	});
});

/** Values for columns with a CHECK constraint, a required shape, or a link to the person that is no foreign key. */
function overridesFor(who: string, { userId, mobile }: { userId: string; mobile: string }) {
	const marked = (table: string, column: string) => `marker-${who}-${table}-${column}`;
	const number = `marker-no-${who.slice(0, 2)}`;
	const document = { ...sampleInvoice({ buyerName: marked("invoices", "document") }), number };
	return {
		otp_requests: { mobile },
		verification_tokens: { mobile },
		mobile_views: { mobileHash: createKeyedHash(testSecret)("seen-mobile", mobile) },
		number_views: { personId: userId },
		idempotent_answers: { userId },
		// What was counted on other days is deleted with the account.
		job_posts: { day: indianDay(server.clock()) },
		job_seekers: { areas: [{ stateName: marked("job_seekers", "areas"), district: null }] },
		leads: { status: "closed", revealLimit: 3, claimsTaken: 1 },
		listings: { status: "active", properties: { question: marked("listings", "properties") } },
		reviews: { stars: 4, tags: [] },
		listing_reach: { closes: null, daysOff: "{}" },
		listing_contacts: { kind: "call", visitor: userId },
		notifications: { details: { firm: marked("notifications", "details") } },
		payments: { status: "failed", askAt: null, refundedPlan: null, refundedReward: null },
		profiles: { social: { youtube: marked("profiles", "social") } },
		github_answers: { username: marked("profiles", "github_username") },
		subscriptions: { status: "expired", pausedAt: null },
		// A running one ends with the account.
		suspensions: { status: "ended" },
		credit_entries: { kind: "returned" },
		// A buyer without GSTIN: the details of a registered business stay.
		purchases: { buyerGstin: null },
		referrals: { paymentStatus: "failed" },
		invoices: { kind: "receipt", number, document },
	};
}

/** What the person does with records of somebody else, whose erasure would otherwise hide that of the person's row. */
const ofSomebodyElse = new Set([
	"job_applications jobs",
	"lead_claims leads",
	"lead_notified leads",
	"number_reports leads",
	"listing_contacts listings",
	"referrals listings",
]);

const server = fileServer();

/** A person with a row in each personal table. */
async function createPerson(who: string, somebodyElse?: MarkedRows) {
	const mobile = freshMobile();
	const { token, user } = await signIn(server, mobile, { role: "salesPerson" });
	const account = {
		name: `marker-${who}-users-name`,
		referralCode: `marker-${who}-users-referral_code`,
		language: "hi" as const,
		suspendedAt: new Date(who === "asha" ? "2025-01-05T03:04:05.678Z" : "2025-02-06T04:05:06.789Z"),
		createdAt: new Date(who === "asha" ? "2025-01-02T03:04:05.678Z" : "2025-02-03T04:05:06.789Z"),
	};
	const [own] = await server.db.update(users).set(account).where(eq(users.id, user._id)).returning();
	const marked = createMarkedRows(server.db, {
		who,
		overrides: overridesFor(who, { userId: user._id, mobile }),
		async parentOf(from, to) {
			if (to === users) return own;
			const isElse = ofSomebodyElse.has(`${getTableName(from)} ${getTableName(to)}`);
			const found = (isElse ? somebodyElse : undefined)?.rows.get(to) ?? marked.rows.get(to);
			if (found !== undefined) return found;
			const [stored] = await server.db.select().from(to).limit(1);
			if (stored !== undefined) return stored;
			await marked.add(to);
			return marked.rows.get(to);
		},
	});
	for (const table of parentsFirst(personal.map((one) => one.table)))
		if (table !== users) await marked.add(table);
	return { who, mobile, token, marked, rows: new Map([...marked.rows, [users, own as Values]]) };
}

/** Strings and numbers anywhere in the value. */
function leavesOf(value: unknown): (string | number)[] {
	if (typeof value === "string" || typeof value === "number") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** What of a stored value can be recognised elsewhere; undefined if it is no such value. */
function traceOf(
	{ rows }: Person,
	table: PgTable,
	column: PgColumn,
	value: unknown,
): string | number | undefined {
	const isLink = getTableConfig(table).foreignKeys.some((key) =>
		key.reference().columns.some(({ name }) => name === column.name),
	);
	if (isLink || value === rows.get(users)?.["id"]) return undefined;
	if (value === null || typeof value === "boolean" || column.enumValues?.length) return undefined;
	if (value instanceof Date) return value.toISOString();
	if (typeof value === "number") return value > 10_000 ? value : undefined;
	const isWhole = column.columnType === "PgUUID" || column.columnType === "PgDateString";
	return leavesOf(value).find((leaf) => isWhole || String(leaf).startsWith("marker-"));
}

const isShown = (leaves: ReadonlySet<unknown>, trace: string | number) =>
	leaves.has(trace) || (typeof trace === "number" && leaves.has(trace / 100));

type Person = Awaited<ReturnType<typeof createPerson>>;

/** Each declared column of the person, with the value that it had before the deletion. */
function columnsOf({ rows }: Person) {
	return personal.flatMap(({ table, columns }) =>
		Object.entries(getTableColumns(table)).map(([name, column]) => {
			const [atDeletion, inExport] = (columns[name] ?? "").split(", ");
			const value = rows.get(table)?.[name];
			return { table, name, column, atDeletion, inExport, value, at: `${getTableName(table)}.${name}` };
		}),
	);
}

/** Waits for the job that erases what is stored with payments. */
function eraseByJobs({ rows }: Person): Promise<void> {
	const answer = rows.get(paymentAnswers) ?? {};
	const check = async () => {
		if ((await readAgain(server.db, paymentAnswers, answer)) !== undefined) throw new Error("still there");
	};
	return vi.waitFor(check, { timeout: 30_000, interval: 200 });
}

describe("a person with data in every table", () => {
	let asha: Person;
	let ravi: Person;
	let exported: unknown;
	const rowsAfter = new Map<PgTable, Values | undefined>();

	beforeAll(async () => {
		await server.jobs.start();
		ravi = await createPerson("ravi");
		asha = await createPerson("asha", ravi.marked);
		exported = (await server.call("GET", "/api/users/me/export", { token: asha.token })).body;
		const deleted = await deleteAccount(server, asha.token);
		if (deleted.status !== 200) throw new Error(`not deleted: ${JSON.stringify(deleted.body)}`);
		await eraseByJobs(asha);
		for (const [table, row] of asha.rows) rowsAfter.set(table, await readAgain(server.db, table, row));
	});

	test("gets exactly the columns declared as exported", () => {
		const leaves = new Set(leavesOf(exported));
		const wrong = columnsOf(asha).flatMap(({ table, column, value, inExport, at }) => {
			const trace = traceOf(asha, table, column, value);
			if (trace === undefined || isShown(leaves, trace) === (inExport === "exported")) return [];
			return [`${at} is declared ${inExport}, but the export says otherwise`];
		});
		expect(wrong).toEqual([]);
	});

	test("gets nothing of other people in the export", () => {
		const text = JSON.stringify(exported);
		expect(text).not.toContain("marker-ravi");
		expect(text).not.toContain(ravi.mobile);
	});

	test("loses what is declared as deleted or cleared, and nothing else", () => {
		const fits: Record<string, (before: unknown, after: unknown) => boolean> = {
			deleted: () => false,
			cleared: (before, after) => !isSame(before, after),
			kept: (before, after) => before === null || isSame(before, after),
			expires: () => true,
		};
		const wrong = columnsOf(asha).flatMap(({ table, name, value, atDeletion = "", at }) => {
			const after = rowsAfter.get(table);
			const isRight =
				after === undefined ? atDeletion === "deleted" : fits[atDeletion]?.(value, after[name]) === true;
			return isRight ? [] : [`${at} is declared ${atDeletion}, but the deletion does otherwise`];
		});
		expect(wrong).toEqual([]);
	});

	test("leaves no marker and no mobile in columns of any table that are not kept", async () => {
		const left = new Set(
			columnsOf(asha)
				.filter(({ atDeletion }) => atDeletion === "kept" || atDeletion === "expires")
				.map(({ table, column }) => `${getTableName(table)}.${column.name}`),
		);
		const found = await Promise.all(
			all.map(async (table) => {
				const { rows } = await server.db.execute<{ key: string }>(sql`
					select distinct field.key from ${table} as stored, jsonb_each_text(to_jsonb(stored)) as field
					where field.value like ${"%marker-asha%"} or field.value like ${`%${asha.mobile}%`}`);
				return rows.map(({ key }) => `${getTableName(table)}.${key}`);
			}),
		);
		expect(found.flat().filter((column) => !left.has(column))).toEqual([]);
	});

	test("takes nothing of other people along", async () => {
		// Asha applied for Ravi's job, and her application is not counted any more.
		Object.assign(ravi.rows.get(jobs) ?? {}, { applicationsCount: expect.any(Number) });
		for (const [table, row] of ravi.rows)
			expect(await readAgain(server.db, table, row), getTableName(table)).toEqual(row);
	});
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
