import { expect, test } from "vitest";
import { readGithubName } from "./github-name.ts";

test.each([
	["octocat", "octocat"],
	["  @Octo-Cat ", "Octo-Cat"],
	["asha_firm", "asha_firm"],
	["github.com/octocat", "octocat"],
	["https://www.github.com/octocat/", "octocat"],
	["a".repeat(39), "a".repeat(39)],
])("reads %j as %s", (typed, name) => {
	expect(readGithubName(typed)).toBe(name);
});

test.each([
	"",
	"@",
	"-octocat",
	"octo cat",
	"octo/cat",
	"../octocat",
	"octocat?x=1",
	"octocat%2f..",
	"ओक्टो",
	"a".repeat(40),
	"https://github.com/octocat/repo",
	"https://gitlab.com/octocat",
])("refuses %j", (typed) => {
	expect(readGithubName(typed)).toBeNull();
});
