import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { ModuleEvent } from "../../platform/server/database/module-event.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";
import type { Activity } from "../accounts.contract.ts";
import type { Asker, SendLimit } from "../accounts.policy.ts";
import type { BlocksContext } from "./blocks/block-person.ts";
import type { BotCheck } from "./bot-check/bot-check.ts";
import type { DeviceCookie } from "./device-cookie.ts";
import type { NumberViewsContext } from "./number-views.ts";
import type { OtpProvider } from "./otp/otp-provider.ts";
import type { OtpWatch } from "./otp/otp-watch.ts";
import type { SecondFactorContext } from "./second-factor/second-factor.context.ts";
import type { SessionsContext } from "./sessions.ts";

/** Published before the account's row is blanked. The other modules erase what they store about the person. */
export type AccountDeleted = { userId: string };

/** Published when a person exports their data; each module adds its part under its own name. */
export type ExportRequested = { userId: string; add: (part: string, data: unknown) => void };

/** What the use cases of accounts depend on. */
export type AccountsContext = {
	db: Db;
	clock: Clock;
	keyedHash: KeyedHash;
	accountDeleted: ModuleEvent<AccountDeleted>;
	exportRequested: ModuleEvent<ExportRequested>;
	sessions: SessionsContext;
	secondFactor: SecondFactorContext;
	numberViews: NumberViewsContext;
	blocks: BlocksContext;
	otpProvider: OtpProvider;
	otpWatch: OtpWatch;
	sendLimits: Record<Asker, SendLimit[]>;
	botCheck: BotCheck;
	deviceCookie: DeviceCookie;
	/** Mobiles that become admins when they log in. */
	adminMobiles: ReadonlySet<string>;
	/** Reads the path of the photo in a person's profile, or null. */
	readPhoto: (db: Db, userId: string) => Promise<string | null>;
	/** Reads what a person does here apart from asking for services. */
	readActivities: (db: Db, userId: string) => Promise<Activity[]>;
};
