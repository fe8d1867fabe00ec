import { expect, test } from "vitest";
import { type BrowserTraits, pushSupport } from "./push-support.ts";

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15";
const android = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile";
const traits: BrowserTraits = {
	hasPush: true,
	permission: "default",
	userAgent: android,
	touchPoints: 5,
	isInstalled: false,
};

test.each<[string, Partial<BrowserTraits>, ReturnType<typeof pushSupport>]>([
	["a browser without a decision", {}, "possible"],
	["one that allowed it", { permission: "granted" }, "possible"],
	["one that refused it", { permission: "denied" }, "denied"],
	["an app on the home screen that refused it", { permission: "denied", isInstalled: true }, "denied-app"],
	["one without push", { hasPush: false, permission: null }, "none"],
	[
		"an iPhone's page in the browser",
		{ hasPush: false, permission: null, userAgent: iPhone },
		"install-first",
	],
	["an iPad's, which reports a Mac", { hasPush: false, permission: null, userAgent: mac }, "install-first"],
	["a Mac's", { hasPush: false, permission: null, userAgent: mac, touchPoints: 0 }, "none"],
	[
		"an old iPhone's page on the home screen",
		{ hasPush: false, userAgent: iPhone, isInstalled: true },
		"none",
	],
	["a newer one's", { userAgent: iPhone, isInstalled: true }, "possible"],
])("%s", (_name, own, support) => {
	expect(pushSupport({ ...traits, ...own })).toBe(support);
});
