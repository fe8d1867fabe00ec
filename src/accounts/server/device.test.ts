import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

test.each([
	["Chrome on Android", `Mozilla/5.0 (Linux; Android 14; SM-A057F) ${chrome}`],
	[
		"Samsung Internet on Android",
		`Mozilla/5.0 (Linux; Android 13; SM-A057F) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
	],
	["Edge on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`],
	["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
	[
		"Safari on iOS",
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
	],
	[
		"Chrome on iOS",
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1",
	],
	[
		"Safari on macOS",
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
	],
	["Firefox on KaiOS", "Mozilla/5.0 (Mobile; LYF/F300B; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5"],
	["Unknown device", "curl/8.5.0"],
	["Unknown device", undefined],
])("%s", (device, userAgent) => {
	expect(deviceOf(userAgent)).toBe(device);
});
