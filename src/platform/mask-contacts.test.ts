import { describe, expect, test } from "vitest";
import { hiddenContact, maskContacts } from "./mask-contacts.ts";

describe("hidden", () => {
	test.each([
		["Call 9876543210 today", `Call ${hiddenContact} today`],
		["+919876543210", hiddenContact],
		["+91 98765 43210", hiddenContact],
		["+91-98765-43210.", `${hiddenContact}.`],
		["(+91) 98765.43210", `(${hiddenContact}`],
		["919876543210", hiddenContact],
		["00919876543210", hiddenContact],
		["09876543210", hiddenContact],
		["0 98765 43210", hiddenContact],
		["9 8 7 6 5 4 3 2 1 0", hiddenContact],
		["98-76-54-32-10", hiddenContact],
		["6000000000,7000000000;8000000000", `${hiddenContact},${hiddenContact};${hiddenContact}`],
		["pin 171001 9876543210", `pin 171001 ${hiddenContact}`],
		["९८७६५४३२१० पर फोन करें", `${hiddenContact} पर फोन करें`],
		["+९१ ९८७६५ ४३२१०", hiddenContact],
		["９８７６５４３２１０", hiddenContact],
		["ph:9876543210(evening)", `ph:${hiddenContact}(evening)`],
		["987\n654\n3210", hiddenContact],
		["98765\u200b43210", hiddenContact],
		["98765\u200d\u200c43210", hiddenContact],
		["98765\u000743210", hiddenContact],
		["98765_43210 or 98765*43211", `${hiddenContact} or ${hiddenContact}`],
		["98765...43210", hiddenContact],
		["98765....43210", hiddenContact],
		["98765      43210", hiddenContact],
		["98765\r\n\r\n43210", hiddenContact],
		["98765, 43210", hiddenContact],
		["9,87,65,43,210", hiddenContact],
		["98,765 - 43,210", hiddenContact],
		["98700,43200 or 98700 / 43200", `${hiddenContact} or ${hiddenContact}`],
		["flat 702, 987 6543 210", `flat ${hiddenContact}`],
		["7/11/2026 987-6543210", `7/11/2026 ${hiddenContact}`],
		["₹700, 98765 43210", `₹700, ${hiddenContact}`],
		[
			"9\ufe0f\u20e38\ufe0f\u20e37\ufe0f\u20e36\ufe0f\u20e35\ufe0f\u20e34\ufe0f\u20e33\ufe0f\u20e32\ufe0f\u20e31\ufe0f\u20e30",
			hiddenContact,
		],
		["⁹⁸⁷⁶⁵⁴³²¹⁰ and ⑨⑧⑦⑥⑤④③②①⓪", `${hiddenContact} and ${hiddenContact}`],
		["👍 9876543210 👍", `👍 ${hiddenContact} 👍`],
	])("%j becomes %j", (text, masked) => {
		expect(maskContacts(text)).toBe(masked);
	});
});

test.each([",", "/", ":", "|", "~", "+", "&", ";", "=", "#", "'", "\n", "\u2028", " | ", "-/-/-/", "₹"])(
	"hidden with %j in between",
	(between) => {
		expect(maskContacts(`ring 98765${between}43210 now`)).toBe(`ring ${hiddenContact} now`);
	},
);

test.each([
	["Devanagari", "०"],
	["Bengali", "০"],
	["Gurmukhi", "੦"],
	["Gujarati", "૦"],
	["Odia", "୦"],
	["Tamil", "௦"],
	["Telugu", "౦"],
	["Kannada", "೦"],
	["Malayalam", "൦"],
	["Arabic", "٠"],
	["Urdu", "۰"],
	["wide", "０"],
	["mathematical bold", "𝟎"],
	["mathematical double-struck", "𝟘"],
	["mathematical monospace", "𝟶"],
])("hides %s digits, but nothing that begins with 5", (_, nought) => {
	const written = (digits: string) =>
		Array.from(digits, (digit) => String.fromCodePoint((nought.codePointAt(0) ?? 0) + Number(digit))).join(
			"",
		);
	expect(maskContacts(`ring ${written("9876543210")} now`)).toBe(`ring ${hiddenContact} now`);
	expect(maskContacts(`ring ${written("9876")}543-${written("210")} now`)).toBe(`ring ${hiddenContact} now`);
	expect(maskContacts(written("5876543210"))).toBe(written("5876543210"));
});

describe("left as it is", () => {
	test.each([
		"",
		"Two ceiling fans and 1 geyser, 15 litres",
		"Budget ₹70,000 - ₹80,000",
		"Rooms 12 x 14, 3 of them",
		"Pincode 171001, flat 1204",
		"Order 1234567890",
		"5876543210",
		"From 20-11-2026 10:30 to 22-11-2026 18:00",
		"Meter 98765432109876",
		"987654321",
		"98765.......43210",
		"70,000 - 80,000",
		"₹70000/₹80000",
		"₹9,50,000 & ₹70,000",
		"Prices 750, 800, 6500",
		"₹799, ₹899, ₹6999",
		"650/700/8000",
		"7/11/2026 6:30",
		"09-11-2026, 6:30 in the evening",
		"7/11/2026, 8/11/2026",
		"8:00, 9:00, 10:00",
		"7/11, 8/11, 10/11",
		"98765 and 43210",
	])("%j", (text) => {
		expect(maskContacts(text)).toBe(text);
	});
});

test("leaves a long text without numbers unchanged, without trying every reading", () => {
	const text = "9 ".repeat(9).concat("x").repeat(5_000);
	expect(maskContacts(text)).toBe(text);
});

