import { locales } from "../src/paraglide/runtime.js";
import { localPath } from "../src/platform/local-path.ts";
import { overBudget, publicPages, weighPage } from "./support/page-weight.ts";
import { expect, test } from "./support/test.ts";

for (const locale of locales) {
	test(`public pages stay within their budgets of bytes and requests: ${locale}`, async ({
		browser,
		baseURL,
	}) => {
		test.slow();
		if (baseURL === undefined) throw new Error("no server");
		const over: string[] = [];
		for (const page of await publicPages(baseURL)) {
			const weight = await weighPage(browser, `${baseURL}${localPath(page.path, locale)}`);
			over.push(...overBudget(weight, page).map((words) => `${page.title}: ${words}`));
		}
		expect(over).toEqual([]);
	});
}
