import { expect, test } from "vitest";
import { readSettings, SettingsError } from "../../../platform/server/process/settings.ts";
import { readPushServices } from "./push-services.ts";

const isPushService = readPushServices(readSettings({}));

test.each([
	"https://fcm.googleapis.com/fcm/send/abc:def",
	"https://updates.push.services.mozilla.com/wpush/v2/abc",
	"https://wns2-par02p.notify.windows.com/w/?token=abc",
	"https://web.push.apple.com/abc",
])("accepts %s", (endpoint) => {
	expect(isPushService(endpoint)).toBe(true);
});

test.each([
	"http://fcm.googleapis.com/fcm/send/abc",
	"https://fcm.googleapis.com:8443/fcm/send/abc",
	"https://fcm.googleapis.com.evil.example/abc",
	"https://evil.example/fcm.googleapis.com",
	"https://fcm.googleapis.com@evil.example/abc",
	"https://user:word@fcm.googleapis.com/abc",
	"https://notify.windows.com/abc",
	"https://evilnotify.windows.com/abc",
	"https://127.0.0.1/abc",
	"https://169.254.169.254/latest/meta-data",
	"http://127.0.0.1:5432/",
	"https://localhost/abc",
	"file:///etc/passwd",
	"fcm.googleapis.com",
	"",
])("refuses %j", (endpoint) => {
	expect(isPushService(endpoint)).toBe(false);
});

test("accepts a local origin in tests, and refuses it in production", () => {
	const PUSH_SERVICES = "http://127.0.0.1:4300";
	const local = readPushServices({ PUSH_SERVICES, NODE_ENV: "test" });
	expect([local("http://127.0.0.1:4300/abc"), local("http://127.0.0.1:4301/abc")]).toEqual([true, false]);
	expect(() => readPushServices({ PUSH_SERVICES, NODE_ENV: "production" })).toThrow(SettingsError);
});

test.each(["https://fcm.googleapis.com", "*", "*.com, ", "intranet", "a b.example", "http://10.0.0.1:80"])(
	"refuses PUSH_SERVICES=%j",
	(PUSH_SERVICES) => {
		expect(() => readPushServices({ PUSH_SERVICES, NODE_ENV: "test" })).toThrow(/^PUSH_SERVICES: /);
	},
);
