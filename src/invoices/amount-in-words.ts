import { ToWords } from "to-words/en-IN";
import { type Paise, rupeesAndPaise } from "../platform/money.ts";
import { m } from "../paraglide/messages.js";

// The library's Indian English uses lakh and crore.
const indian = new ToWords();

/** An amount in the words of an invoice: "Rupees One Lakh Twenty Only", "Rupees Ten and Fifty Paise Only". */
export function amountInWords(amount: Paise): string {
	const { rupees: whole, paise: coins } = rupeesAndPaise(amount);
	const rupees = indian.convert(whole);
	if (coins === 0) return m["invoices.words.rupees"]({ rupees });
	const paise = m["invoices.words.paise"]({ count: coins, words: indian.convert(coins) });
	return m["invoices.words.rupees_and_paise"]({ rupees, paise });
}
