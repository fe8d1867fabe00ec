/** Words that people use instead of a random secret and that occur in examples. */
const knownWords = /secret|passw|change.?me|example|default|nukkad|your.?key|dummy|replace|qwerty/i;
/** Short runs that random text also contains by chance: they only do not count towards the information. */
const commonRuns = /test|abcdef|12345|98765/gi;
/** The minimum number of bits; 16 random bytes in hexadecimal have about 110 by the measure below. */
const fewestBits = 90;
const fewestDifferent = 10;

/** The information in a text by the frequency of its characters, in bits (Shannon). */
function bitsOf(text: string): number {
	const counts = new Map<string, number>();
	for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
	let bits = 0;
	for (const count of counts.values()) bits += count * Math.log2(text.length / count);
	return bits;
}

/** True for phrases in letters of one case without digits, which no generator of secrets makes. */
const isPhrase = (text: string) =>
	!/[0-9]/.test(text) && (text === text.toLowerCase() || text === text.toUpperCase());

/** True if a text repeats a shorter one, like "abcabcabc". */
const isRepeated = (text: string) => (text + text).indexOf(text, 1) < text.length;

/**
 * True for a secret that a person made up and others may guess: known words, phrases, few different characters,
 * repetitions.
 */
export function isWeakSecret(secret: string): boolean {
	return (
		knownWords.test(secret) ||
		new Set(secret).size < fewestDifferent ||
		isRepeated(secret) ||
		isPhrase(secret) ||
		bitsOf(secret.replaceAll(commonRuns, "")) < fewestBits
	);
}
