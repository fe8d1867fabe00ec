import type { RateUnit } from "../../../src/listings/rates.ts";

/** An item of a trade's rate list: its name, the usual range of its price in rupees, the step, and the unit. */
export type UsualRate = [name: string, low: number, high: number, step: number, unit?: RateUnit];
/** The usual rates by a service's slug. */
export type UsualRates = Readonly<Record<string, readonly UsualRate[]>>;
