/** Digits as people in India type them: Latin or Devanagari, also in the full width of some keyboards. */
const digit = "[0-9०-९０-９]";
/** What stands between them, signs that nobody sees among it. */
const gap = String.raw`[\s\p{Cf}\p{Cc}.\-–—()_*]{0,3}`;
/** The country's code or the leading nought, in any usual spelling. */
const prefix = String.raw`(?:(?:\+|00)?${gap}[9९９][1१１]${gap}|[0०０]${gap})?`;
const mobile = new RegExp(
	String.raw`(?<!${digit})${prefix}[6-9६-९６-９](?:${gap}${digit}){9}(?!${digit})`,
	"gu",
);

/** What stands in place of a hidden number. */
export const hiddenMobile = "••••••••••";

/**
 * Hides what looks like an Indian mobile: ten digits that begin with 6 to 9, however they are grouped, with or
 * without +91 or 0. For descriptions, where customers type numbers that only claimers may have. Ten digits of
 * another kind are hidden with it: a number too many does no harm, one too few does.
 */
export function maskMobiles(text: string): string {
	return text.replace(mobile, hiddenMobile);
}
