import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { broadcastConnection } from "../../platform/server/database/broadcast-connections.ts";
import { createBroadcast } from "../../platform/server/database/broadcast.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { fileServer } from "../../testing/file-server.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { streamsPerPerson } from "../notification.ts";
import { createNotify } from "./notify.ts";
import { readStream } from "./testing/read-stream.ts";
import { notifyAll, buildNotification } from "./testing/notify-someone.ts";

const server = fileServer();
let site: string;
beforeAll(async () => {
	site = await server.app.listen({ port: 0, host: "127.0.0.1" });
});

let token: string;
let userId: string;
beforeEach(async () => {
	const entered = await signIn(server, freshMobile());
	({ token } = entered);
	userId = entered.user._id;
});

const nothingNew = { unread: 0, notifications: [], touched: [], missed: false };
const firstEvent = { ...nothingNew, streamId: expect.stringMatching(/^[0-9a-f-]{36}$/) };

test("begins with the count of unread ones, in a form that nobody keeps, packs or holds back", async () => {
	await notifyAll(server, [buildNotification(userId)]);
	const stream = await readStream(site, token);
	expect([
		stream.status,
		...["content-type", "cache-control", "x-accel-buffering", "content-encoding"].map((name) =>
			stream.headers.get(name),
		),
	]).toEqual([200, "text/event-stream; charset=utf-8", "no-store", "no", null]);
	expect(stream.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
	expect(stream.headers.get("x-content-type-options")).toBe("nosniff");
	expect(await stream.next()).toEqual({
		id: expect.stringMatching(/.+/),
		news: { ...firstEvent, unread: 1 },
	});
	stream.leave();
});

test("brings what is told from then on, to all streams of the person and to nobody else's", async () => {
	const other = await signIn(server, freshMobile());
	const streams = await Promise.all([readStream(site, token), readStream(site, token)]);
	const theirs = await readStream(site, other.token);
	for (const stream of [...streams, theirs]) expect(await stream.news()).toEqual(firstEvent);
	await notifyAll(server, [buildNotification(userId, { subjectId: "mine", kind: "lead.booked" })]);
	await notifyAll(server, [buildNotification(other.user._id, { subjectId: "theirs" })]);
	for (const stream of streams)
		expect(await stream.news()).toMatchObject({
			unread: 1,
			notifications: [{ subjectId: "mine", kind: "lead.booked", isRead: false }],
			missed: false,
		});
	expect(await theirs.news()).toMatchObject({ notifications: [{ subjectId: "theirs" }] });
	for (const stream of [...streams, theirs]) stream.leave();
});

test("says what changed to who turned its kind off, without telling it", async () => {
	const other = await signIn(server, freshMobile());
	await server.call("PUT", "/api/notifications/settings", { token, body: { mutedKinds: ["lead.closed"] } });
	const [mine, theirs] = await Promise.all([readStream(site, token), readStream(site, other.token)]);
	for (const stream of [mine, theirs]) expect(await stream.news()).toEqual(firstEvent);
	const closed = { kind: "lead.closed", subjectId: "7" } as const;
	await notifyAll(server, [buildNotification(userId, closed), buildNotification(other.user._id, closed)]);
	expect(await mine.news()).toEqual({ ...nothingNew, touched: ["7"] });
	expect(await theirs.news()).toMatchObject({ unread: 1, notifications: [{ subjectId: "7" }], touched: [] });
	const { body } = await server.call("GET", "/api/notifications", { token });
	expect(body).toMatchObject({ unread: 0, notifications: [] });
	for (const stream of [mine, theirs]) stream.leave();
});

test("says nothing of a change that is undone", async () => {
	await server.call("PUT", "/api/notifications/settings", { token, body: { mutedKinds: ["lead.closed"] } });
	const stream = await readStream(site, token);
	await stream.news();
	const notify = createNotify({ ...server, broadcast: createBroadcast(server.database, { warn() {} }) });
	const undone = inTransaction(server.database.db, async (tx) => {
		await notify(tx, [buildNotification(userId, { kind: "lead.closed", subjectId: "undone" })]);
		throw new Error("undone");
	});
	await expect(undone).rejects.toThrow("undone");
	await notifyAll(server, [buildNotification(userId, { kind: "lead.closed", subjectId: "done" })]);
	expect((await stream.news())?.touched).toEqual(["done"]);
	stream.leave();
});

test("says at once in every tab what was read in one", async () => {
	const stream = await readStream(site, token);
	await stream.news();
	await notifyAll(server, [buildNotification(userId), buildNotification(userId)]);
	expect((await stream.news())?.unread).toBe(2);
	await server.call("PUT", "/api/notifications/read", { token, body: {} });
	expect(await stream.news()).toEqual(nothingNew);
	stream.leave();
});

test("tells of very many at once the newest, and that the list knows more", async () => {
	const stream = await readStream(site, token);
	await stream.news();
	await notifyAll(
		server,
		Array.from({ length: 60 }, () => buildNotification(userId)),
	);
	const news = await stream.news();
	expect([news?.unread, news?.notifications.length, news?.missed]).toEqual([60, 20, true]);
	stream.leave();
});

test("of one person's the ninth ends the oldest", async () => {
	const streams = [];
	for (let count = 0; count <= streamsPerPerson; count++) {
		const stream = await readStream(site, token);
		expect(await stream.news()).toEqual(firstEvent);
		streams.push(stream);
	}
	expect(await streams[0]?.next()).toBeNull();
	await notifyAll(server, [buildNotification(userId)]);
	for (const stream of streams.slice(1)) expect((await stream.news())?.unread).toBe(1);
	for (const stream of streams) stream.leave();
});

test("HEAD gets the headers and holds nothing open", async () => {
	const answer = await fetch(`${site}/api/notifications/stream`, {
		method: "HEAD",
		headers: { "x-auth-token": token },
	});
	expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
		200,
		"text/event-stream; charset=utf-8",
		"",
	]);
});

