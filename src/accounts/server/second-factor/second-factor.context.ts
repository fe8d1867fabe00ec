import type { Clock } from "../../../platform/dates.ts";
import type { ModuleEvent } from "../../../platform/server/database/module-event.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { Seal } from "../../../platform/server/process/seal.ts";
import type { KeyedHash } from "../../../platform/server/process/secret-key.ts";
import type { SessionsContext } from "../sessions.ts";
import type { SecondFactorReset } from "./reset-second-factor.ts";

/** What the use cases of the second factor depend on. */
export type SecondFactorContext = {
	db: Db;
	clock: Clock;
	keyedHash: KeyedHash;
	/** Encrypts the secrets in the database. */
	seal: Seal;
	sessions: Pick<SessionsContext, "sessionEnded" | "rightsChanged">;
	secondFactorReset: ModuleEvent<SecondFactorReset>;
	/** The name in the authenticator app. */
	brandName: string;
	/** A demo shows codes to everyone who logs in. */
	isDemo: boolean;
};
