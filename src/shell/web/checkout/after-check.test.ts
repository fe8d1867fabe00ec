import { expect, test } from "vitest";
import { paise } from "../../../platform/money.ts";
import { afterCheck } from "./after-check.ts";

const before = paise(107_500);
const after = paise(96_750);

test("charges only the total on the button", () => {
	expect(afterCheck(null, { shown: before, due: before })).toBe("pay");
	expect(afterCheck({ isValid: true }, { shown: after, due: after })).toBe("pay");
	expect(afterCheck({ isValid: true }, { shown: before, due: after })).toBe("look-again");
});

test("shows a refused code first, whether or not it changes the total", () => {
	expect(afterCheck({ isValid: false }, { shown: before, due: before })).toBe("refused");
	expect(afterCheck({ isValid: false }, { shown: after, due: before })).toBe("refused");
});
