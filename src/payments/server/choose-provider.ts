import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { ownAddress } from "./sandbox/own-address.ts";
import { createSandboxProvider } from "./sandbox/sandbox-provider.ts";
import { registerSandboxPages } from "./sandbox/sandbox.routes.ts";

/** The provider that PAYMENT_PROVIDER names. For the sandbox, its payment page is added to the app. */
export async function choosePaymentProvider(
	app: FastifyInstance,
	settings: Settings,
	{ db, clock }: { db: Db; clock: Clock },
): Promise<PaymentProvider> {
	if (settings.PAYMENT_PROVIDER === "phonepe") return openPhonePe(settings, clock);
	const keyedHash = createKeyedHash(readSecretKey(settings));
	registerSandboxPages(app, {
		db,
		clock,
		keyedHash,
		log: app.log,
		address: () => ownAddress(app.server),
	});
	return createSandboxProvider({ db, clock, keyedHash });
}

async function openPhonePe(settings: Settings, clock: Clock): Promise<PaymentProvider> {
	// Loaded only when used.
	const { createPhonePe } = await import("./phonepe/phonepe-provider.ts");
	return createPhonePe({
		clientId: settings.PHONEPE_CLIENT_ID ?? "",
		clientSecret: settings.PHONEPE_CLIENT_SECRET ?? "",
		clientVersion: settings.PHONEPE_CLIENT_VERSION,
		authUrl: settings.PHONEPE_AUTH_URL,
		pgUrl: settings.PHONEPE_PG_URL,
		webhookUsername: settings.PHONEPE_WEBHOOK_USERNAME ?? "",
		webhookPassword: settings.PHONEPE_WEBHOOK_PASSWORD ?? "",
		clock,
	});
}
