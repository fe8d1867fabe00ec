import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { users } from "../../accounts/server/accounts.tables.ts";
import { findRunningSessions } from "../../accounts/server/sessions.ts";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { createCatalogue } from "../../catalogue/server/catalogue.api.ts";
import { m } from "../../paraglide/messages.js";
import { createPlaces } from "../../places/server/places.api.ts";
import { readListingTitles } from "../../listings/server/listings.api.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { pushAddresses } from "./notifications.tables.ts";
import { fakeBrowser, startFakePushService } from "./testing/fake-push-service.ts";
import type { PushSender } from "./web-push/push-sender.ts";
import { type PushJob, sendPush } from "./web-push/send-push.ts";
import { signerOf } from "./testing/signer-of.ts";
import { notifyAll, buildNotification } from "./testing/notify-someone.ts";

let service: Awaited<ReturnType<typeof startFakePushService>>;
let server: TestServer;
beforeAll(async () => {
	service = await startFakePushService();
	server = await startTestServer({ PUSH_SERVICES: `fcm.googleapis.com,${service.url}` });
	await server.jobs.start();
});
afterAll(async () => {
	await service.close();
	await server.close();
});

let mobile: string;
let token: string;
let userId: string;
let path: string;
let paths = 0;
beforeEach(async () => {
	mobile = freshMobile();
	const entered = await signIn(server, mobile);
	({ token } = entered);
	userId = entered.user._id;
	paths += 1;
	path = `/push/${paths}`;
});

const url = "/api/notifications/push";
const readPush = async (by = token) => (await server.call("GET", url, { token: by })).body;
const turnOn = (address: object, by = token) => server.call("PUT", url, { token: by, body: address });
const browserAt = (where = path) => fakeBrowser(service.url + where);
const addressesOf = () =>
	server.database.db.select().from(pushAddresses).where(eq(pushAddresses.userId, userId));
const waitFor = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 25_000, interval: 50 });
const arrived = (where = path, count = 1) =>
	waitFor(() => expect(service.receivedAt(where)).toHaveLength(count));

/** The job with another sender. */
const pushBy = (pushSender: PushSender) => (job: PushJob) =>
	sendPush(
		{
			db: server.database.db,
			pushSender,
			log: server.app.log,
			findRunningSessions: (ids) => findRunningSessions({ db: server.database.db, clock: server.clock }, ids),
			readListingTitles,
			planInWords: (label) => label,
			catalogue: createCatalogue(server.db, createPlaces(server.db, server.clock), server.clock),
		},
		job,
	);

describe("Web Push", () => {
	test("is turned on and off for one session", async () => {
		expect(await readPush()).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), isOn: false });
		server.clock.advance(60_000);
		const other = await signIn(server, mobile);
		expect(await turnOn(browserAt().address)).toMatchObject({ status: 200, body: { isOn: true } });
		expect([(await readPush()).isOn, (await readPush(other.token)).isOn]).toEqual([true, false]);
		expect((await server.call("DELETE", url, { token })).body).toEqual({ isOn: false });
		expect((await readPush()).isOn).toBe(false);
	});

	test("belongs to the session that turned it on last, and a session has one address", async () => {
		const { address } = browserAt();
		await turnOn(address);
		const other = await signIn(server, freshMobile());
		expect((await turnOn(address, other.token)).status).toBe(200);
		expect([(await readPush()).isOn, (await readPush(other.token)).isOn]).toEqual([false, true]);
		await turnOn(browserAt(`${path}/a`).address);
		await turnOn(browserAt(`${path}/b`).address);
		expect((await addressesOf()).map(({ endpoint }) => endpoint)).toEqual([`${service.url}${path}/b`]);
	});

	const { keys } = fakeBrowser("").address;
	test.each([
		["an address inside our network", { endpoint: "http://127.0.0.1:5432/", keys }],
		["an address of an unknown service", { endpoint: "https://push.evil.example/1", keys }],
		["a malformed address", { endpoint: "nothing", keys }],
		["a malformed key", { endpoint: "https://fcm.googleapis.com/1", keys: { ...keys, p256dh: "AAAA" } }],
		[
			"a point that is not on the curve",
			{
				endpoint: "https://fcm.googleapis.com/1",
				keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString("base64url") },
			},
		],
		[
			"a secret that is too short",
			{ endpoint: "https://fcm.googleapis.com/1", keys: { ...keys, auth: "AAAA" } },
		],
	])("refuses %s", async (_what, address) => {
		expect((await turnOn(address)).status).toBe(400);
		expect(await addressesOf()).toEqual([]);
	});

	test("ends with the session, and is in the data export", async () => {
		const { address } = browserAt();
		await turnOn(address);
		const exported = await server.call("GET", "/api/users/me/export", { token });
		expect(exported.body.notifications.pushAddresses).toEqual([
			{ endpoint: address.endpoint, createdAt: server.clock().toISOString() },
		]);
		await server.call("POST", "/api/auth/logout", { token });
		expect(await addressesOf()).toEqual([]);
	});
});

