import { expect, test } from "vitest";
import { askedPageState, readAskedPage } from "./asked-page.ts";

const site = "https://nukkad.example";
const purpose = "Log in to see who applied.";

test("reads the requested page from the history with its query and state", () => {
	const asked = { to: "/applicants?job=7#list", state: { from: "/jobs" }, purpose };
	expect(readAskedPage(askedPageState(asked), site)).toEqual(asked);
});

test.each([
	["another site", "https://evil.example/"],
	["another site without its scheme", "//evil.example/x"],
	["another site behind a backslash", "/\\evil.example"],
	["a script", "javascript:alert(1)"],
	["a path without its slash", "staff"],
])("refuses %s", (_what, to) => {
	expect(readAskedPage(askedPageState({ to, state: null, purpose }), site)).toBeNull();
});

test.each([[null], [undefined], ["/staff"], [{}], [{ askedPage: null }], [{ askedPage: { to: "/staff" } }]])(
	"finds no requested page in the history entry %j",
	(state) => {
		expect(readAskedPage(state, site)).toBeNull();
	},
);
