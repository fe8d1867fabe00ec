/** Words that people use in place of a random secret and that occur in examples. */
const knownWords =
	/secret|passw|change.?me|example|default|nukkad|your.?key|test|dummy|replace|qwerty|abcdef|12345|98765/i;
/** So many bits at least; 16 random bytes written in hexadecimal show about 110 by the measure below. */
const fewestBits = 90;
const fewestDifferent = 10;

/** The information in a text by how often each sign occurs in it, in bits (Shannon). */
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

/** True where a text repeats a shorter one, as "abcabcabc" does. */
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
		bitsOf(secret) < fewestBits
	);
}