describe("a push message", () => {
	test("reaches the browser, encrypted for it and signed by us", async () => {
		const browser = browserAt();
		await turnOn(browser.address);
		const subjectId = "01900000-0000-7000-8000-000000000042";
		await notifyAll(server, [buildNotification(userId, { kind: "lead.booked", subjectId })]);
		await arrived();
		const [message] = service.receivedAt(path);
		expect(message?.headers).toMatchObject({
			ttl: "86400",
			urgency: "normal",
			"content-encoding": "aes128gcm",
			topic: expect.stringMatching(/^[\w-]{1,32}$/),
		});
		expect(browser.read(message?.body ?? Buffer.alloc(0))).toEqual({
			title: expect.stringMatching(/\S/),
			body: expect.stringContaining("Electrician in Shimla"),
			url: `/lead/${subjectId}`,
			tag: message?.headers["topic"],
		});
		expect(message?.body.toString("latin1")).not.toContain("Electrician");
		expect(signerOf(message?.headers.authorization)).toEqual({
			audience: service.url,
			key: (await readPush()).publicKey,
			isSigned: true,
		});
	});

	test("is written in the language of each person, with a link to the page in it", async () => {
		const hindi = await signIn(server, freshMobile());
		await server.database.db.update(users).set({ language: "hi" }).where(eq(users.id, hindi.user._id));
		const [browser, hindiBrowser] = [browserAt(), browserAt(`${path}/hi`)];
		await turnOn(browser.address);
		await turnOn(hindiBrowser.address, hindi.token);
		const subjectId = "01900000-0000-7000-8000-000000000042";
		const fields = { kind: "lead.booked", subjectId } as const;
		await notifyAll(server, [buildNotification(userId, fields), buildNotification(hindi.user._id, fields)]);
		await arrived();
		await arrived(`${path}/hi`);
		const readAt = (where: string, { read }: typeof browser) =>
			read(service.receivedAt(where)[0]?.body ?? Buffer.alloc(0));
		expect(readAt(path, browser)).toMatchObject({
			title: m["notifications.words.lead_booked"]({}, { locale: "en" }),
			url: `/lead/${subjectId}`,
		});
		expect(readAt(`${path}/hi`, hindiBrowser)).toMatchObject({
			title: m["notifications.words.lead_booked"]({}, { locale: "hi" }),
			url: `/hi/lead/${subjectId}`,
		});
	});

	test("goes once to each browser of the person, and to no other", async () => {
		server.clock.advance(60_000);
		const second = await signIn(server, mobile);
		await turnOn(browserAt(`${path}/a`).address);
		await turnOn(browserAt(`${path}/b`).address, second.token);
		const stranger = await signIn(server, freshMobile());
		await turnOn(browserAt(`${path}/c`).address, stranger.token);
		const draft = buildNotification(userId);
		await notifyAll(server, [draft]);
		await notifyAll(server, [draft, buildNotification(stranger.user._id)]);
		for (const end of ["a", "b", "c"]) await arrived(`${path}/${end}`);
		const counts = ["a", "b", "c"].map((end) => service.receivedAt(`${path}/${end}`).length);
		expect(counts).toEqual([1, 1, 1]);
	});

	test("is not sent for a muted kind", async () => {
		const browser = browserAt();
		await turnOn(browser.address);
		await server.call("PUT", "/api/notifications/settings", { token, body: { mutedKinds: ["lead.closed"] } });
		await notifyAll(server, [buildNotification(userId, { kind: "lead.closed" })]);
		await notifyAll(server, [buildNotification(userId, { kind: "lead.booked", subjectId: "booked" })]);
		await arrived();
		const [message] = service.receivedAt(path);
		expect(browser.read(message?.body ?? Buffer.alloc(0))).toMatchObject({ url: "/lead/booked" });
	});

	test("is not sent after the notification was read or the session has ended", async () => {
		await turnOn(browserAt().address);
		const sent = vi.fn<PushSender["send"]>(async () => "sent");
		const sender = { publicKey: "", takes: () => true, send: sent };
		const push = pushBy(sender);
		await notifyAll(server, [buildNotification(userId)]);
		const [notification] = (await server.call("GET", "/api/notifications", { token })).body.notifications;
		const [address] = await addressesOf();
		const job = { notificationId: notification._id, sessionId: address?.sessionId ?? "" };
		await push(job);
		expect(sent).toHaveBeenCalledOnce();
		await push({ ...job, sessionId: notification._id });
		await server.call("PUT", "/api/notifications/read", { token, body: {} });
		await push(job);
		expect(sent).toHaveBeenCalledOnce();
	});
});

