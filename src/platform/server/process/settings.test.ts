import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { brandFolder } from "../../../brand/brand.ts";
import { providerHosts, readSettings, SettingsError, showsApiDocs } from "./settings.ts";

const secret = "0123456789abcdef0123456789abcdef";
const phonePe = {
	PAYMENT_PROVIDER: "phonepe",
	PHONEPE_CLIENT_ID: "id",
	PHONEPE_CLIENT_SECRET: "client-secret",
	PHONEPE_WEBHOOK_USERNAME: "hook_1",
	PHONEPE_WEBHOOK_PASSWORD: "hook4password",
	SELLER_NAME: "Nukkad Services",
};
const production = {
	NODE_ENV: "production",
	PUBLIC_URL: "https://nukkad.example",
	SECRET_KEY: randomBytes(32).toString("base64"),
	OTP_PROVIDER: "msg91",
	MSG91_AUTH_KEY: "key",
	MSG91_TEMPLATE_ID: "template",
	GRIEVANCE_OFFICER: "Asha Thakur",
	GRIEVANCE_EMAIL: "grievance@nukkad.example",
	...phonePe,
};
const twilio = { TWILIO_ACCOUNT_SID: "sid", TWILIO_AUTH_TOKEN: "token", TWILIO_SERVICE_SID: "service" };
const s3 = {
	S3_REGION: "ap-south-1",
	S3_BUCKET: "bucket",
	S3_ACCESS_KEY_ID: "id",
	S3_SECRET_ACCESS_KEY: "key",
};
const without = (given: Record<string, string>, name: string) => ({ ...given, [name]: "" });

