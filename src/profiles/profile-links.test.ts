import { expect, test } from "vitest";
import { linkInWords, profileLinks } from "./profile-links.ts";

const nowhere = { twitter: "", facebook: "", linkedin: "", youtube: "", instagram: "" };

test("returns no links for an empty profile", () => {
	expect(profileLinks({ website: "", social: nowhere, githubusername: "" })).toEqual([]);
});

test("lists the own site first and GitHub last", () => {
	const links = profileLinks({
		website: "https://asha.in",
		social: { ...nowhere, youtube: "https://youtube.com/@asha", twitter: "http://x.com/asha" },
		githubusername: "asha",
	});
	expect(links).toEqual([
		{ kind: "website", href: "https://asha.in" },
		{ kind: "twitter", href: "http://x.com/asha" },
		{ kind: "youtube", href: "https://youtube.com/@asha" },
		{ kind: "github", href: "https://github.com/asha" },
	]);
});

test("ignores links that are not web links, and keeps user names inside GitHub", () => {
	const links = profileLinks({
		website: "javascript:alert(1)",
		social: { ...nowhere, facebook: "data:text/html,x", linkedin: "linkedin.com/in/asha" },
		githubusername: "../../evil.example/x",
	});
	expect(links).toEqual([{ kind: "github", href: "https://github.com/..%2F..%2Fevil.example%2Fx" }]);
});

test.each([
	["https://www.asha.in/", "asha.in"],
	["http://asha.in/works/?a=1", "asha.in/works/?a=1"],
	["HTTPS://Asha.in", "Asha.in"],
])("shows %s as %s", (href, words) => {
	expect(linkInWords(href)).toBe(words);
});
