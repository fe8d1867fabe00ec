import type { Paise } from "../../../platform/money.ts";

/**
 * What a press of the button does after the code was checked: only the total on the button may be charged. `shown`
 * is that total, `due` the current one; null without a code.
 */
export function afterCheck(
	found: { isValid: boolean } | null,
	{ shown, due }: { shown: Paise; due: Paise },
): "pay" | "refused" | "look-again" {
	if (found?.isValid === false) return "refused";
	return shown === due ? "pay" : "look-again";
}
