import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewer } from "../../platform/access.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { ensureReferralCode } from "./roles.service.ts";
import { freshMobile } from "./testing/sign-in.ts";
import { addReferralCode, addUserOnce, findUser } from "./users.repository.ts";
import {
	type AccountDeleted,
	createUsers,
	ensureUserByMobile,
	type ExportRequested,
	readUserByMobile,
	readUsersByIds,
} from "./users.service.ts";

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

function createModule() {
	const accountDeleted = createModuleEvent<AccountDeleted>();
	const exportRequested = createModuleEvent<ExportRequested>();
	const users = createUsers({ db, clock: () => now, accountDeleted, exportRequested });
	return { users, accountDeleted, exportRequested };
}

describe("deletion", () => {
	test("is announced in its transaction, while the row is still whole", async () => {
		const { users, accountDeleted } = createModule();
		const heard = vi.fn<(mobile: string | undefined) => void>();
		accountDeleted.listen(async (tx, { userId }) => heard((await findUser(tx, userId))?.mobile));
		await users.deleteOwn(viewer, mobile);
		expect(heard).toHaveBeenCalledExactlyOnceWith(mobile);
		expect(await findUser(db, viewer.userId)).toBeUndefined();
	});

	test("is undone when a module above cannot follow", async () => {
		const { users, accountDeleted } = createModule();
		accountDeleted.listen(() => Promise.reject(new Error("cannot close the leads")));
		await expect(users.deleteOwn(viewer, mobile)).rejects.toThrow("cannot close the leads");
		expect(await findUser(db, viewer.userId)).toMatchObject({ mobile });
	});
});

test("an export is made of the parts that the modules above add", async () => {
	const { users, exportRequested } = createModule();
	exportRequested.listen(async (_tx, { userId, add }) => add("leads", [{ of: userId }]));
	exportRequested.listen(async (_tx, { add }) => add("jobs", []));
	expect(await users.exportParts(viewer)).toEqual({ leads: [{ of: viewer.userId }], jobs: [] });
});

describe("reading people for other modules", () => {
	test("by ids: those who are there, each once", async () => {
		const { users } = createModule();
		const other = await addUserOnce(db, { id: newId(), mobile: freshMobile(), createdAt: now });
		await users.deleteOwn(viewer, mobile);
		const found = await readUsersByIds(db, [viewer.userId, other.user.id, other.user.id, newId()]);
		expect([...found.keys()]).toEqual([other.user.id]);
		expect(await readUsersByIds(db, [])).toEqual(new Map());
	});

	test("by mobile", async () => {
		expect(await readUserByMobile(db, mobile)).toMatchObject({ id: viewer.userId });
		expect(await readUserByMobile(db, freshMobile())).toBeUndefined();
	});
});

const codeOf = async (id: string) => (await findUser(db, id))?.referralCode;

describe("the referral code", () => {
	test("is made once: 8 characters of Crockford base32", async () => {
		await inTransaction(db, (tx) => ensureReferralCode(tx, viewer.userId));
		const code = await codeOf(viewer.userId);
		expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
		await inTransaction(db, (tx) => ensureReferralCode(tx, viewer.userId));
		expect(await codeOf(viewer.userId)).toBe(code);
	});

	test("that is somebody else's leaves the transaction usable", async () => {
		const other = await addUserOnce(db, { id: newId(), mobile: freshMobile(), createdAt: now });
		await addReferralCode(db, other.user.id, "TAKEN000");
		await inTransaction(db, async (tx) => {
			expect(await addReferralCode(tx, viewer.userId, "TAKEN000")).toBe(false);
			expect(await addReferralCode(tx, viewer.userId, "FREE0000")).toBe(true);
		});
		expect(await codeOf(viewer.userId)).toBe("FREE0000");
	});
});

describe("the person of a mobile, made where there is none", () => {
	const ensure = (of: string) => inTransaction(db, (tx) => ensureUserByMobile(tx, of, now));

	test("who is there is answered as they are", async () => {
		expect(await ensure(mobile)).toEqual(await readUserByMobile(db, mobile));
	});

	test("who was never here gets an account without a name, once even when asked for at once", async () => {
		const fresh = freshMobile();
		const made = await Promise.all(Array.from({ length: 20 }, () => ensure(fresh)));
		expect(new Set(made.map(({ id }) => id)).size).toBe(1);
		expect(made[0]).toMatchObject({ mobile: fresh, name: null, role: "user", referralCode: null });
	});
});