describe("a wrong or missing setting stops the start by its name", () => {
	test.each([
		["PORT", { PORT: "many" }],
		["PORT", { PORT: "0x10" }],
		["PORT", { PORT: "70000" }],
		["METRICS_PORT", { PORT: "4000", METRICS_PORT: "4000" }],
		["TRUST_PROXY", { TRUST_PROXY: "yes" }],
		["DATABASE_URL", { DATABASE_URL: "127.0.0.1" }],
		["DATABASE_URL", { DATABASE_URL: "mysql://127.0.0.1/nukkad" }],
		["DATABASE_REPLICA_URL", { DATABASE_URL: "postgres://a/b", DATABASE_REPLICA_URL: "127.0.0.1" }],
		["DATABASE_REPLICA_URL", { DATABASE_REPLICA_URL: "postgres://127.0.0.1/nukkad" }],
		["DATABASE_DIRECT_URL", { DATABASE_DIRECT_URL: "postgres://127.0.0.1/nukkad" }],
		["PUBLIC_URL", { PUBLIC_URL: "javascript:alert(1)" }],
		["SOCIAL_PHOTOS_URL", { SOCIAL_PHOTOS_URL: "javascript:alert(1)" }],
		["PINCODE_PRIMARY_URL", { PINCODE_PRIMARY_URL: "api.postalpincode.in" }],
		["PINCODE_FALLBACK_URL", { PINCODE_FALLBACK_URL: "none" }],
		["GITHUB_API_URL", { GITHUB_API_URL: "api.github.com" }],
		["GITHUB_TOKEN", { GITHUB_TOKEN: "two words" }],
		["GITHUB_API_URL", { ...production, GITHUB_API_URL: "http://127.0.0.1:1" }],
		["MSG91_BASE_URL", { ...production, MSG91_BASE_URL: "http://msg91.example" }],
		[
			"TWILIO_BASE_URL",
			{ ...production, OTP_PROVIDER: "twilio", TWILIO_BASE_URL: "http://x.example", ...twilio },
		],
		["MSG91_BASE_URL", { ...production, MSG91_BASE_URL: "HTTP://msg91.example" }],
		["S3_ENDPOINT", { ...production, IMAGE_STORE: "s3", S3_ENDPOINT: "http://s3.example", ...s3 }],
		["S3_ENDPOINT", { ...production, IMAGE_STORE: "s3", S3_ENDPOINT: "http://127.evil.example", ...s3 }],
		["CDN_BASE_URL", { ...production, CDN_BASE_URL: "http://cdn.example" }],
		["PINCODE_PRIMARY_URL", { ...production, PINCODE_PRIMARY_URL: "http://pincode.example/" }],
		["PINCODE_FALLBACK_URL", { ...production, PINCODE_FALLBACK_URL: "http://pincode.example/" }],
		["BOT_CHECK", { ...production, BOT_CHECK: "off" }],
		["STAFF_SECOND_FACTOR", { ...production, STAFF_SECOND_FACTOR: "off" }],
		["STAFF_SECOND_FACTOR", { STAFF_SECOND_FACTOR: "no" }],
		["API_DOCS", { API_DOCS: "yes" }],
		["SECRET_KEY", { ...production, SECRET_KEY: secret }],
		["SECRET_KEY", { ...production, SECRET_KEY: "a-secret-for-tests-that-guards-nothing" }],
		["SECRET_KEY", { ...production, SECRET_KEY: "x".repeat(64) }],
		["SECRET_KEY", { SECRET_KEY: "short" }],
		["SECRET_KEY_PREVIOUS", { SECRET_KEY: secret, SECRET_KEY_PREVIOUS: secret }],
		["SECURITY_CONTACT", { SECURITY_CONTACT: "the doorman" }],
		["MSG91_AUTH_KEY", { OTP_PROVIDER: "msg91" }],
		["MSG91_TEMPLATES_BY_LANGUAGE", { MSG91_TEMPLATES_BY_LANGUAGE: "hi=64f0c1" }],
		["MSG91_TEMPLATES_BY_LANGUAGE", { MSG91_TEMPLATES_BY_LANGUAGE: "hi:64f0c1," }],
		["S3_BUCKET", { IMAGE_STORE: "s3", S3_REGION: "ap-south-1", S3_ENDPOINT: "http://127.0.0.1:9000" }],
		["S3_SECRET_ACCESS_KEY", { IMAGE_STORE: "s3" }],
		["S3_ENDPOINT", { S3_ENDPOINT: "s3.example.com" }],
		["IMAGE_STORE", { IMAGE_STORE: "ftp" }],
		["SECRET_KEY", { NODE_ENV: "production", OTP_PROVIDER: "msg91" }],
		["OTP_PROVIDER", { NODE_ENV: "production", SECRET_KEY: secret }],
		["OTP_PROVIDER", { ...production, OTP_PROVIDER: "demo" }],
		["PAYMENT_PROVIDER", { PAYMENT_PROVIDER: "cash" }],
		["PAYMENT_PROVIDER", { ...production, PAYMENT_PROVIDER: "sandbox" }],
		["PAYMENT_PROVIDER", without(production, "PAYMENT_PROVIDER")],
		["PHONEPE_CLIENT_ID", without(phonePe, "PHONEPE_CLIENT_ID")],
		["PHONEPE_CLIENT_SECRET", without(phonePe, "PHONEPE_CLIENT_SECRET")],
		["PHONEPE_WEBHOOK_USERNAME", without(phonePe, "PHONEPE_WEBHOOK_USERNAME")],
		["PHONEPE_WEBHOOK_PASSWORD", without(phonePe, "PHONEPE_WEBHOOK_PASSWORD")],
		["PHONEPE_WEBHOOK_USERNAME", { ...phonePe, PHONEPE_WEBHOOK_USERNAME: "hook" }],
		["PHONEPE_WEBHOOK_PASSWORD", { ...phonePe, PHONEPE_WEBHOOK_PASSWORD: "hook_password" }],
		["PUBLIC_URL", without(production, "PUBLIC_URL")],
		["CONTACT_MOBILE", { CONTACT_MOBILE: "abc" }],
		["PHONEPE_CLIENT_VERSION", { ...phonePe, PHONEPE_CLIENT_VERSION: "1 2" }],
		["PHONEPE_PG_URL", { ...phonePe, PHONEPE_PG_URL: "api.phonepe.com" }],
		["PHONEPE_AUTH_URL", { ...production, PHONEPE_AUTH_URL: "http://127.0.0.1:4842/auth" }],
		["PHONEPE_PG_URL", { ...production, PHONEPE_PG_URL: "http://127.0.0.1:4842/pg" }],
		["SELLER_NAME", without(phonePe, "SELLER_NAME")],
		["GRIEVANCE_OFFICER", without(production, "GRIEVANCE_OFFICER")],
		["GRIEVANCE_EMAIL", without(production, "GRIEVANCE_EMAIL")],
		["GRIEVANCE_EMAIL", { GRIEVANCE_EMAIL: "grievance at nukkad" }],
		["CONTACT_EMAIL", { CONTACT_EMAIL: "namaste" }],
		["BRAND_DIR", { BRAND_DIR: "brands/another" }],
		["SELLER_GSTIN", { SELLER_GSTIN: "27AAPFU0939F1Z" }],
		["SELLER_GSTIN", { SELLER_GSTIN: "27AAPFU0939F1ZW" }],
		["SELLER_SAC", { SELLER_SAC: "99831" }],
	])("%s in %o", (name, environment) => {
		expect(() => readSettings(environment)).toThrow(SettingsError);
		expect(() => readSettings(environment)).toThrow(new RegExp(`^${name}: `, "m"));
	});

	test("reports all at once, and never their values", () => {
		const read = () => readSettings({ PORT: "x", DATABASE_URL: "mysql://user:hidden@127.0.0.1/nukkad" });
		expect(read).toThrow(/^PORT: /m);
		expect(read).toThrow(/^DATABASE_URL: /m);
		expect(read).not.toThrow(/hidden/);
	});

	test.each([
		["PUBLIC_URL", "nukkad.example", "must be a web address that begins with https://"],
		["PINCODE_PRIMARY_URL", "none", "must be a web address that begins with https://, or off"],
		["DATABASE_URL", "127.0.0.1/nukkad", "must be an address that begins with postgres://"],
		["TRUST_PROXY", "yes", "must be true, false or the number of proxies"],
		["OTP_PROVIDER", "msg", "must be one of these: demo, msg91, twilio"],
		["GRIEVANCE_EMAIL", "grievance", "must be an e-mail address"],
	])("says what %s must be", (name, value, fault) => {
		expect(() => readSettings({ [name]: value })).toThrow(new SettingsError(`${name}: ${fault}`));
	});

	test("does not repeat a mistyped token", () => {
		expect(() => readSettings({ GITHUB_TOKEN: "github_pat hidden" })).not.toThrow(/hidden/);
	});

	test("does not repeat a mistyped GSTIN", () => {
		expect(() => readSettings({ SELLER_GSTIN: "27AAPFU0939F1ZW" })).not.toThrow(/27AAPFU0939F1ZW/);
	});
});

