import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { createBroadcast } from "../../platform/server/database/broadcast.ts";
import { fileServer } from "../../testing/file-server.ts";
import { untilBlocked } from "../../testing/until-blocked.ts";
import { cleanNotifications } from "./notifications.jobs.ts";
import { readAllOf } from "./notifications.repository.ts";
import { notify } from "./notify.ts";
import { readMutedKinds } from "./muted-kinds.repository.ts";
import { notifyAll, buildNotification } from "./testing/notify-someone.ts";

const server = fileServer();
let mobile: string;
let token: string;
let userId: string;
beforeEach(async () => {
	server.clock.set("2026-11-20T06:30:00Z");
	mobile = freshMobile();
	const entered = await signIn(server, mobile);
	({ token } = entered);
	userId = entered.user._id;
});

const day = 24 * 60 * 60_000;
const read = (query = "", by: string | undefined = token) =>
	server.call("GET", `/api/notifications${query}`, { token: by });
const notifyContext = () => ({ ...server, broadcast: createBroadcast(server.database, { warn() {} }) });
const mark = (body: object, by: string | undefined = token) =>
	server.call("PUT", "/api/notifications/read", { token: by, body });
const notifyMe = (...fields: Parameters<typeof buildNotification>[1][]) =>
	notifyAll(
		server,
		fields.map((one) => buildNotification(userId, one)),
	);
type Listed = { _id: string; subjectId: string; isRead: boolean };
const listed = async (query?: string): Promise<Listed[]> => (await read(query)).body.notifications;

test.each([
	["GET", "/api/notifications"],
	["GET", "/api/notifications/stream"],
	["PUT", "/api/notifications/read"],
	["GET", "/api/notifications/settings"],
	["PUT", "/api/notifications/settings"],
	["GET", "/api/notifications/push"],
	["PUT", "/api/notifications/push"],
	["DELETE", "/api/notifications/push"],
] as const)("%s %s requires login", async (method, url) => {
	expect((await server.call(method, url)).status).toBe(401);
});

describe("the list", () => {
	test("is empty at first, and then has exactly these fields", async () => {
		expect((await read()).body).toEqual({ unread: 0, notifications: [], nextCursor: null });
		await notifyMe({ kind: "lead.closed", details: { service: "Plumber", why: "expired" } });
		expect(await read()).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
		expect((await read()).body).toEqual({
			unread: 1,
			notifications: [
				{
					_id: expect.any(String),
					kind: "lead.closed",
					subjectId: "01900000-0000-7000-8000-000000000001",
					details: { service: "Plumber", why: "expired" },
					createdAt: "2026-11-20T06:30:00.000Z",
					isRead: false,
				},
			],
			nextCursor: null,
		});
	});

	test("pages from the newest to the oldest, without losing any of the same moment", async () => {
		for (const group of [0, 1, 2]) {
			const subjects = [0, 1, 2].map((place) => ({ subjectId: `${group}-${place}` }));
			await notifyMe(...subjects);
			server.clock.advance(1_000);
		}
		const seen: string[] = [];
		for (let cursor: string | null = ""; cursor !== null;) {
			const { body } = await read(`?limit=4${cursor && `&cursor=${cursor}`}`);
			seen.push(...body.notifications.map(({ subjectId }: Listed) => subjectId));
			cursor = body.nextCursor;
		}
		expect(new Set(seen).size).toBe(9);
		expect(seen.map((subject) => subject[0])).toEqual("222111000".split(""));
	});

	test("refuses a malformed cursor, and a limit that is not a number", async () => {
		expect((await read("?cursor=abc")).status).toBe(400);
		expect((await read("?limit=many")).status).toBe(400);
	});

	test("omits other people's notifications", async () => {
		const other = await signIn(server, freshMobile());
		await notifyMe({});
		expect((await read("", other.token)).body).toMatchObject({ unread: 0, notifications: [] });
	});

	test("counts unread notifications up to a hundred", async () => {
		await notifyMe(...Array.from({ length: 105 }, () => ({})));
		expect((await read()).body.unread).toBe(100);
	});
});

describe("marking as read", () => {
	test("marks the given ones, and then all", async () => {
		await notifyMe({}, {}, {});
		const [first, second] = await listed();
		expect((await mark({ ids: [first?._id, second?._id] })).body).toEqual({ unread: 1 });
		expect((await listed()).map(({ isRead }) => isRead)).toEqual([true, true, false]);
		expect((await mark({ ids: [] })).body).toEqual({ unread: 1 });
		expect((await mark({})).body).toEqual({ unread: 0 });
		expect((await mark({})).body).toEqual({ unread: 0 });
	});

	test("leaves another person's unread", async () => {
		await notifyMe({});
		const [mine] = await listed();
		const other = await signIn(server, freshMobile());
		expect(await mark({ ids: [mine?._id] }, other.token)).toMatchObject({ status: 200, body: { unread: 0 } });
		expect((await listed())[0]?.isRead).toBe(false);
	});

	test("refuses more than a hundred ids, and malformed ids", async () => {
		const id = "01900000-0000-7000-8000-000000000001";
		expect((await mark({ ids: Array.from({ length: 101 }, () => id) })).status).toBe(400);
		expect((await mark({ ids: ["1"] })).status).toBe(400);
	});
});

