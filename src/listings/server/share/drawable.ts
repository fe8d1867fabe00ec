/** The words of a picture, and the listing's first photo if it has one. */
export type ShareWords = { title: string; line: string; photo: Buffer | null };

/** What neither font has: other scripts, emoji, control characters. They would be drawn as boxes. */
const notDrawn = /[^ -~\u00a0-\u024f\u200c-\u200d\u2010-\u2026₹\p{scx=Devanagari}]/gu;

/** A text as the fonts can draw it; empty if nothing of it is left. */
export const drawable = (text: string): string =>
	text.normalize("NFC").replaceAll(notDrawn, "").replaceAll(/\s+/g, " ").trim();
