const signsOf = (table: string) =>
	new Map(table.split(" ").map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]));

const consonants = signsOf(
	"कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फph बb भbh मm यy रr लl वv शsh षsh सs हh ळl",
);
/** Vowels at the beginning of a syllable, and the signs of vowels after a consonant. */
const vowels = signsOf("अa आaa इi ईii उu ऊuu ऋri एe ऐai ओo औau ऑo ऍe ऎe ऒo");
const vowelSigns = signsOf("ाaa िi ीii ुu ूuu ृri ेe ैai ोo ौau ॉo ॅe ॆe ॊo");
/** A dot below a consonant makes another sound of it. */
const dotted = signsOf("कk खkh गg जz डr ढrh फf");
/** The nasal signs and the breath after a vowel. */
const afterVowel = signsOf("ंn ँn ःh");
const [virama, nukta] = ["\u094d", "\u093c"];

type Syllable = { consonant: string; vowel: string; isInherent: boolean };

/**
 * Writes a word of Devanagari in Latin letters, as people type Hindi; other letters stay. The inherent "a" is left out where
 * Hindi does not speak it: at the end, and between a syllable with a vowel and one with another ("bijli", not "bijalii").
 */
export function toLatin(word: string): string {
	const syllables = withoutSilentVowels(syllablesOf(word));
	return syllables.map(({ consonant, vowel }) => consonant + vowel).join("");
}

function syllablesOf(word: string): Syllable[] {
	const syllables: Syllable[] = [];
	for (const sign of word.normalize("NFD")) addSign(syllables, sign);
	return syllables;
}

function addSign(syllables: Syllable[], sign: string): void {
	const last = syllables.at(-1);
	const vowelSign = vowelSigns.get(sign);
	const consonant = consonants.get(sign);
	if (consonant !== undefined) syllables.push({ consonant, vowel: "a", isInherent: true });
	else if (last?.isInherent && vowelSign !== undefined)
		Object.assign(last, { vowel: vowelSign, isInherent: false });
	else if (last?.isInherent && sign === virama) Object.assign(last, { vowel: "", isInherent: false });
	else if (last?.isInherent && sign === nukta) last.consonant = dottedOf(last.consonant);
	else if (last !== undefined && afterVowel.has(sign))
		Object.assign(last, { vowel: last.vowel + afterVowel.get(sign), isInherent: false });
	else syllables.push({ consonant: "", vowel: vowels.get(sign) ?? sign, isInherent: false });
}

const plainOfDotted = new Map(Array.from(dotted, ([sign, sound]) => [consonants.get(sign), sound]));
const dottedOf = (consonant: string) => plainOfDotted.get(consonant) ?? consonant;

function withoutSilentVowels(syllables: Syllable[]): Syllable[] {
	for (let at = syllables.length - 1; at > 0; at--) {
		const here = syllables[at];
		const [before, behind] = [syllables[at - 1], syllables[at + 1]];
		if (!here?.isInherent) continue;
		const isLast = behind === undefined;
		const isBetween = before?.vowel !== "" && behind?.vowel !== "" && behind?.consonant !== "";
		if (isLast || isBetween) here.vowel = "";
	}
	return syllables;
}