describe("notifying", () => {
	test("notifies each person once of an occasion, also if one call repeats it", async () => {
		const other = await signIn(server, freshMobile());
		const occasion = "lead.new:one";
		await notifyMe({ occasion, subjectId: "first" }, { occasion, subjectId: "second" });
		await notifyAll(server, [
			buildNotification(userId, { occasion }),
			buildNotification(other.user._id, { occasion }),
		]);
		expect((await listed()).map(({ subjectId }) => subjectId)).toHaveLength(1);
		expect((await read("", other.token)).body.unread).toBe(1);
	});

	test("notifies nobody if the transaction is rolled back", async () => {
		const failing = inTransaction(server.database.db, async (tx) => {
			await notify(notifyContext(), tx, [buildNotification(userId)]);
			throw new Error("rolled back");
		});
		await expect(failing).rejects.toThrow("rolled back");
		expect(await listed()).toEqual([]);
	});

	test("accepts an empty list", async () => {
		await notifyAll(server, []);
		expect(await listed()).toEqual([]);
	});
});

describe("a deleted account", () => {
	const deleteAccount = () => server.call("DELETE", "/api/users/me", { token, body: { mobile } });
	const storedOf = async (id: string) => (await readAllOf(server.database.db, id)).length;

	test("gets no notifications, and others do", async () => {
		const other = await signIn(server, freshMobile());
		expect((await deleteAccount()).status).toBe(200);
		await notifyAll(server, [buildNotification(userId), buildNotification(other.user._id)]);
		expect([await storedOf(userId), await storedOf(other.user._id)]).toEqual([0, 1]);
		await notifyMe({});
		expect(await storedOf(userId)).toBe(0);
	});

	describe.runIf(inject("template").kind === "postgres")("at the same time", () => {
		test("the deletion waits for a transaction that is notifying the person", async () => {
			const [notified, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
			const draft = inTransaction(server.database.db, async (tx) => {
				await notify(notifyContext(), tx, [buildNotification(userId)]);
				notified.resolve();
				await commit.promise;
			});
			await notified.promise;
			const deletion = deleteAccount();
			await untilBlocked(server, 1);
			commit.resolve();
			await draft;
			expect((await deletion).status).toBe(200);
			expect(await storedOf(userId)).toBe(0);
		});

		test("a notification during the deletion waits for it and is skipped", async () => {
			const [locked, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
			// The deletion has erased the notifications and waits for the session.
			const lock = inTransaction(server.database.db, async (tx) => {
				await tx.execute(sql`select id from sessions where user_id = ${userId} for update`);
				locked.resolve();
				await commit.promise;
			});
			await locked.promise;
			const deletion = deleteAccount();
			await untilBlocked(server, 1);
			const draft = notifyMe({});
			await untilBlocked(server, 2);
			commit.resolve();
			await Promise.all([lock, draft]);
			expect((await deletion).status).toBe(200);
			expect(await storedOf(userId)).toBe(0);
		});
	});
});

describe("stored notifications", () => {
	test("are deleted after 90 days", async () => {
		await notifyMe({ subjectId: "old" });
		server.clock.advance(90 * day);
		await notifyMe({ subjectId: "new" });
		await cleanNotifications(server.database.db, server.clock);
		expect(await kept()).toEqual(["old", "new"]);
		server.clock.advance(1);
		await cleanNotifications(server.database.db, server.clock);
		expect(await kept()).toEqual(["new"]);
	});

	test("are limited to the newest 500 of each person", async () => {
		const other = await signIn(server, freshMobile());
		await notifyAll(server, [buildNotification(other.user._id, { subjectId: "theirs" })]);
		for (const part of [0, 1, 2, 3]) {
			const drafts = Array.from({ length: 400 }, (_, place) => ({ subjectId: `${part * 400 + place}` }));
			await notifyMe(...drafts);
			server.clock.advance(60_000);
		}
		await cleanNotifications(server.database.db, server.clock);
		const left = new Set(await kept());
		expect(left.size).toBe(500);
		for (let newest = 1_200; newest < 1_600; newest++) expect(left).toContain(`${newest}`);
		for (const subject of left) expect(Number(subject)).toBeGreaterThanOrEqual(800);
		expect((await readAllOf(server.database.db, other.user._id)).length).toBe(1);
	});

	/** Reads from the database, because the session has expired by then. */
	const kept = async () => (await readAllOf(server.database.db, userId)).map(({ subjectId }) => subjectId);

	test("are in the data export, and are deleted with the account", async () => {
		await notifyMe({ subjectId: "mine" });
		await server.call("PUT", "/api/notifications/settings", { token, body: { mutedKinds: ["lead.closed"] } });
		const exported = await server.call("GET", "/api/users/me/export", { token });
		expect(exported.body.notifications).toMatchObject({
			told: [{ subjectId: "mine", kind: "lead.new" }],
			mutedKinds: ["lead.closed"],
			pushAddresses: [],
		});
		const deleted = await server.call("DELETE", "/api/users/me", { token, body: { mobile } });
		expect(deleted.status).toBe(200);
		expect(await kept()).toEqual([]);
		const { db } = server.database;
		expect(await readMutedKinds(db, { userIds: [userId], kinds: ["lead.closed"] })).toEqual([]);
	});
});
