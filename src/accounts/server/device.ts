import { m } from "../../paraglide/messages.js";

const browsers: [RegExp, string][] = [
	[/\bEdg(e|A|iOS)?\//, "Edge"],
	[/\bOPR\/|\bOpera/, "Opera"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/\bUC ?Browser/, "UC Browser"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
	[/KAIOS/i, "KaiOS"],
	[/Android/, "Android"],
	[/iPhone|iPad|iPod/, "iOS"],
	[/Windows/, "Windows"],
	[/CrOS/, "ChromeOS"],
	[/Mac OS X|Macintosh/, "macOS"],
	[/Linux/, "Linux"],
];

/** A label by which people recognize their own session: "Chrome on Android". The user agent itself is not stored. */
export function deviceOf(userAgent: string | undefined): string {
	const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
	const browser = find(browsers);
	const system = find(systems);
	if (browser !== undefined && system !== undefined) return m["accounts.device.both"]({ browser, system });
	return browser ?? system ?? m["accounts.device.unknown"]();
}
