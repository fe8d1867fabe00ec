const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * State, PAN (five letters, four digits, a letter), the number of the registration, Z, and the check character. The
 * codes 25 and 28 were retired with their states, and 99 is no place that an invoice could name.
 */
const form = /^(0[1-9]|1\d|2[0-46-79]|3[0-8]|97)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** What is wrong with a GSTIN: it has the wrong form, or a character is mistyped. */
export type GstinFault = "form" | "checksum";

/** The check character for the first fourteen: alternating weights 1 and 2, to base 36. */
function checkSign(fourteen: string): string | undefined {
	const sum = Array.from(fourteen, (sign, at) => signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2)).reduce(
		(total, value) => total + Math.floor(value / 36) + (value % 36),
		0,
	);
	return signs[(36 - (sum % 36)) % 36];
}

/**
 * Reads a GSTIN as people type it, with small letters or spaces. Returns it normalized with the two digits of its
 * state, or what is wrong with it.
 */
export function readGstin(typed: string): { gstin: string; stateCode: string } | { fault: GstinFault } {
	const gstin = typed.replaceAll(/\s/g, "").toUpperCase();
	if (!form.test(gstin)) return { fault: "form" };
	if (checkSign(gstin.slice(0, 14)) !== gstin[14]) return { fault: "checksum" };
	return { gstin, stateCode: gstin.slice(0, 2) };
}
