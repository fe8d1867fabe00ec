import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewer } from "../../platform/access.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import type { AccountDeleted, ExportRequested } from "./accounts.context.ts";
import { deleteOwnAccount, exportParts } from "./own-account.ts";
import { ensureUserByMobile, readUsersByIds } from "./people.ts";
import { ensureReferralCode } from "./roles.ts";
import { freshMobile } from "./testing/sign-in.ts";
import { addReferralCode, addUserOnce, findUser, findUserByMobile } from "./users.repository.ts";

const now = new Date("2026-11-20T06:30:00Z");
let database: Database;
let db: Db;
let viewer: Viewer;
let mobile: string;
beforeAll(async () => {
	database = await openTestDatabase();
	db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
	mobile = freshMobile();
	const { user } = await addUserOnce(db, { id: newId(), mobile, createdAt: now });
	viewer = { userId: user.id, role: "user", sessionId: newId() };
});

const createContext = () => ({
	db,
	clock: () => now,
	accountDeleted: createModuleEvent<AccountDeleted>(),
	exportRequested: createModuleEvent<ExportRequested>(),
});

describe("deletion", () => {
	test("is published in its transaction, before the row is blanked", async () => {
		const ctx = createContext();
		const onDeleted = vi.fn<(mobile: string | undefined) => void>();
		ctx.accountDeleted.listen(async (tx, { userId }) => onDeleted((await findUser(tx, userId))?.mobile));
		await deleteOwnAccount(ctx, viewer, mobile);
		expect(onDeleted).toHaveBeenCalledExactlyOnceWith(mobile);
		expect(await findUser(db, viewer.userId)).toBeUndefined();
	});

	test("is rolled back when a listener fails", async () => {
		const ctx = createContext();
		ctx.accountDeleted.listen(() => Promise.reject(new Error("cannot close the leads")));
		await expect(deleteOwnAccount(ctx, viewer, mobile)).rejects.toThrow("cannot close the leads");
		expect(await findUser(db, viewer.userId)).toMatchObject({ mobile });
	});
});

test("an export contains the parts that other modules add", async () => {
	const ctx = createContext();
	ctx.exportRequested.listen(async (_tx, { userId, add }) => add("leads", [{ of: userId }]));
	ctx.exportRequested.listen(async (_tx, { add }) => add("jobs", []));
	expect(await exportParts(ctx, viewer)).toEqual({ leads: [{ of: viewer.userId }], jobs: [] });
});

describe("reading people", () => {
	test("by ids: existing people, each once", async () => {
		const other = await addUserOnce(db, { id: newId(), mobile: freshMobile(), createdAt: now });
		await deleteOwnAccount(createContext(), viewer, mobile);
		const found = await readUsersByIds(db, [viewer.userId, other.user.id, other.user.id, newId()]);
		expect([...found.keys()]).toEqual([other.user.id]);
		expect(await readUsersByIds(db, [])).toEqual(new Map());
	});

	test("by mobile", async () => {
		expect(await findUserByMobile(db, mobile)).toMatchObject({ id: viewer.userId });
		expect(await findUserByMobile(db, freshMobile())).toBeUndefined();
	});
});

const codeOf = async (id: string) => (await findUser(db, id))?.referralCode;

describe("the referral code", () => {
	test("is created once: 8 characters of Crockford base32", async () => {
		await inTransaction(db, (tx) => ensureReferralCode(tx, viewer.userId));
		const code = await codeOf(viewer.userId);
		expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
		await inTransaction(db, (tx) => ensureReferralCode(tx, viewer.userId));
		expect(await codeOf(viewer.userId)).toBe(code);
	});

	test("that another user has leaves the transaction usable", async () => {
		const other = await addUserOnce(db, { id: newId(), mobile: freshMobile(), createdAt: now });
		await addReferralCode(db, other.user.id, "TAKEN000");
		await inTransaction(db, async (tx) => {
			expect(await addReferralCode(tx, viewer.userId, "TAKEN000")).toBe(false);
			expect(await addReferralCode(tx, viewer.userId, "FREE0000")).toBe(true);
		});
		expect(await codeOf(viewer.userId)).toBe("FREE0000");
	});
});

describe("ensureUserByMobile", () => {
	const ensure = (of: string) => inTransaction(db, (tx) => ensureUserByMobile(tx, of, now));

	test("returns an existing account unchanged", async () => {
		expect(await ensure(mobile)).toEqual(await findUserByMobile(db, mobile));
	});

	test("creates one account without a name, even in parallel calls", async () => {
		const fresh = freshMobile();
		const made = await Promise.all(Array.from({ length: 20 }, () => ensure(fresh)));
		expect(new Set(made.map(({ id }) => id)).size).toBe(1);
		expect(made[0]).toMatchObject({ mobile: fresh, name: null, role: "user", referralCode: null });
	});
});
