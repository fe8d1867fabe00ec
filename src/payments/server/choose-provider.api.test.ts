import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../platform/server/http/app.ts";
import type { Database } from "../../platform/server/database/database.ts";
import { readSettings } from "../../platform/server/process/settings.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { choosePaymentProvider } from "./choose-provider.ts";

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

async function choose(environment: Record<string, string>) {
	const settings = readSettings({
		NODE_ENV: "test",
		LOG_LEVEL: "silent",
		SECRET_KEY: "a-secret-for-tests-that-guards-nothing",
		...environment,
	});
	const app = buildApp(settings, async () => null);
	const provider = await choosePaymentProvider(app, settings, { db: database.db, clock: () => new Date() });
	await app.ready();
	const pages = app.declaredRoutes.map(({ method, url }) => `${method} ${url}`);
	await app.close();
	return { provider, pages };
}

describe("the provider that the settings name", () => {
	test("is the sandbox with its payment page by default", async () => {
		const { provider, pages } = await choose({});
		expect(provider).toMatchObject({ name: "sandbox", isTest: true });
		expect(pages).toContain("POST /sandbox-pay/:name");
	});

	test("can be PhonePe, and then there is no sandbox page", async () => {
		const { provider, pages } = await choose({
			PAYMENT_PROVIDER: "phonepe",
			PHONEPE_CLIENT_ID: "client",
			PHONEPE_CLIENT_SECRET: "secret",
			PHONEPE_WEBHOOK_USERNAME: "nukkad",
			PHONEPE_WEBHOOK_PASSWORD: "password1",
			SELLER_NAME: "Nukkad",
		});
		expect(provider).toMatchObject({ name: "phonepe", isTest: false });
		expect(pages.filter((page) => page.includes("sandbox"))).toEqual([]);
	});
});
