import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewer } from "../../platform/access.ts";
import { encodeEvents, type RecordChange, decodeEvents } from "./event-message.ts";
import { stubDb } from "../../testing/stub-db.ts";
import { createStreams, type Streams } from "./streams.ts";
import { readStream } from "./testing/read-stream.ts";

const running = new Set<string>();
/** The query of unread counts. Its default result is no unread notification. */
const readUnread = vi.fn<(text: string, values: readonly unknown[]) => Promise<unknown[]>>();
/** Messages to the other processes. */
const sent: string[] = [];
const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };

let streams: Streams;
let app: FastifyInstance;
let site: string;
beforeEach(async () => {
	running.clear();
	sent.length = 0;
	readUnread.mockReset().mockResolvedValue([]);
	streams = createStreams({
		db: stubDb(readUnread),
		broadcast: { send: async (_db, _channel, text) => void sent.push(text) },
		log,
		findRunningSessions: async (ids) => new Set(ids.filter((id) => running.has(id))),
		readListingTitles: async () => new Map(),
		planInWords: (label) => label,
		catalogue: { snapshot: () => Promise.reject(new Error("no names are read in these tests")) },
	});
	app = Fastify();
	// The token is used as the id of the session and of the person.
	app.get("/api/notifications/stream", (request, reply) => {
		const sessionId = String(request.headers["x-auth-token"]);
		streams.open({ userId: sessionId, sessionId, role: "user" }, request, reply);
	});
	app.addHook("preClose", async () => streams.stop());
	site = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

test("ends streams of expired sessions at the next check", async () => {
	running.add("here").add("there");
	const [here, there] = await Promise.all([readStream(site, "here"), readStream(site, "there")]);
	await Promise.all([here.event(), there.event()]);
	await streams.endWithSessions();
	expect(streams.count()).toBe(2);
	running.delete("here");
	await streams.endWithSessions();
	expect(await here.next()).toBeNull();
	expect(streams.count()).toBe(1);
});

test("removes the stream of a closed tab", async () => {
	const stream = await readStream(site, "here");
	await stream.event();
	stream.leave();
	await vi.waitFor(() => expect(streams.count()).toBe(0));
});

test("while the database is unavailable, ends new streams and tells open ones that events may be missing", async () => {
	const open = await readStream(site, "here");
	await open.event();
	readUnread.mockRejectedValue(new Error("unavailable"));
	streams.listener.onMessage(encodeEvents({ read: "here" }));
	expect(await open.event()).toEqual({ unread: 0, notifications: [], touched: [], missed: true });
	const late = await readStream(site, "there");
	expect(await late.next()).toBeNull();
	expect(log.error).toHaveBeenCalled();
});

test("sends the touches of one round in one event to their person, and of very many makes everything reload", async () => {
	const [here, there] = await Promise.all([readStream(site, "here"), readStream(site, "there")]);
	await Promise.all([here.event(), there.event()]);
	const touch = (...subjects: string[]) =>
		streams.listener.onMessage(encodeEvents({ touched: subjects.map((subject) => [subject, "here"]) }));
	const reading = Promise.withResolvers<unknown[]>();
	readUnread.mockReturnValueOnce(reading.promise);
	streams.listener.onMessage(encodeEvents({ read: "here" }));
	touch("one", "two");
	touch("two", "three");
	reading.resolve([]);
	const none = { unread: 0, notifications: [], missed: false };
	expect(await here.event()).toEqual({ ...none, touched: [] });
	expect(await here.event()).toEqual({ ...none, touched: ["one", "two", "three"] });
	touch(...Array.from({ length: 101 }, (_, place) => `${place}`));
	const many = await here.event();
	expect([many?.touched.length, many?.missed]).toEqual([100, true]);
	streams.listener.onMessage(encodeEvents({ read: "there" }));
	expect(await there.event()).toEqual({ ...none, touched: [] });
});

describe("a changed record", () => {
	const viewer = (userId: string): Viewer => ({ userId, sessionId: userId, role: "user" });
	const change = (watchers: RecordChange["watchers"], ...userIds: string[]) =>
		streams.listener.onMessage(encodeEvents({ changed: [{ subjectId: "lead", watchers, userIds }] }));
	const openStream = async (userId: string) => {
		const stream = await readStream(site, userId);
		return { ...stream, streamId: (await stream.event())?.streamId ?? "" };
	};
	const nothingNew = { unread: 0, notifications: [], missed: false };

	test("is sent by its id to people who have it open and to named people, without a query", async () => {
		const [watching, named, other] = [
			await openStream("watching"),
			await openStream("named"),
			await openStream("other"),
		];
		await streams.watch(viewer("watching"), { streamId: watching.streamId, subjectIds: ["lead"] });
		readUnread.mockClear();
		change("everyone", "named");
		for (const stream of [watching, named])
			expect(await stream.event()).toEqual({ ...nothingNew, touched: ["lead"] });
		expect(readUnread).not.toHaveBeenCalled();
		streams.listener.onMessage(encodeEvents({ read: "other" }));
		expect(await other.event()).toEqual({ ...nothingNew, touched: [] });
	});

	test("is not sent after the page is left", async () => {
		const { streamId, event } = await openStream("here");
		await streams.watch(viewer("here"), { streamId, subjectIds: ["lead"] });
		await streams.watch(viewer("here"), { streamId, subjectIds: ["another"] });
		change("everyone");
		streams.listener.onMessage(encodeEvents({ read: "here" }));
		expect(await event()).toEqual({ ...nothingNew, touched: [] });
	});

	test("is sent to a page that begins to watch it a moment later", async () => {
		const { streamId, event } = await openStream("here");
		change("everyone");
		await streams.watch(viewer("here"), { streamId, subjectIds: ["lead"] });
		expect(await event()).toEqual({ ...nothingNew, touched: ["lead"] });
	});

	test("is sent only to staff if it is for staff, also a moment later", async () => {
		const { streamId, event } = await openStream("here");
		change("staff");
		change("nobody");
		await streams.watch(viewer("here"), { streamId, subjectIds: ["lead"] });
		change("staff");
		streams.listener.onMessage(encodeEvents({ read: "here" }));
		expect(await event()).toEqual({ ...nothingNew, touched: [] });
	});

	test("is watched through any process, and never through another person's stream", async () => {
		const { streamId, event } = await openStream("here");
		await streams.watch(viewer("thief"), { streamId, subjectIds: ["stolen"] });
		expect(sent.map((text) => decodeEvents(text)?.watched)).toEqual([
			{ streamId, userId: "thief", subjectIds: ["stolen"] },
		]);
		for (const text of sent) streams.listener.onMessage(text);
		streams.listener.onMessage(
			encodeEvents({ changed: [{ subjectId: "stolen", watchers: "everyone", userIds: [] }] }),
		);
		streams.listener.onMessage(encodeEvents({ watched: { streamId, userId: "here", subjectIds: ["lead"] } }));
		change("everyone");
		expect(await event()).toEqual({ ...nothingNew, touched: ["lead"] });
	});
});

test("sends a heartbeat every 25 seconds, in a line that readers ignore", async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	try {
		streams.start();
		const response = await fetch(`${site}/api/notifications/stream`, { headers: { "x-auth-token": "here" } });
		const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
		const next = async () => (await reader?.read())?.value;
		expect(await next()).toMatch(/^id: .+\ndata: .+\n\n$/);
		const beat = next();
		vi.advanceTimersByTime(24_999);
		streams.listener.onMessage(encodeEvents({ read: "here" }));
		expect(await beat).toMatch(/^id: /);
		for (let times = 0; times < 2; times++) {
			const line = next();
			vi.advanceTimersByTime(times === 0 ? 1 : 25_000);
			expect(await line).toBe(":\n\n");
		}
		await reader?.cancel();
	} finally {
		streams.stop();
		vi.useRealTimers();
	}
});

test("reads everything that arrives during one round in the next one", async () => {
	const reading = Promise.withResolvers<unknown[]>();
	readUnread.mockReturnValueOnce(reading.promise);
	const many = [];
	for (let number = 0; number < 40; number++) many.push(await readStream(site, `session ${number}`));
	reading.resolve([]);
	for (const stream of many) expect((await stream.event())?.unread).toBe(0);
	const idsPerQuery = readUnread.mock.calls.map(([, [ids]]) => (Array.isArray(ids) ? ids.length : 0));
	expect(idsPerQuery).toEqual([1, 39]);
});

test.each(["", "nonsense", "[]", '{"added":[["one"]]}', '{"added":"all"}', '{"other":1}'])(
	"ignores a message of another version: %j",
	(text) => {
		expect(() => streams.listener.onMessage(text)).not.toThrow();
		expect(readUnread).not.toHaveBeenCalled();
	},
);
