import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { readSettings } from "../../../platform/server/process/settings.ts";
import { brandOf, siteBrand } from "../../brand.ts";
import { localPath } from "../../../platform/local-path.ts";
import { loader } from "./robots.ts";

/** Whether the rule closes the path, as search engines read it: a prefix, or the whole path before "$". */
const closes = (rule: string, path: string) =>
	rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule);

const inAllLanguages = (paths: string[]) =>
	paths.flatMap((path) => [path, ...(path.startsWith("/api/") ? [] : [localPath(path, "hi")])]);

it("closes pages behind the login, and no public page or service", async () => {
	const context = new RouterContextProvider();
	context.set(siteBrand, brandOf(readSettings({ PUBLIC_URL: "https://nukkad.example" })));
	const url = new URL("https://nukkad.example/robots.txt");
	const text = await loader({
		request: new Request(url),
		url,
		pattern: "/robots.txt",
		params: {},
		context,
	}).text();
	const rules = Array.from(text.matchAll(/^Disallow: (.+)$/gm), ([, rule = ""]) => rule);
	const isClosed = (path: string) => rules.some((rule) => closes(rule, path));
	const closed = [
		"/api/lead",
		"/search",
		"/myservices",
		"/today",
		"/staff",
		"/people/1",
		"/payment-status/1",
		"/jobs/new",
	];
	expect(inAllLanguages(closed).filter((path) => !isClosed(path))).toEqual([]);
	const open = [
		"/",
		"/leads",
		"/lead/new",
		"/lead/1",
		"/jobs",
		"/jobs/1",
		"/electrician",
		"/staffing",
		"/terms",
		"/profile/1",
	];
	expect(inAllLanguages(open).filter(isClosed)).toEqual([]);
	expect(text).toContain("Sitemap: https://nukkad.example/sitemap.xml");
});