test("takes time proportional to the length of the text", () => {
	const time = (text: string) => {
		const start = performance.now();
		maskContacts(text);
		return performance.now() - start;
	};
	for (const unit of [
		"9 ",
		"9......",
		"91 ",
		"₹700, ",
		"0",
		"+",
		"9,",
		"𝟗 ",
		"nine ",
		"double ",
		"a.",
		"a@",
		"a dot ",
		"a at ",
		"insta ",
		"@a",
		"a_",
		"wa . ",
	]) {
		const text = unit.repeat(5_000 / unit.length);
		// The fastest run counts, because other work on the machine can only slow it down.
		expect(Math.min(...[1, 2, 3, 4].map(() => time(text))), unit).toBeLessThan(50);
	}
});

describe("hides spelled-out numbers", () => {
	test.each([
		["nine eight seven six five four three two one zero"],
		["Nine-Eight-Seven-Six-Five-Four-Three-Two-One-Zero"],
		["NINE EIGHT 7 6 five four 3 2 one oh"],
		["nau aath saat chhe paanch char teen do ek zero"],
		["nau aath saat che panch chaar tin do ek shunya"],
		["9 aath 7 che 5 char 3 do 1 shunya"],
		["नौ आठ सात छह पांच चार तीन दो एक शून्य"],
		["plus nine one nine eight seven six five four three two one zero"],
		["double nine eight seven six five four three two one"],
		["98 double 7 6 triple 5 21"],
		["ninety eight seventy six fifty four thirty two ten"],
		["nineeightseven six five four three two one zero"],
		["9eight7six5four3two1zero"],
		["98765 4321O"],
		["nine\u200b eight seven six five four three two one zero"],
	])("%j", (text) => {
		const masked = maskContacts(`Please ring ${text}, thanks`);
		expect(masked).toContain(hiddenContact);
		expect(masked).toMatch(/^Please ring .*, thanks$/su);
		for (const part of text.split(" ").slice(2)) expect(masked.includes(part), part).toBe(false);
	});
});

describe("hides e-mail addresses, links and user names", () => {
	test.each([
		["sunita.devi@example.in"],
		["Sunita_Devi+home@mail.example.co.in"],
		["sunita@okaxis"],
		["sunita at gmail dot com"],
		["sunita (at) gmail (dot) com"],
		["sunita[at]example[dot]com"],
		["sunita at the rate gmail.com"],
		["sunita @ gmail . com"],
		["sunita＠gmail.com"],
		["wa.me/919876543210"],
		["https://wa.me/message/ABCDEF"],
		["t.me/sunita_devi"],
		["T . me / sunita"],
		["https://chat.whatsapp.com/AbCd"],
		["http://example.com/a?b=c"],
		["www.sunita.shop"],
		["sunitahomes.com"],
		["sunita.co.in"],
		["sunita dot com"],
		["bit.ly/3abc"],
		["instagram.com/sunita"],
		["@sunita_devi"],
		["insta: sunita.devi"],
		["Insta - sunita"],
		["instagram id sunita.devi"],
		["IG: sunita"],
		["telegram sunitadevi"],
		["Telegram @sunita"],
		["fb: sunitadevi"],
		["facebook name sunitadevi"],
		["sunita_99 on insta"],
		["sunita.devi on Instagram"],
		["insta I'd: sunita"],
		["skype sunitadevi"],
		["skype: live:sunitadevi"],
		["skype live:sunita.devi"],
	])("%j", (text) => {
		const masked = maskContacts(`Write to ${text}\nthanks`);
		expect(masked).toContain(hiddenContact);
		expect(masked).toMatch(/^Write to .*\nthanks$/su);
		expect(masked.toLowerCase()).not.toContain("sunita");
		expect(masked).not.toMatch(/wa\.me|t\.me|AbCd|ABCDEF|3abc|example/i);
	});
});

describe("leaves similar words and characters unchanged", () => {
	test.each([
		"2 BHK in Shimla 171001, 950 sq.ft., 3rd floor",
		"Rs.500 per day, @500 each or @ Rs 450",
		"Fan @Rs.750, geyser @ 8000",
		"One fan, two lights and three switches to mend",
		"Do not ring the bell, no dogs, one or two people at ten",
		"char dham yatra, do din, teen log, ek gaadi",
		"Sat aur Sun ko aana, ek do teen baje",
		"From 20-11-2026 at 10:30 to 22.11.2026",
		"The tap is leaking.in the kitchen and the bath",
		"12x14 ft, 3.5 mm wire, 1.5 ton AC",
		"Reply on WhatsApp please, or whatsapp me the quote",
		"Instagram page design and insta reels for a shop",
		"Instagram: page design, skype: live lessons",
		"Telegram channel promotion and Facebook marketing",
		"Posters, cards etc. on Instagram and in print",
		"house no. 9, sector 8, 7th floor, 6 rooms, 5 fans, 4 lights, 3 taps, 2 doors, 1 gate, 0 pets",
		"Double door fridge, triple bed room for two",
		"Photos for our Instagram and a video for YouTube",
		"Please come at 8am, e.g. tomorrow, i.e. Tuesday",
		"Meet at the gate of Gmail Colony",
		"AC is not cooling... please come soon!",
		"नल ठीक करना है, दो कमरे",
		"Budget 98,000 - 1,20,000 only",
		"Seven eight chairs, nine tables",
		"सात आठ लोग, नौ बजे",
	])("%j", (text) => {
		expect(maskContacts(text)).toBe(text);
	});
});
