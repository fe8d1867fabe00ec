import type { Paise } from "../../../platform/money.ts";

/**
 * What a press of the button does once the code was checked: nothing may be charged but what stood on the button.
 * `shown` stood there, `due` is the total by now; null where there is no code.
 */
export function afterCheck(
	found: { isValid: boolean } | null,
	{ shown, due }: { shown: Paise; due: Paise },
): "pay" | "refused" | "look-again" {
	if (found?.isValid === false) return "refused";
	return shown === due ? "pay" : "look-again";
}
