import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewer } from "../../platform/access.ts";
import { encodeEvents, type RecordChange, decodeEvents } from "./event-message.ts";
import { stubDb } from "../../testing/stub-db.ts";
import { createStreams, type Streams } from "./streams.service.ts";
import { readStream } from "./testing/read-stream.ts";

const running = new Set<string>();
/** Answers that nobody has anything unread; or nothing, while it is away. */
const readEvents = vi.fn<(text: string, values: readonly unknown[]) => Promise<unknown[]>>();
/** What this process told the others. */
const sent: string[] = [];
const log = { error: vi.fn<() => void>() };

let streams: Streams;
let app: FastifyInstance;
let site: string;
beforeEach(async () => {
	running.clear();
	sent.length = 0;
	readEvents.mockReset().mockResolvedValue([]);
	streams = createStreams({
		db: stubDb(readEvents),
		broadcast: { send: async (_db, _channel, text) => void sent.push(text) },
		log,
		findRunningSessions: async (ids) => new Set(ids.filter((id) => running.has(id))),
		readListingTitles: async () => new Map(),
		catalogue: { snapshot: () => Promise.reject(new Error("no names are read here")) },
	});
	app = Fastify();
	// The token is the session's id and the person's.
	app.get("/api/notifications/stream", (request, reply) => {
		const sessionId = String(request.headers["x-auth-token"]);
		streams.open({ userId: sessionId, sessionId, role: "user" }, request, reply);
	});
	app.addHook("preClose", async () => streams.stop());
	site = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

test("streams whose session has ended by itself end when they are looked for", async () => {
	running.add("here").add("there");
	const [here, there] = await Promise.all([readStream(site, "here"), readStream(site, "there")]);
	await Promise.all([here.news(), there.news()]);
	await streams.endWithSessions();
	expect(streams.count()).toBe(2);
	running.delete("here");
	await streams.endWithSessions();
	expect(await here.next()).toBeNull();
	expect(streams.count()).toBe(1);
});

test("a tab that is closed is forgotten", async () => {
	const stream = await readStream(site, "here");
	await stream.news();
	stream.leave();
	await vi.waitFor(() => expect(streams.count()).toBe(0));
});

test("while the database is away a new stream ends, and an open one is told that something is missing", async () => {
	const open = await readStream(site, "here");
	await open.news();
	readEvents.mockRejectedValue(new Error("away"));
	streams.listener.hear(encodeEvents({ read: "here" }));
	expect(await open.news()).toEqual({ unread: 0, notifications: [], touched: [], missed: true });
	const late = await readStream(site, "there");
	expect(await late.next()).toBeNull();
	expect(log.error).toHaveBeenCalled();
});

test("touches of one round come in one event, to their person alone, and of very many all is to be read", async () => {
	const [here, there] = await Promise.all([readStream(site, "here"), readStream(site, "there")]);
	await Promise.all([here.news(), there.news()]);
	const touch = (...subjects: string[]) =>
		streams.listener.hear(encodeEvents({ touched: subjects.map((subject) => [subject, "here"]) }));
	const reading = Promise.withResolvers<unknown[]>();
	readEvents.mockReturnValueOnce(reading.promise);
	streams.listener.hear(encodeEvents({ read: "here" }));
	touch("one", "two");
	touch("two", "three");
	reading.resolve([]);
	const none = { unread: 0, notifications: [], missed: false };
	expect(await here.news()).toEqual({ ...none, touched: [] });
	expect(await here.news()).toEqual({ ...none, touched: ["one", "two", "three"] });
	touch(...Array.from({ length: 101 }, (_, place) => `${place}`));
	const many = await here.news();
	expect([many?.touched.length, many?.missed]).toEqual([100, true]);
	streams.listener.hear(encodeEvents({ read: "there" }));
	expect(await there.news()).toEqual({ ...none, touched: [] });
});

describe("a record that changes", () => {
	const viewer = (userId: string): Viewer => ({ userId, sessionId: userId, role: "user" });
	const change = (watchers: RecordChange["watchers"], ...userIds: string[]) =>
		streams.listener.hear(encodeEvents({ changed: [{ subjectId: "lead", watchers, userIds }] }));
	const openStream = async (userId: string) => {
		const stream = await readStream(site, userId);
		return { ...stream, streamId: (await stream.news())?.streamId ?? "" };
	};
	const nothingNew = { unread: 0, notifications: [], missed: false };

	test("is told to who has it open and to the people named, by its id, and nothing is read for it", async () => {
		const [watching, named, other] = [
			await openStream("watching"),
			await openStream("named"),
			await openStream("other"),
		];
		await streams.watch(viewer("watching"), { streamId: watching.streamId, subjectIds: ["lead"] });
		readEvents.mockClear();
		change("everyone", "named");
		for (const stream of [watching, named])
			expect(await stream.news()).toEqual({ ...nothingNew, touched: ["lead"] });
		expect(readEvents).not.toHaveBeenCalled();
		streams.listener.hear(encodeEvents({ read: "other" }));
		expect(await other.news()).toEqual({ ...nothingNew, touched: [] });
	});

	test("is not told any more once the page is left", async () => {
		const { streamId, news } = await openStream("here");
		await streams.watch(viewer("here"), { streamId, subjectIds: ["lead"] });
		await streams.watch(viewer("here"), { streamId, subjectIds: ["another"] });
		change("everyone");
		streams.listener.hear(encodeEvents({ read: "here" }));
		expect(await news()).toEqual({ ...nothingNew, touched: [] });
	});

	test("a moment before the page says that it has it open is told all the same", async () => {
		const { streamId, news } = await openStream("here");
		change("everyone");
		await streams.watch(viewer("here"), { streamId, subjectIds: ["lead"] });
		expect(await news()).toEqual({ ...nothingNew, touched: ["lead"] });
	});

	test("only for staff stays unknown to everybody else, also a moment later", async () => {
		const { streamId, news } = await openStream("here");
		change("staff");
		change("nobody");
		await streams.watch(viewer("here"), { streamId, subjectIds: ["lead"] });
		change("staff");
		streams.listener.hear(encodeEvents({ read: "here" }));
		expect(await news()).toEqual({ ...nothingNew, touched: [] });
	});

	test("is watched through whichever process holds the stream, and never through somebody else's", async () => {
		const { streamId, news } = await openStream("here");
		await streams.watch(viewer("thief"), { streamId, subjectIds: ["stolen"] });
		expect(sent.map((text) => decodeEvents(text)?.watched)).toEqual([
			{ streamId, userId: "thief", subjectIds: ["stolen"] },
		]);
		for (const text of sent) streams.listener.hear(text);
		streams.listener.hear(
			encodeEvents({ changed: [{ subjectId: "stolen", watchers: "everyone", userIds: [] }] }),
		);
		streams.listener.hear(encodeEvents({ watched: { streamId, userId: "here", subjectIds: ["lead"] } }));
		change("everyone");
		expect(await news()).toEqual({ ...nothingNew, touched: ["lead"] });
	});
});

test("every 25 seconds a stream says that it lives, in a line that readers ignore", async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	try {
		streams.start();
		const response = await fetch(`${site}/api/notifications/stream`, { headers: { "x-auth-token": "here" } });
		const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
		const next = async () => (await reader?.read())?.value;
		expect(await next()).toMatch(/^id: .+\ndata: .+\n\n$/);
		const beat = next();
		vi.advanceTimersByTime(24_999);
		streams.listener.hear(encodeEvents({ read: "here" }));
		expect(await beat).toMatch(/^id: /);
		for (let times = 0; times < 2; times++) {
			const heard = next();
			vi.advanceTimersByTime(times === 0 ? 1 : 25_000);
			expect(await heard).toBe(":\n\n");
		}
		await reader?.cancel();
	} finally {
		streams.stop();
		vi.useRealTimers();
	}
});

test("all that comes during one reading is read in the next", async () => {
	const reading = Promise.withResolvers<unknown[]>();
	readEvents.mockReturnValueOnce(reading.promise);
	const many = [];
	for (let number = 0; number < 40; number++) many.push(await readStream(site, `session ${number}`));
	reading.resolve([]);
	for (const stream of many) expect((await stream.news())?.unread).toBe(0);
	const asked = readEvents.mock.calls.map(([, [ids]]) => (Array.isArray(ids) ? ids.length : 0));
	expect(asked).toEqual([1, 39]);
});

test.each(["", "nonsense", "[]", '{"added":[["one"]]}', '{"added":"all"}', '{"other":1}'])(
	"a message of another version is let pass: %j",
	(text) => {
		expect(() => streams.listener.hear(text)).not.toThrow();
		expect(readEvents).not.toHaveBeenCalled();
	},
);
