import { expect, test } from "vitest";
import { alertTop } from "./alert-place.ts";

const phone = { top: 0, bottom: 844 };
const alert = { height: 80, wanted: 152 };
const bar = { top: 771, bottom: 844 };
const field = (top: number) => ({ top, bottom: top + 48 });

test.each([
	["nothing is in the way", [], 152],
	["the field is far away", [field(500), bar], 152],
	["the field is behind its upper half: below", [field(160), bar], 216],
	["the field is behind its lower half: above", [field(220), bar], 132],
	["two fields, one above the other", [field(160), field(240), bar], 72],
	["what has no height covers nothing", [{ top: 170, bottom: 170 }], 152],
])("%s", (_, avoid, top) => {
	expect(alertTop(alert, phone, avoid)).toBe(top);
});

test("stays within the window, even with the keyboard open", () => {
	expect(alertTop({ height: 80, wanted: 900 }, phone, [])).toBe(756);
	expect(alertTop({ height: 80, wanted: -20 }, { top: 100, bottom: 500 }, [])).toBe(108);
});

test("keeps the first elements free if there is no room for all", () => {
	const low = { top: 0, bottom: 200 };
	expect(alertTop(alert, low, [field(140), { top: 0, bottom: 139 }])).toBe(52);
});

const login = { top: 118, bottom: 651 };
const desk = { top: 0, bottom: 768 };

test("moves next to a dialog that leaves room", () => {
	const [verify, code] = [{ top: 500, bottom: 548 }, field(300)];
	expect(alertTop({ height: 80, wanted: 344 }, desk, [verify, code, login])).toBe(30);
});

test("moves between the controls of a dialog as high as the window", () => {
	const whole = { top: 24, bottom: 744 };
	const [save, name, close] = [{ top: 680, bottom: 728 }, field(320), { top: 40, bottom: 84 }];
	expect(alertTop({ height: 80, wanted: 344 }, desk, [save, name, close, whole])).toBe(376);
});
