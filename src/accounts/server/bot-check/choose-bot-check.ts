import type { Clock } from "../../../platform/dates.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { KeyedHash } from "../../../platform/server/process/secret-key.ts";
import type { Settings } from "../../../platform/server/process/settings.ts";
import { createAltchaCheck } from "./altcha-check.ts";
import type { BotCheck } from "./bot-check.ts";

type Dependencies = { db: Db; clock: Clock; keyedHash: KeyedHash; workFactor: () => Promise<number> };

/**
 * The check that BOT_CHECK names. Switched off, it accepts everything and returns challenges without work, so the
 * browser needs no other code path.
 */
export function chooseBotCheck(settings: Pick<Settings, "BOT_CHECK">, needs: Dependencies): BotCheck {
	if (settings.BOT_CHECK === "altcha") return createAltchaCheck(needs);
	const easy = createAltchaCheck({
		...needs,
		workFactor: async () => 1,
		work: { cost: 1, fewest: 0, most: 0 },
	});
	return { challenge: () => easy.challenge(), pass: async () => {} };
}
