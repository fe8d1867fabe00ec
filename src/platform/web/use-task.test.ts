import { expect, test } from "vitest";
import { alertTexts } from "./use-task.ts";

const reason = { msg: "Please say why.", path: "reason" };
const mobile = { msg: "This is no mobile.", path: "mobile" };
const general = { msg: "Somebody else was faster." };

test("leaves an error out of the alert if its field shows it", () => {
	expect(alertTexts([reason], { atFields: ["reason"] })).toEqual([]);
	expect(alertTexts([reason, mobile, general], { atFields: ["reason"] })).toEqual([mobile.msg, general.msg]);
});

test("shows other errors in the alert, below what could not be done", () => {
	expect(alertTexts([reason, general], {})).toEqual([reason.msg, general.msg]);
	expect(alertTexts([general], { failed: "Not saved", atFields: ["reason"] })).toEqual([
		"Not saved",
		general.msg,
	]);
	expect(alertTexts([reason], { failed: "Not saved", atFields: ["reason"] })).toEqual([]);
});
