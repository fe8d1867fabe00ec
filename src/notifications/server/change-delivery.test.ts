import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NotificationNews } from "../notifications.contract.ts";
import { createChangeDelivery } from "./change-delivery.ts";
import { createOpenStreams, type OpenStream } from "./open-streams.ts";

const said: [string, NotificationNews][] = [];
const later: [string, string][] = [];
let time = 0;
let streams: ReturnType<typeof createOpenStreams>;
let delivery: ReturnType<typeof createChangeDelivery>;
beforeEach(() => {
	vi.useFakeTimers();
	said.length = 0;
	later.length = 0;
	time = 0;
	streams = createOpenStreams();
	delivery = createChangeDelivery({
		streams,
		say: ({ userId }, news) => void said.push([userId, news]),
		sayLater: (...about) => void later.push(about),
		now: () => time,
	});
});
afterEach(() => void vi.useRealTimers());

function open(userId: string, wishes: Partial<OpenStream> = {}): OpenStream {
	const stream = { send: () => {}, beat: () => {}, end: () => {} };
	const opened = { id: userId, userId, sessionId: userId, isStaff: false, stream, unread: 0, ...wishes };
	const added = { ...opened, watched: new Set<string>() };
	streams.add(added);
	return added;
}
const notifiedUsers = () => said.map(([userId]) => userId);
const lead = { subjectId: "lead", watchers: "everyone", userIds: [] } as const;

test("a thousand readers of one record are told in turn, so that they do not all read it at once", () => {
	for (let number = 0; number < 1_000; number++) delivery.watch(open(`reader ${number}`), ["lead"]);
	delivery.change([{ ...lead, userIds: [] }]);
	expect(said).toHaveLength(100);
	vi.advanceTimersByTime(250);
	expect(said).toHaveLength(200);
	vi.runAllTimers();
	expect(new Set(notifiedUsers()).size).toBe(1_000);
});

test("who left meanwhile is not told", () => {
	const readers = Array.from({ length: 150 }, (_, number) => open(`reader ${number}`));
	for (const reader of readers) delivery.watch(reader, ["lead"]);
	delivery.change([{ ...lead, userIds: [] }]);
	readers.slice(100).forEach((reader) => streams.remove(reader));
	vi.runAllTimers();
	expect(said).toHaveLength(100);
	expect(streams.watching("lead")).toHaveLength(100);
});

test("who has it open and is named as well is told once, with all that changed at once", () => {
	delivery.watch(open("customer"), ["lead", "other"]);
	delivery.change([
		{ ...lead, userIds: ["customer"] },
		{ ...lead, subjectId: "other", userIds: [] },
	]);
	expect(said).toEqual([
		["customer", { unread: 0, notifications: [], touched: ["lead", "other"], missed: false }],
	]);
});

test("a stream without its first event is told with that", () => {
	open("customer", { unread: null });
	delivery.change([{ ...lead, userIds: ["customer"] }]);
	expect(said).toEqual([]);
	expect(later).toEqual([["customer", "lead"]]);
});

test("staff hear what is for staff", () => {
	delivery.watch(open("staff", { isStaff: true }), ["lead"]);
	delivery.watch(open("onlooker"), ["lead"]);
	delivery.change([{ ...lead, watchers: "staff", userIds: [] }]);
	expect(notifiedUsers()).toEqual(["staff"]);
});

test("a change is remembered for 15 seconds, and once told to a page not again", () => {
	delivery.change([{ ...lead, userIds: [] }]);
	// What only staff learn afterwards does not take it back.
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

test("a change that concerns one person reaches the page that this person opens just after it, and nobody else's", () => {
	delivery.change([{ ...lead, watchers: "nobody", userIds: ["payer"] }]);
	// The next change, which concerns somebody else, does not take it back.
	delivery.change([{ ...lead, watchers: "nobody", userIds: ["owner"] }]);
	delivery.watch(open("onlooker", { isStaff: true }), ["lead"]);
	expect(said).toEqual([]);
	delivery.watch(open("payer"), ["lead"]);
	expect(said).toEqual([["payer", { unread: 0, notifications: [], touched: ["lead"], missed: false }]]);
});
