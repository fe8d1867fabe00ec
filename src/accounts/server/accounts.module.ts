import { brandName } from "../../brand/brand.ts";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import type { Clock } from "../../platform/dates.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Log } from "../../platform/server/process/log.ts";
import type { DatabaseMetrics } from "../../platform/server/metrics/database-metrics.ts";
import { createSeal } from "../../platform/server/process/seal.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { proofOfWorkFactor, sendLimits } from "../accounts.policy.ts";
import type { AccountDeleted, AccountsContext, ExportRequested } from "./accounts.context.ts";
import { registerAccountsJobs } from "./accounts.jobs.ts";
import { registerAccounts } from "./accounts.routes.ts";
import type { BlocksContext } from "./blocks/block-person.ts";
import { registerBlocks } from "./blocks/blocks.routes.ts";
import { readAdminMobiles } from "./admin-mobiles.ts";
import { chooseBotCheck } from "./bot-check/choose-bot-check.ts";
import { createDeviceCookie } from "./device-cookie.ts";
import { watchNumberViews } from "./number-views.ts";
import { chooseOtpProvider } from "./otp/choose-provider.ts";
import { createOtpWatch } from "./otp/otp-watch.ts";
import { countStrangers } from "./otp/otp.repository.ts";
import type { SecondFactorReset } from "./second-factor/reset-second-factor.ts";
import { registerSecondFactor } from "./second-factor/second-factor.routes.ts";
import type { SessionsContext } from "./sessions.ts";

type Dependencies = {
	settings: Settings;
	db: Db;
	clock: Clock;
	sessions: SessionsContext;
	log: Log;
	metrics: Registry;
	readPhoto: AccountsContext["readPhoto"];
	readActivities: AccountsContext["readActivities"];
	hasOpenBooking: BlocksContext["hasOpenBooking"];
};

/** Creates the module's context. Throws SettingsError on a bad ADMIN_MOBILES or a provider without its keys. */
export function createAccountsModule({
	settings,
	db,
	clock,
	sessions,
	log,
	metrics,
	readPhoto,
	readActivities,
	hasOpenBooking,
}: Dependencies): AccountsContext {
	const secretKey = readSecretKey(settings);
	const keyedHash = createKeyedHash(secretKey);
	const workFactor = async () => {
		const sentInHour = await countStrangers(db, { within: 60 * 60_000, now: clock() });
		return proofOfWorkFactor(sentInHour, settings.OTP_LIMIT_TOTAL_HOUR);
	};
	return {
		db,
		clock,
		keyedHash,
		sessions,
		readPhoto,
		readActivities,
		accountDeleted: createModuleEvent<AccountDeleted>(),
		exportRequested: createModuleEvent<ExportRequested>(),
		secondFactor: {
			db,
			clock,
			keyedHash,
			seal: createSeal(secretKey, "second-factor"),
			sessions,
			secondFactorReset: createModuleEvent<SecondFactorReset>(),
			brandName,
			isDemo: settings.DEMO,
		},
		numberViews: { keyedHash, numbersPerDay: settings.STAFF_NUMBERS_PER_DAY },
		blocks: { db, clock, hasOpenBooking },
		otpProvider: chooseOtpProvider(settings, log),
		otpWatch: createOtpWatch({ log, clock, metrics }),
		sendLimits: sendLimits(settings),
		botCheck: chooseBotCheck(settings, { db, clock, keyedHash, workFactor }),
		deviceCookie: createDeviceCookie(settings),
		adminMobiles: readAdminMobiles(settings.ADMIN_MOBILES),
	};
}

/** Registers the module's routes, jobs and metrics. */
export function registerAccountsModule(
	{ app, jobs, databaseMetrics }: { app: FastifyInstance; jobs: Jobs; databaseMetrics: DatabaseMetrics },
	ctx: AccountsContext,
): void {
	registerAccounts(app, ctx);
	registerSecondFactor(app, ctx.secondFactor);
	registerBlocks(app, ctx.blocks);
	registerAccountsJobs(jobs, ctx);
	watchNumberViews(databaseMetrics, ctx.numberViews);
}
