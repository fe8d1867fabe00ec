import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

const secret = "0123456789abcdef0123456789abcdef";

describe("a wrong or missing setting stops the start by its name", () => {
	test.each([
		["PORT", { PORT: "many" }],
		["PORT", { PORT: "0x10" }],
		["PORT", { PORT: "70000" }],
		["METRICS_PORT", { PORT: "4000", METRICS_PORT: "4000" }],
		["TRUST_PROXY", { TRUST_PROXY: "yes" }],
		["DATABASE_URL", { DATABASE_URL: "127.0.0.1" }],
		["DATABASE_URL", { DATABASE_URL: "mysql://127.0.0.1/nukkad" }],
		["PUBLIC_URL", { PUBLIC_URL: "javascript:alert(1)" }],
		["SOCIAL_PHOTOS_URL", { SOCIAL_PHOTOS_URL: "javascript:alert(1)" }],
		["PINCODE_PRIMARY_URL", { PINCODE_PRIMARY_URL: "api.postalpincode.in" }],
		["PINCODE_FALLBACK_URL", { PINCODE_FALLBACK_URL: "none" }],
		["SECRET_KEY", { SECRET_KEY: "short" }],
		["MSG91_AUTH_KEY", { OTP_PROVIDER: "msg91" }],
		["S3_BUCKET", { IMAGE_STORE: "s3", S3_REGION: "ap-south-1", S3_ENDPOINT: "http://127.0.0.1:9000" }],
		["S3_SECRET_ACCESS_KEY", { IMAGE_STORE: "s3" }],
		["S3_ENDPOINT", { S3_ENDPOINT: "s3.example.com" }],
		["IMAGE_STORE", { IMAGE_STORE: "ftp" }],
		["SECRET_KEY", { NODE_ENV: "production", OTP_PROVIDER: "msg91" }],
		["OTP_PROVIDER", { NODE_ENV: "production", SECRET_KEY: secret }],
	])("%s in %o", (name, environment) => {
		expect(() => readSettings(environment)).toThrow(SettingsError);
		expect(() => readSettings(environment)).toThrow(new RegExp(`^${name}: `, "m"));
	});

	test("all at once, and never with their values", () => {
		const read = () => readSettings({ PORT: "x", DATABASE_URL: "mysql://user:hidden@127.0.0.1/nukkad" });
		expect(read).toThrow(/^PORT: /m);
		expect(read).toThrow(/^DATABASE_URL: /m);
		expect(read).not.toThrow(/hidden/);
	});
});

test.each([
	["false", 0],
	["true", 1],
	["2", 2],
])("TRUST_PROXY=%s trusts %i proxies", (TRUST_PROXY, hops) => {
	expect(readSettings({ TRUST_PROXY }).TRUST_PROXY).toBe(hops);
});

test("blank values are absent and outer blanks do not count", () => {
	const settings = readSettings({
		PORT: " ",
		DATA_DIR: " shelf ",
		DATABASE_URL: "postgres:///nukkad?host=/run",
	});
	expect(settings).toMatchObject({
		PORT: 4000,
		DATA_DIR: "shelf",
		DATABASE_URL: "postgres:///nukkad?host=/run",
	});
});
