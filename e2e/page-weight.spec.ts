import { overBudget, publicPages, weighPage } from "./support/page-weight.ts";
import { expect, test } from "./support/test.ts";

test("public pages stay within their budgets of bytes and requests", async ({ browser, baseURL }, {
	project,
}) => {
	test.skip(project.name === "desk", "measured as on a phone");
	test.slow();
	if (baseURL === undefined) throw new Error("no server");
	const over: string[] = [];
	for (const page of await publicPages(baseURL)) {
		const weight = await weighPage(browser, `${baseURL}${page.path}`);
		over.push(...overBudget(weight, page).map((words) => `${page.title}: ${words}`));
	}
	expect(over).toEqual([]);
});