describe("providers that take no money or need no real code", () => {
	test("start without settings, and in a demo", () => {
		expect(readSettings({})).toMatchObject({ PAYMENT_PROVIDER: "sandbox", OTP_PROVIDER: "demo" });
		const demo = { NODE_ENV: "production", DEMO: "true", SECRET_KEY: secret };
		expect(readSettings(demo)).toMatchObject({ PAYMENT_PROVIDER: "sandbox", OTP_PROVIDER: "demo" });
	});

	test("are each refused in production with their own line", () => {
		const { SECRET_KEY, GRIEVANCE_OFFICER, GRIEVANCE_EMAIL } = production;
		const read = () =>
			readSettings({ NODE_ENV: "production", SECRET_KEY, GRIEVANCE_OFFICER, GRIEVANCE_EMAIL });
		expect(read).toThrow(/^OTP_PROVIDER: .+\nPAYMENT_PROVIDER: .+$/);
	});
});

test("a demo may run without the bot check and the second factor, with any secret and over plain http", () => {
	const off = { BOT_CHECK: "off", STAFF_SECOND_FACTOR: "off" };
	const demo = { NODE_ENV: "production", DEMO: "true", SECRET_KEY: secret, ...off };
	expect(readSettings({ ...demo, GITHUB_API_URL: "http://127.0.0.1:1" })).toMatchObject(off);
});

test.each([
	["elsewhere", {}, true],
	["in a demo", { NODE_ENV: "production", DEMO: "true" }, true],
	["in production", production, false],
	["in production on request", { ...production, API_DOCS: "true" }, true],
	["nowhere on request", { API_DOCS: "false" }, false],
])("the API's document is served %s as configured", (_where, environment, isShown) => {
	expect(showsApiDocs(readSettings(environment))).toBe(isShown);
});

test.each(["http://127.0.0.1:3900", "http://[::1]:3900", "http://garage:3900"])(
	"the store may be plain http where nobody else listens: %s",
	(address) => {
		const given = { ...production, ...s3, IMAGE_STORE: "s3", S3_ENDPOINT: address };
		expect(readSettings(given).S3_ENDPOINT).toBe(address);
	},
);

test("PhonePe's hosts are the real ones by default, and may be plain http outside of production", () => {
	expect(readSettings(production)).toMatchObject({
		PHONEPE_AUTH_URL: "https://api.phonepe.com/apis/identity-manager",
		PHONEPE_PG_URL: "https://api.phonepe.com/apis/pg",
		PHONEPE_CLIENT_VERSION: "1",
	});
	const PHONEPE_PG_URL = "http://127.0.0.1:4842/pg";
	expect(readSettings({ ...phonePe, PHONEPE_PG_URL })).toMatchObject({ PHONEPE_PG_URL });
	expect(readSettings({ ...production, DEMO: "true", PHONEPE_PG_URL })).toMatchObject({ PHONEPE_PG_URL });
});

test("a seller's GSTIN is normalized, and may be missing", () => {
	expect(readSettings({ SELLER_GSTIN: "27aapfu 0939f1zv" }).SELLER_GSTIN).toBe("27AAPFU0939F1ZV");
	expect(readSettings({}).SELLER_GSTIN).toBe("");
});

test.each([
	["false", 0],
	["true", 1],
	["2", 2],
])("TRUST_PROXY=%s trusts %i proxies", (TRUST_PROXY, hops) => {
	expect(readSettings({ TRUST_PROXY }).TRUST_PROXY).toBe(hops);
});

test("blank values count as absent, and outer blanks are removed", () => {
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

test("a contact mobile is accepted in any spelling", () => {
	expect(readSettings({ CONTACT_MOBILE: "98160 12345" }).CONTACT_MOBILE).toBe("+919816012345");
	expect(readSettings({}).CONTACT_MOBILE).toBe("");
});

test("accepts the brand of the build in another spelling", () => {
	const BRAND_DIR = `./${brandFolder}/`;
	expect(readSettings({ BRAND_DIR }).BRAND_DIR).toBe(BRAND_DIR);
});

test("knows the hosts of the providers in use", () => {
	const settings = readSettings({ PINCODE_FALLBACK_URL: "off" });
	const always = ["api.github.com", "api.postalpincode.in"];
	expect(providerHosts(settings)).toEqual(always);
	expect(providerHosts({ ...settings, OTP_PROVIDER: "msg91" })).toEqual(["control.msg91.com", ...always]);
});
