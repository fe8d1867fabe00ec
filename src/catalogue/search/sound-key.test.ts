import { describe, expect, it } from "vitest";
import { toLatin } from "./devanagari.ts";
import { soundKey } from "./sound-key.ts";

describe("toLatin", () => {
	it.each([
		["बिजली", "bijlii"],
		["शिमला", "shimlaa"],
		["नमक", "namak"],
		["कांगड़ा", "kaangraa"],
		["फ़ोटो", "foto"],
		["मिस्त्री", "mistrii"],
		["चंडीगढ़", "chandiigarh"],
		["पांवटा", "paanvtaa"],
		["सफाई", "saphaaii"],
		["दुःख", "duhkh"],
		["plumber", "plumber"],
		["ி", "ி"],
	])("writes %s as %s", (word, latin) => expect(toLatin(word)).toBe(latin));
});

describe("soundKey", () => {
	it.each([
		["bijli", ["bijlee", "bijlii", "बिजली"]],
		["shimla", ["simla", "shimlaa", "शिमला"]],
		["electrician", ["electrition", "elektrishan", "elektrician"]],
		["wala", ["vala", "waala", "wallah"]],
		["photo", ["foto", "phoṭo", "फोटो", "फ़ोटो"]],
		["zirakpur", ["jirakpur", "jeerakpoor"]],
		["halwai", ["halvaai", "हलवाई"]],
		["taxi", ["taxy", "taksi"]],
		["kullu", ["kulu", "kooloo", "कुल्लू"]],
		["chhota", ["chota", "छोटा"]],
		["dharmshala", ["dharmsala", "darmshala"]],
	])("is the same for %s and %j", (word, spellings) => {
		expect(spellings.map(soundKey)).toEqual(spellings.map(() => soundKey(word)));
	});

	it.each([
		["nal", "naali"],
		["chai", "kai"],
		["bar", "par"],
	])("keeps %s and %s apart", (one, other) => {
		expect(soundKey(one)).not.toBe(soundKey(other));
	});
});
