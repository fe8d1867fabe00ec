import { expect, test } from "vitest";
import { demoProfessionals } from "./professionals.ts";
import { isWoman } from "./people.ts";

const names = demoProfessionals().map(({ name }) => name);

test("every Kaur is a woman, and never has a man's first name", () => {
	const kaurs = names.filter((name) => name.endsWith(" Kaur"));
	expect(kaurs.length).toBeGreaterThan(2);
	expect(
		kaurs.filter((name) => /^(Rahul|Nitin|Amit|Mohit|Sumit|Vijay|Ashok|Ravi|Imran|Salim)\b/.test(name)),
	).toEqual([]);
	expect(kaurs.every(isWoman)).toBe(true);
	expect(isWoman("Harpreet Singh")).toBe(false);
});

test("first names and family names of the plains are of one community", () => {
	const muslims = /^(Imran|Salim|Farhan|Javed|Nasreen|Shabana) /;
	const families = / (Khan|Ansari|Qureshi|Siddiqui)$/;
	expect(names.filter((name) => muslims.test(name) !== families.test(name))).toEqual([]);
	expect(names.filter((name) => muslims.test(name)).length).toBeGreaterThan(20);
});