describe("a stream ends", () => {
	test("with its session at once, by logout or from another one; other sessions' go on", async () => {
		const stream = await readStream(site, token);
		const other = await signIn(server, freshMobile());
		const staying = await readStream(site, other.token);
		await Promise.all([stream.news(), staying.news()]);
		await server.call("POST", "/api/auth/logout", { token });
		expect(await stream.next()).toBeNull();
		await notifyAll(server, [buildNotification(other.user._id)]);
		expect((await staying.news())?.unread).toBe(1);
		staying.leave();
	});

	test("with its session, when the person logs out everywhere else", async () => {
		const mobile = freshMobile();
		const first = await signIn(server, mobile);
		server.clock.advance(60_000);
		const second = await signIn(server, mobile);
		const stream = await readStream(site, first.token);
		await stream.news();
		await server.call("DELETE", "/api/users/me/sessions", { token: second.token });
		expect(await stream.next()).toBeNull();
	});

	test("with its account", async () => {
		const mobile = freshMobile();
		const leaving = await signIn(server, mobile);
		const stream = await readStream(site, leaving.token);
		await stream.news();
		await server.call("DELETE", "/api/users/me", { token: leaving.token, body: { mobile } });
		expect(await stream.next()).toBeNull();
	});
});

/** Opens a stream and reads nothing of it; the server's end of its line. */
async function openUnread(): Promise<{ there: Socket; here: Socket }> {
	const { hostname, port } = new URL(site);
	const accepted = once(server.app.server, "connection");
	const here = connect(Number(port), hostname).on("error", () => {});
	here.pause();
	here.write(`GET /api/notifications/stream HTTP/1.1\r\nhost: x\r\nx-auth-token: ${token}\r\n\r\n`);
	const [there] = (await accepted) as [Socket];
	return { there, here };
}

test("a reader who never reads is cut off, and the others go on", async () => {
	const reading = await readStream(site, token);
	await reading.news();
	const { there, here } = await openUnread();
	// The system's own buffers take some megabytes before anything waits here.
	const details = { service: "x".repeat(2_000) };
	const much = () => Array.from({ length: 20 }, () => buildNotification(userId, { details }));
	for (let times = 0; times < 400 && !there.destroyed; times++) {
		await notifyAll(server, much());
		expect((await reading.news())?.notifications).toHaveLength(20);
	}
	expect(there.destroyed).toBe(true);
	reading.leave();
	here.destroy();
});

test("a stop ends all streams and waits for none", async () => {
	const short = await startTestServer();
	const there = await short.app.listen({ port: 0, host: "127.0.0.1" });
	const entered = await signIn(short, freshMobile());
	const stream = await readStream(there, entered.token);
	expect(await stream.news()).toEqual(firstEvent);
	await short.close();
	expect(await stream.next()).toBeNull();
});

test.runIf(inject("template").kind === "postgres")(
	"says that something may be missing once a broken line to the database is there again",
	async () => {
		const stream = await readStream(site, token);
		await stream.news();
		await server.database.db.execute(sql`
			select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and application_name = ${broadcastConnection}`);
		expect(await stream.news()).toEqual({ ...nothingNew, missed: true });
		await notifyAll(server, [buildNotification(userId)]);
		expect((await stream.news())?.unread).toBe(1);
		stream.leave();
	},
);
