import { expect, it } from "vitest";
import { wordsOfPath } from "./words-of-path.ts";

it.each([
	["/elektrician", "elektrician"],
	["/home-cleening", "home cleening"],
	["/show-service/plumbr/shimla", "plumbr"],
	["/%E0%A4%AC%E0%A4%BF%E0%A4%9C%E0%A4%B2%E0%A5%80", "बिजली"],
])("%s searches for %s", (path, words) => expect(wordsOfPath(path)).toBe(words));

it.each([
	"/",
	"/lead/0199a1b2-0000-7000-8000-000000000000",
	"/profile/someone",
	"/jobs/abc",
	"/show-service-details/abc",
	"/wp-login.php",
	"/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
	"/%E0%A4%A",
	`/${"a".repeat(5000)}`,
])("%s has no words to search for", (path) => expect(wordsOfPath(path)).toBe(""));
