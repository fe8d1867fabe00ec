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
import { notify } from "./notify.ts";
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

test("begins with the unread count, in a form that proxies do not cache, compress or buffer", async () => {
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
		event: { ...firstEvent, unread: 1 },
	});
	stream.leave();
});

test("sends later notifications to all streams of the person and to no other person's", async () => {
	const other = await signIn(server, freshMobile());
	const streams = await Promise.all([readStream(site, token), readStream(site, token)]);
	const theirs = await readStream(site, other.token);
	for (const stream of [...streams, theirs]) expect(await stream.event()).toEqual(firstEvent);
	await notifyAll(server, [buildNotification(userId, { subjectId: "mine", kind: "lead.booked" })]);
	await notifyAll(server, [buildNotification(other.user._id, { subjectId: "theirs" })]);
	for (const stream of streams)
		expect(await stream.event()).toMatchObject({
			unread: 1,
			notifications: [{ subjectId: "mine", kind: "lead.booked", isRead: false }],
			missed: false,
		});
	expect(await theirs.event()).toMatchObject({ notifications: [{ subjectId: "theirs" }] });
	for (const stream of [...streams, theirs]) stream.leave();
});

test("names a changed record to a person who muted its kind, without a notification", async () => {
	const other = await signIn(server, freshMobile());
	await server.call("PUT", "/api/notifications/settings", { token, body: { mutedKinds: ["lead.closed"] } });
	const [mine, theirs] = await Promise.all([readStream(site, token), readStream(site, other.token)]);
	for (const stream of [mine, theirs]) expect(await stream.event()).toEqual(firstEvent);
	const closed = { kind: "lead.closed", subjectId: "7" } as const;
	await notifyAll(server, [buildNotification(userId, closed), buildNotification(other.user._id, closed)]);
	expect(await mine.event()).toEqual({ ...nothingNew, touched: ["7"] });
	expect(await theirs.event()).toMatchObject({ unread: 1, notifications: [{ subjectId: "7" }], touched: [] });
	const { body } = await server.call("GET", "/api/notifications", { token });
	expect(body).toMatchObject({ unread: 0, notifications: [] });
	for (const stream of [mine, theirs]) stream.leave();
});

test("sends nothing of a change that is rolled back", async () => {
	await server.call("PUT", "/api/notifications/settings", { token, body: { mutedKinds: ["lead.closed"] } });
	const stream = await readStream(site, token);
	await stream.event();
	const ctx = { ...server, broadcast: createBroadcast(server.database, { warn() {} }) };
	const failing = inTransaction(server.database.db, async (tx) => {
		await notify(ctx, tx, [buildNotification(userId, { kind: "lead.closed", subjectId: "undone" })]);
		throw new Error("rolled back");
	});
	await expect(failing).rejects.toThrow("rolled back");
	await notifyAll(server, [buildNotification(userId, { kind: "lead.closed", subjectId: "done" })]);
	expect((await stream.event())?.touched).toEqual(["done"]);
	stream.leave();
});

test("sends the new unread count to every tab at once", async () => {
	const stream = await readStream(site, token);
	await stream.event();
	await notifyAll(server, [buildNotification(userId), buildNotification(userId)]);
	expect((await stream.event())?.unread).toBe(2);
	await server.call("PUT", "/api/notifications/read", { token, body: {} });
	expect(await stream.event()).toEqual(nothingNew);
	stream.leave();
});

test("sends the newest of very many, and that the list has more", async () => {
	const stream = await readStream(site, token);
	await stream.event();
	await notifyAll(
		server,
		Array.from({ length: 60 }, () => buildNotification(userId)),
	);
	const event = await stream.event();
	expect([event?.unread, event?.notifications.length, event?.missed]).toEqual([60, 20, true]);
	stream.leave();
});

test("the ninth stream of a person ends their oldest one", async () => {
	const streams = [];
	for (let count = 0; count <= streamsPerPerson; count++) {
		const stream = await readStream(site, token);
		expect(await stream.event()).toEqual(firstEvent);
		streams.push(stream);
	}
	expect(await streams[0]?.next()).toBeNull();
	await notifyAll(server, [buildNotification(userId)]);
	for (const stream of streams.slice(1)) expect((await stream.event())?.unread).toBe(1);
	for (const stream of streams) stream.leave();
});

test("HEAD returns the headers and opens no stream", async () => {
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
	test("with its session at logout, and others continue", async () => {
		const stream = await readStream(site, token);
		const other = await signIn(server, freshMobile());
		const remaining = await readStream(site, other.token);
		await Promise.all([stream.event(), remaining.event()]);
		await server.call("POST", "/api/auth/logout", { token });
		expect(await stream.next()).toBeNull();
		await notifyAll(server, [buildNotification(other.user._id)]);
		expect((await remaining.event())?.unread).toBe(1);
		remaining.leave();
	});

	test("with its session when the person logs out everywhere else", async () => {
		const mobile = freshMobile();
		const first = await signIn(server, mobile);
		server.clock.advance(60_000);
		const second = await signIn(server, mobile);
		const stream = await readStream(site, first.token);
		await stream.event();
		await server.call("DELETE", "/api/users/me/sessions", { token: second.token });
		expect(await stream.next()).toBeNull();
	});

	test("with its account", async () => {
		const mobile = freshMobile();
		const deleted = await signIn(server, mobile);
		const stream = await readStream(site, deleted.token);
		await stream.event();
		await server.call("DELETE", "/api/users/me", { token: deleted.token, body: { mobile } });
		expect(await stream.next()).toBeNull();
	});
});

/** Opens a stream without reading it. Returns both ends of its connection. */
async function openWithoutReading(): Promise<{ serverSide: Socket; clientSide: Socket }> {
	const { hostname, port } = new URL(site);
	const accepted = once(server.app.server, "connection");
	const clientSide = connect(Number(port), hostname).on("error", () => {});
	clientSide.pause();
	clientSide.write(`GET /api/notifications/stream HTTP/1.1\r\nhost: x\r\nx-auth-token: ${token}\r\n\r\n`);
	const [serverSide] = (await accepted) as [Socket];
	return { serverSide, clientSide };
}

test("disconnects a client that does not read, and others continue", async () => {
	const reading = await readStream(site, token);
	await reading.event();
	const { serverSide, clientSide } = await openWithoutReading();
	// The system's buffers take some megabytes before the server's fill.
	const details = { service: "x".repeat(2_000) };
	const many = () => Array.from({ length: 20 }, () => buildNotification(userId, { details }));
	for (let times = 0; times < 400 && !serverSide.destroyed; times++) {
		await notifyAll(server, many());
		expect((await reading.event())?.notifications).toHaveLength(20);
	}
	expect(serverSide.destroyed).toBe(true);
	reading.leave();
	clientSide.destroy();
});

test("a stopping server ends all streams", async () => {
	const other = await startTestServer();
	const otherSite = await other.app.listen({ port: 0, host: "127.0.0.1" });
	const entered = await signIn(other, freshMobile());
	const stream = await readStream(otherSite, entered.token);
	expect(await stream.event()).toEqual(firstEvent);
	await other.close();
	expect(await stream.next()).toBeNull();
});

test.runIf(inject("template").kind === "postgres")(
	"reports that events may be missing after a broken database connection",
	async () => {
		const stream = await readStream(site, token);
		await stream.event();
		await server.database.db.execute(sql`
			select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and application_name = ${broadcastConnection}`);
		expect(await stream.event()).toEqual({ ...nothingNew, missed: true });
		await notifyAll(server, [buildNotification(userId)]);
		expect((await stream.event())?.unread).toBe(1);
		stream.leave();
	},
);
