import { expect, test } from "vitest";
import { readSourceFiles } from "./source-files.ts";

/** A year's last two digits, and progress in percent: no money. */
const others = [
	"src/invoices/financial-year.ts",
	"src/listings/web/photos/upload-list.tsx",
	"src/listings/web/questions/property-form.tsx",
	"src/subscriptions/web/leads-summary.tsx",
];

test("rupees and paise are turned into each other in one file", () => {
	const hundreds = readSourceFiles()
		.filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.includes("/testing/"))
		.filter(({ text }) => /[*/%] 100(?![\d_])|(?<![\d_])100 \*/.test(text))
		.map(({ path }) => path);
	expect(hundreds.toSorted()).toEqual([...others, "src/platform/money.ts"].toSorted());
});
