import { expect, test } from "vitest";
import { readSourceFiles } from "./source-files.ts";

/** The last two digits of a year, and progress in percent, are no money. */
const others = [
	"src/invoices/financial-year.ts",
	"src/listings/web/photos/upload-list.tsx",
	"src/listings/web/questions/property-form.tsx",
	"src/subscriptions/web/leads-summary.tsx",
];

test("rupees and paise are converted in one file only", () => {
	const hundreds = readSourceFiles()
		.filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.includes("/testing/"))
		.filter(({ text }) => /[*/%] 100(?![\d_])|(?<![\d_])100 \*/.test(text))
		.map(({ path }) => path);
	expect(hundreds.toSorted()).toEqual([...others, "src/platform/money.ts"].toSorted());
});
