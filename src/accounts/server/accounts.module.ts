import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import type { Clock } from "../../platform/dates.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Log } from "../../platform/server/process/log.ts";
import { createSeal } from "../../platform/server/process/seal.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { proofOfWorkFactor, sendLimits } from "../accounts.policy.ts";
import { registerAccountsJobs } from "./accounts.jobs.ts";
import { registerAccounts } from "./accounts.routes.ts";
import { readAdminMobiles } from "./admin-mobiles.ts";
import { chooseBotCheck } from "./bot-check/choose-bot-check.ts";
import { createDeviceCookie } from "./device-cookie.ts";
import { createLogin } from "./login.service.ts";
import { createMobileViews } from "./mobile-views.service.ts";
import { type NumberViewsContext, readNumberViewsOf } from "./number-views.service.ts";
import { createOtpSend } from "./otp-send.service.ts";
import { createOtpWatch } from "./otp-watch.ts";
import { countStrangers } from "./otp.repository.ts";
import { createOtpVerify } from "./otp-verify.service.ts";
import { chooseOtpProvider } from "./otp/choose-provider.ts";
import { createRoles } from "./roles.service.ts";
import type { SecondFactorReset } from "./second-factor/reset-second-factor.ts";
import type { SecondFactorContext } from "./second-factor/second-factor.context.ts";
import { registerSecondFactor } from "./second-factor/second-factor.routes.ts";
import type { Sessions } from "./sessions.service.ts";
import { type AccountDeleted, createUsers, type ExportRequested } from "./users.service.ts";

type Dependencies = {
	settings: Settings;
	db: Db;
	clock: Clock;
	sessions: Sessions;
	log: Log;
	metrics: Registry;
	/** The product's name where the settings give none. */
	fallbackName: string;
	/** The path of the photo in a person's profile, or null; the module above that keeps profiles answers it. */
	readPhoto: (db: Db, userId: string) => Promise<string | null>;
};
export type AccountsModule = ReturnType<typeof createAccountsModule>;

/** The module put together. Throws SettingsError on a bad ADMIN_MOBILES or a provider without its keys. */
export function createAccountsModule({
	settings,
	db,
	clock,
	sessions,
	log,
	metrics,
	fallbackName,
	readPhoto,
}: Dependencies) {
	const secretKey = readSecretKey(settings);
	const keyedHash = createKeyedHash(secretKey);
	const accountDeleted = createModuleEvent<AccountDeleted>();
	const exportRequested = createModuleEvent<ExportRequested>();
	const provider = chooseOtpProvider(settings, log);
	const watch = createOtpWatch({ log, clock, metrics });
	const workFactor = async () => {
		const sentInHour = await countStrangers(db, { within: 60 * 60_000, now: clock() });
		return proofOfWorkFactor(sentInHour, settings.OTP_LIMIT_TOTAL_HOUR);
	};
	const botCheck = chooseBotCheck(settings, { db, clock, keyedHash, workFactor });
	const mobileViews = createMobileViews({ db, clock, keyedHash });
	const numberViews: NumberViewsContext = { keyedHash, numbersPerDay: settings.STAFF_NUMBERS_PER_DAY };
	const roles = createRoles({ db, clock });
	const secondFactor: SecondFactorContext = {
		db,
		clock,
		keyedHash,
		seal: createSeal(secretKey, "second-factor"),
		sessions,
		secondFactorReset: createModuleEvent<SecondFactorReset>(),
		brandName: fallbackName,
		isDemo: settings.DEMO,
	};
	return {
		secondFactor,
		accountDeleted,
		exportRequested,
		sessions,
		roles,
		users: createUsers({ db, clock, accountDeleted, exportRequested }),
		mobileViews,
		numberViews,
		readPhoto: (userId: string) => readPhoto(db, userId),
		readNumberViewsOf: (personId: string) => readNumberViewsOf(db, personId),
		login: createLogin({
			db,
			clock,
			sessions,
			roles,
			adminMobiles: readAdminMobiles(settings.ADMIN_MOBILES),
		}),
		botCheck,
		deviceCookie: createDeviceCookie(settings),
		sendCode: createOtpSend({
			db,
			clock,
			provider,
			botCheck,
			limits: sendLimits(settings),
			keyedHash,
			watch,
		}),
		verifyCode: createOtpVerify({ db, clock, provider, keyedHash }),
	};
}

/** The module's calls and its work in the background. */
export function registerAccountsModule(
	{ app, jobs, db, clock }: { app: FastifyInstance; jobs: Jobs; db: Db; clock: Clock },
	accounts: AccountsModule,
): void {
	registerAccounts(app, accounts);
	registerSecondFactor(app, accounts.secondFactor);
	registerAccountsJobs(jobs, { db, clock });
}
