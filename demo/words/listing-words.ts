import { adviceWords } from "./listings/advice.ts";
import { applianceWords } from "./listings/appliances.ts";
import { buildingWords } from "./listings/building.ts";
import { cleaningWords } from "./listings/cleaning.ts";
import { eventWords } from "./listings/events.ts";
import { leisureWords } from "./listings/leisure.ts";
import { stayWords } from "./listings/stays.ts";
import { transportWords } from "./listings/transport.ts";
import type { TradeWords } from "./trade-words.ts";

/** What professionals of each service write about their work, by the service's slug; sights have their own texts. */
export const listingWords: Readonly<Record<string, TradeWords>> = {
	...applianceWords,
	...stayWords,
	...transportWords,
	...buildingWords,
	...eventWords,
	...cleaningWords,
	...leisureWords,
	...adviceWords,
};
