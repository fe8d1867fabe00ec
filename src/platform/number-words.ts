/** Digits as people spell them out: in English, in Hindi in Latin letters with the usual spellings, and in Hindi. */
const digitWords: readonly string[][] = [
	[
		"zero",
		"oh",
		"o",
		"nil",
		"naught",
		"nought",
		"shunya",
		"shoonya",
		"sunya",
		"zeero",
		"शून्य",
		"ज़ीरो",
		"जीरो",
	],
	["one", "wan", "ek", "एक", "वन"],
	["two", "do", "दो", "टू"],
	["three", "teen", "tin", "तीन", "थ्री"],
	["four", "char", "chaar", "chahar", "चार", "फोर"],
	["five", "paanch", "panch", "pach", "paach", "पांच", "पाँच", "फाइव"],
	["six", "che", "chhe", "chey", "chhah", "chah", "cheh", "छह", "छः", "छै", "छे", "सिक्स"],
	["seven", "saat", "sat", "saath", "sath", "सात", "सेवन"],
	["eight", "aath", "aat", "ath", "आठ", "एट"],
	["nine", "nau", "no", "now", "नौ", "नाइन"],
];
const teens = [
	"ten",
	"eleven",
	"twelve",
	"thirteen",
	"fourteen",
	"fifteen",
	"sixteen",
	"seventeen",
	"eighteen",
	"nineteen",
];
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** The digits of each word; "double" and "triple" map to the letters d and t, which apply to the next digit. */
const known = new Map<string, string>([
	...digitWords.flatMap((words, digit) => words.map((word) => [word, String(digit)] as const)),
	...teens.map((word, index) => [word, String(10 + index)] as const),
	...tens.map((word, index) => [word, String((index + 2) * 10)] as const),
	["double", "d"],
	["dabal", "d"],
	["triple", "t"],
	["tripal", "t"],
]);

/** English digits written without a gap: "nineeight". */
const glued = /zero|one|two|three|four|five|six|seven|eight|nine/g;
const isGlued = /^(?:zero|one|two|three|four|five|six|seven|eight|nine){2,10}$/;

/**
 * The digits that a word spells out: "nine" is "9", "seventeen" is "17", "nineeight" is "98"; null if it is not a
 * number. "double" is "d" and "triple" is "t". Words with another meaning ("do", "no", "o") are numbers here: no
 * sentence has ten of them in a row.
 */
export function readNumberWord(word: string): string | null {
	const lower = word.toLowerCase();
	const digits = known.get(lower) ?? known.get(lower.normalize("NFC"));
	if (digits !== undefined) return digits;
	if (lower.length < 6 || lower.length > 50 || !isGlued.test(lower)) return null;
	return (lower.match(glued) ?? []).map((part) => known.get(part) ?? "").join("");
}
