/** The longest note that the specification allows, in characters. */
const longestText = 50;

/** The letters, digits and dots of a text: banks refuse other signs. */
function plain(text: string): string {
	const kept = text.replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, " ").trim();
	return Array.from(kept).slice(0, longestText).join("").trim();
}

export type UpiPayment = {
	upiId: string;
	/** Who is paid. */
	name: string;
	/** In rupees; undefined if the payer enters it in the app. */
	amount: number | undefined;
	/** What is paid for. */
	note: string;
};

/**
 * The link that opens a UPI app with this payment filled in (NPCI's UPI Linking Specification 1.6). The @ of the id is
 * not encoded, because some apps do not decode it.
 */
export function upiLink({ upiId, name, amount, note }: UpiPayment): string {
	const fields = [
		`pa=${upiId}`,
		`pn=${encodeURIComponent(plain(name))}`,
		...(amount === undefined ? [] : [`am=${amount.toFixed(2)}`]),
		"cu=INR",
		`tn=${encodeURIComponent(plain(note))}`,
	];
	return `upi://pay?${fields.join("&")}`;
}