test("sends nothing to an expired session whose address is still stored", async () => {
	const now = server.clock();
	await turnOn(browserAt().address);
	const sent = vi.fn<PushSender["send"]>(async () => "sent");
	const push = pushBy({ publicKey: "", takes: () => true, send: sent });
	await notifyAll(server, [buildNotification(userId)]);
	const [notification] = (await server.call("GET", "/api/notifications", { token })).body.notifications;
	const [address] = await addressesOf();
	const job = { notificationId: notification._id, sessionId: address?.sessionId ?? "" };
	server.clock.advance(365 * 24 * 60 * 60_000);
	await push(job);
	expect(sent).not.toHaveBeenCalled();
	expect(await addressesOf()).toHaveLength(1);
	server.clock.set(now);
	await push(job);
	expect(sent).toHaveBeenCalledOnce();
});

describe("a push service", () => {
	test.each([401, 403, 404, 410])("that responds with %i loses its address", async (status) => {
		service.answer(path, status);
		await turnOn(browserAt().address);
		await notifyAll(server, [buildNotification(userId)]);
		await waitFor(async () => expect(await addressesOf()).toEqual([]));
	});

	test("that refuses a message gets no retry, and keeps its address", async () => {
		service.answer(path, 413);
		await turnOn(browserAt().address);
		await notifyAll(server, [buildNotification(userId)]);
		await arrived();
		expect(await addressesOf()).toHaveLength(1);
	});

	test.each([429, 500, "never"] as const)(
		"that responds with %s is retried later, without delaying other browsers",
		async (answer) => {
			server.clock.advance(60_000);
			const second = await signIn(server, mobile);
			await turnOn(browserAt(`${path}/a`).address);
			await turnOn(browserAt(`${path}/b`).address, second.token);
			service.answer(`${path}/a`, answer);
			await notifyAll(server, [buildNotification(userId)]);
			await arrived(`${path}/b`);
			await arrived(`${path}/a`);
			service.answer(`${path}/a`, 201);
			await arrived(`${path}/a`, 2);
			// The other browser gets it once.
			expect(service.receivedAt(`${path}/b`)).toHaveLength(1);
			expect((await server.call("GET", "/api/notifications", { token })).body.unread).toBe(1);
		},
	);
});
