import { describe, expect, test } from "vitest";
import { linkLettersAtMost, readLink } from "./profile-link.ts";

describe("a link to a web page", () => {
	test.each([
		["https://example.com/a?b=c#d", "https://example.com/a?b=c#d"],
		["http://example.com", "http://example.com/"],
		["HTTPS://Example.COM/Asha", "https://example.com/Asha"],
		["example.com", "https://example.com/"],
		["example.com:8443/asha", "https://example.com:8443/asha"],
		["  www.example.co.in/asha  ", "https://www.example.co.in/asha"],
		["उदाहरण.भारत", "https://xn--p1b6ci4b4b3a.xn--h2brj9c/"],
		["example.com/a b\n", "https://example.com/a%20b"],
	])("reads %j as %s", (typed, link) => {
		expect(readLink(typed)).toEqual({ link });
	});

	test.each([
		"javascript:alert(1)",
		"JavaScript:alert(1)//example.com",
		" java\nscript:alert(1)",
		"data:text/html,<script>",
		"mailto:asha@example.com",
		"asha@example.com",
		"https://google.com@evil.example/",
		"https://:secret@evil.example/",
		"ftp://example.com/",
		"vbscript:example.com",
		"file:///etc/passwd",
		"localhost",
		"http://localhost:4000/",
		"http://127.0.0.1/",
		"http://2130706433/",
		"http://[::1]/",
		"example.",
		".com",
		"https://",
		"https:///",
		"my site.com",
		"<script>",
		"@asha",
	])("refuses %j", (typed) => {
		expect(readLink(typed)).toEqual({ fault: "no_link" });
	});

	test("has a maximum length", () => {
		const rest = "a".repeat(linkLettersAtMost - "https://example.com/".length);
		expect(readLink(`example.com/${rest}`)).toEqual({ link: `https://example.com/${rest}` });
		expect(readLink(`example.com/${rest}a`)).toEqual({ fault: "too_long" });
		// In the stored form, each of these letters takes nine characters.
		expect(readLink(`example.com/${"अ".repeat(60)}`)).toEqual({ fault: "too_long" });
	});
});

describe("a link to a network", () => {
	test.each([
		["facebook.com/asha", "facebook", "https://facebook.com/asha"],
		["https://m.facebook.com/asha", "facebook", "https://m.facebook.com/asha"],
		["https://x.com/asha", "twitter", "https://x.com/asha"],
		["twitter.com/asha", "twitter", "https://twitter.com/asha"],
		["in.linkedin.com/in/asha", "linkedin", "https://in.linkedin.com/in/asha"],
		["youtu.be/abc", "youtube", "https://youtu.be/abc"],
		["www.instagram.com/asha", "instagram", "https://www.instagram.com/asha"],
	] as const)("accepts %s for %s", (typed, network, link) => {
		expect(readLink(typed, network)).toEqual({ link });
	});

	test.each([
		["https://evil.example/facebook.com", "facebook"],
		["https://notfacebook.com/asha", "facebook"],
		["https://facebook.com.evil.example/", "facebook"],
		["https://facebook.com", "twitter"],
		["https://netflix.com", "twitter"],
	] as const)("refuses %s for %s", (typed, network) => {
		expect(readLink(typed, network)).toEqual({ fault: "other_network" });
	});

	test("refuses what is not a link", () => {
		expect(readLink("javascript://facebook.com/%0aalert(1)", "facebook")).toEqual({ fault: "no_link" });
		expect(readLink("https://facebook.com.", "facebook")).toEqual({ fault: "no_link" });
	});
});
