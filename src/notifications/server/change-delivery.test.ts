import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveEvent } from "../notifications.contract.ts";
import { createChangeDelivery } from "./change-delivery.ts";
import { createOpenStreams, type OpenStream } from "./open-streams.ts";

const sent: [string, LiveEvent][] = [];
const later: [string, string][] = [];
let time = 0;
let streams: ReturnType<typeof createOpenStreams>;
let delivery: ReturnType<typeof createChangeDelivery>;
beforeEach(() => {
	vi.useFakeTimers();
	sent.length = 0;
	later.length = 0;
	time = 0;
	streams = createOpenStreams();
	delivery = createChangeDelivery({
		streams,
		send: ({ userId }, event) => void sent.push([userId, event]),
		sendLater: (...touch) => void later.push(touch),
		now: () => time,
	});
});
afterEach(() => void vi.useRealTimers());

function open(userId: string, fields: Partial<OpenStream> = {}): OpenStream {
	const stream = { send: () => {}, beat: () => {}, end: () => {} };
	const opened = {
		id: userId,
		userId,
		sessionId: userId,
		isStaff: false,
		language: "en" as const,
		stream,
		unread: 0,
		...fields,
	};
	const added = { ...opened, watched: new Set<string>() };
	streams.add(added);
	return added;
}
const notifiedUsers = () => sent.map(([userId]) => userId);
const lead = { subjectId: "lead", watchers: "everyone", userIds: [] } as const;

test("notifies a thousand readers of one record in batches, so that they do not all load it at once", () => {
	for (let number = 0; number < 1_000; number++) delivery.watch(open(`reader ${number}`), ["lead"]);
	delivery.change([{ ...lead, userIds: [] }]);
	expect(sent).toHaveLength(100);
	vi.advanceTimersByTime(250);
	expect(sent).toHaveLength(200);
	vi.runAllTimers();
	expect(new Set(notifiedUsers()).size).toBe(1_000);
});

test("does not notify readers who left in the meantime", () => {
	const readers = Array.from({ length: 150 }, (_, number) => open(`reader ${number}`));
	for (const reader of readers) delivery.watch(reader, ["lead"]);
	delivery.change([{ ...lead, userIds: [] }]);
	readers.slice(100).forEach((reader) => streams.remove(reader));
	vi.runAllTimers();
	expect(sent).toHaveLength(100);
	expect(streams.watching("lead")).toHaveLength(100);
});

test("notifies a named person who also has the record open once, with all changes", () => {
	delivery.watch(open("customer"), ["lead", "other"]);
	delivery.change([
		{ ...lead, userIds: ["customer"] },
		{ ...lead, subjectId: "other", userIds: [] },
	]);
	expect(sent).toEqual([
		["customer", { unread: 0, notifications: [], touched: ["lead", "other"], missed: false }],
	]);
});

test("keeps a change for the first event of a new stream", () => {
	open("customer", { unread: null });
	delivery.change([{ ...lead, userIds: ["customer"] }]);
	expect(sent).toEqual([]);
	expect(later).toEqual([["customer", "lead"]]);
});

test("notifies only staff of a change for staff", () => {
	delivery.watch(open("staff", { isStaff: true }), ["lead"]);
	delivery.watch(open("onlooker"), ["lead"]);
	delivery.change([{ ...lead, watchers: "staff", userIds: [] }]);
	expect(notifiedUsers()).toEqual(["staff"]);
});

test("remembers a change for 15 seconds, and sends it to a page once", () => {
	delivery.change([{ ...lead, userIds: [] }]);
	// A later change for staff must not hide it.
	delivery.change([{ ...lead, watchers: "staff", userIds: [] }]);
	time = 15_000;
	const reader = open("reader");
	delivery.watch(reader, ["lead"]);
	delivery.watch(reader, ["lead", "other"]);
	expect(notifiedUsers()).toEqual(["reader"]);
	time = 15_001;
	delivery.watch(open("late"), ["lead"]);
	expect(notifiedUsers()).toEqual(["reader"]);
});

test("sends a change for one person to the page that they open just after it, and to no other", () => {
	delivery.change([{ ...lead, watchers: "nobody", userIds: ["payer"] }]);
	// A later change for another person must not hide it.
	delivery.change([{ ...lead, watchers: "nobody", userIds: ["owner"] }]);
	delivery.watch(open("onlooker", { isStaff: true }), ["lead"]);
	expect(sent).toEqual([]);
	delivery.watch(open("payer"), ["lead"]);
	expect(sent).toEqual([["payer", { unread: 0, notifications: [], touched: ["lead"], missed: false }]]);
});
