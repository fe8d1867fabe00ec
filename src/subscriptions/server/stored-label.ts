import { baseLocale } from "../../paraglide/runtime.js";
import { inLanguage } from "../../platform/server/language.ts";
import { planLabel } from "../subscription.ts";

/** The plan's label as records keep it: in the base language, whoever buys. planInWords shows it. */
export const storedPlanLabel = (plan: Parameters<typeof planLabel>[0]): string =>
	inLanguage(baseLocale, () => planLabel(plan));
