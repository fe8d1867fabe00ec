/** The longest UPI id, in characters. */
export const longestUpiId = 100;

/**
 * A UPI id as NPCI defines it: a name of letters, digits, dots, hyphens and underscores, and a bank's handle. A handle
 * has no dot, so that an email address is none.
 */
const form = /^[a-z0-9][a-z0-9._-]+@[a-z][a-z0-9]{1,63}$/;

/**
 * Reads a UPI id as people type it. Returns it in small letters, because capitals do not distinguish two ids; null if it
 * is none.
 */
export function readUpiId(typed: string): string | null {
	const upiId = typed.trim().toLowerCase();
	return upiId.length <= longestUpiId && form.test(upiId) ? upiId : null;
}
