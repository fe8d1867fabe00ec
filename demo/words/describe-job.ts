import type { Choice } from "../seeded-choice.ts";
import { type JobPhrases, jobPhrases } from "./job-phrases.ts";
import type { Sentences } from "./sentences.ts";

/** The names of the workers: one, and several. */
const roles: Record<string, readonly [one: string, several: string]> = {
	electrician: ["electrician", "electricians"],
	plumber: ["plumber", "plumbers"],
	ac: ["AC technician", "AC technicians"],
	refrigerator: ["fridge technician", "fridge technicians"],
	"washing-machine": ["washing machine technician", "washing machine technicians"],
	cctv: ["camera fitter", "camera fitters"],
	wifi: ["fibre technician", "fibre technicians"],
	photostat: ["counter assistant", "counter assistants"],
	hotels: ["hotel hand", "hotel hands"],
	"home-stays": ["caretaker", "caretakers"],
	pg: ["warden", "wardens"],
	"coworking-space": ["front desk person", "front desk people"],
	taxis: ["driver", "drivers"],
	"pickup-vans": ["pickup driver", "pickup drivers"],
	architects: ["draughtsperson", "draughtspersons"],
	"interior-designer": ["site supervisor", "site supervisors"],
	"modular-kitchen": ["kitchen fitter", "kitchen fitters"],
	painter: ["painter", "painters"],
	carpenter: ["carpenter", "carpenters"],
	"metal-fabricator": ["fabricator", "fabricators"],
	"construction-worker": ["mason", "masons"],
	"tile-installers": ["tile fitter", "tile fitters"],
	jcb: ["JCB operator", "JCB operators"],
	"water-proofing": ["waterproofing hand", "waterproofing hands"],
	welder: ["welder", "welders"],
	photographer: ["second photographer", "photographers"],
	catering: ["cook", "cooks"],
	tent: ["tent worker", "tent workers"],
	"dj-sound-system": ["sound operator", "sound operators"],
	cafes: ["barista", "baristas"],
	"home-cleaning": ["cleaner", "cleaners"],
	"car-washing": ["car washer", "car washers"],
	"pest-control": ["pest control technician", "pest control technicians"],
	gyms: ["trainer", "trainers"],
	"yoga-studios": ["yoga teacher", "yoga teachers"],
	ca: ["accountant", "accountants"],
	advocates: ["clerk", "clerks"],
};

const openings = [
	"{who} wanted in {place}, {experience}.",
	"We look for {who}, {experience}.",
	"{who} needed {start}, {shift}.",
	"Work for {who} in {place}, {shift}.",
	"{place}: {who}, {experience}, {start}.",
	"Vacancy for {who}, {shift}.",
];
const terms = [
	"Room and {meals} at the site.",
	"PF and ESI after {months} months.",
	"{days} off.",
	"Pay on the {date} of each month.",
	"Bring your Aadhaar card and {papers}.",
	"{trial} trial is paid.",
	"Bonus at Diwali for those with us since {month}.",
	"Two-wheeler licence helps, petrol is paid up to ₹{petrol} a month.",
	"Call between {from} am and {until} pm.",
	"Room can be shared with {mates} others.",
	"Overtime is paid by the hour, ₹{overtime}.",
	"Uniform after {months} months.",
	"Bus from {place} is paid.",
	"{meals} included.",
];
const termsInHindi = [
	"रहने की जगह और {mates} लोगों का साझा कमरा।",
	"{daysHindi} की छुट्टी।",
	"तुरंत शुरू कर सकते हैं, {from} बजे से काम।",
	"आधार कार्ड और {papersHindi} साथ लाएँ।",
	"हर महीने की {date} तारीख़ को वेतन।",
	"{months} महीने बाद तनख़्वाह बढ़ेगी।",
];
const pools: Record<string, readonly string[]> = {
	experience: [
		"freshers may apply",
		"two years of work at least",
		"with own tools",
		"who can work alone",
		"five years of work at least",
		"Hindi is enough",
		"local people first",
		"with references",
		"careful and punctual",
	],
	start: [
		"from Monday",
		"at once",
		"from the first of the month",
		"for three months",
		"for the season",
		"for the whole year",
		"from next week",
	],
	shift: [
		"nine to six",
		"eight to five",
		"split shift",
		"day shift",
		"two shifts in turn",
		"six days a week",
		"mornings only",
		"seven to three",
	],
	meals: ["two meals", "lunch", "three meals", "dinner"],
	months: ["2", "3", "4", "6"],
	days: ["Sundays", "Tuesdays", "Mondays", "Every second Saturday", "Two days a month", "Wednesdays"],
	daysHindi: ["रविवार", "मंगलवार", "बुधवार", "शनिवार"],
	date: ["5", "7", "10", "1", "3"],
	papers: ["a photo", "old pay slips", "your certificate", "a reference", "your licence"],
	papersHindi: ["एक फ़ोटो", "लाइसेंस", "प्रमाणपत्र", "पुराना अनुभव पत्र"],
	trial: ["One week's", "Three days'", "A two-day", "Ten days'"],
	month: ["April", "June", "January", "March"],
	petrol: ["800", "1,200", "1,500", "2,000"],
	from: ["8", "9", "10", "11"],
	until: ["4", "5", "6", "7"],
	mates: ["2", "3", "4"],
	overtime: ["60", "70", "80", "90", "100", "120"],
};
/** A firm seeks only one of these. */
const alone = new Set("pg coworking-space home-stays advocates interior-designer".split(" "));
const counts = ["one", "two", "three", "four"];

const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const ordinal: Record<string, string> = { "1": "1st", "3": "3rd", "5": "5th", "7": "7th", "10": "10th" };

type Offer = { service: string; place: string };

/** The work, the pay and the benefits; one in five with Hindi phrases is in Hindi. No two jobs share a sentence. */
export function describeJob(choice: Choice, { service, place }: Offer, sentences: Sentences): string {
	const phrases = jobPhrases[service];
	const role = roles[service];
	if (phrases === undefined || role === undefined) throw new Error(`no words for a job of ${service}`);
	const one = (tries: number, write: () => string) => sentences.first("jobs", tries, write) ?? "";
	if (phrases.hindi !== undefined && choice.chance(1 / 5)) {
		const hindi = one(4, () => choice.pick(phrases.hindi ?? []));
		const money = one(20, () =>
			moneyOf(choice, phrases, { to: "से", end: phrases.pay[2] === "day" ? "रोज़।" : "महीना।" }),
		);
		const term = one(20, () => fill(choice, choice.pick(termsInHindi), {}));
		if (hindi !== "") return [hindi, `${money} ${term}`].join("\n");
	}
	const detail = choice.chance(0.65) ? one(4, () => choice.pick(phrases.texts)) : "";
	const text = detail || one(60, () => openingOf(choice, { role, place, isOne: alone.has(service) }));
	const money =
		one(12, () => moneyOf(choice, phrases, { to: "to", end: `a ${phrases.pay[2]}.` })) ||
		one(60, () => moneyOf(choice, phrases, { to: "to", end: `a ${phrases.pay[2]}.`, isFine: true }));
	const extra = Array.from({ length: choice.between(1, 2) }, () =>
		one(20, () => fill(choice, choice.pick(terms), { place })),
	);
	return [text, [money, ...extra].filter(Boolean).join(" ")].join("\n");
}

/** Pay in the usual range of the work, in round or finer steps. */
function moneyOf(
	choice: Choice,
	{ pay: [low, high, per] }: JobPhrases,
	{ to, end, isFine = false }: { to: string; end: string; isFine?: boolean },
): string {
	const step = (per === "day" ? 50 : 500) / (isFine ? 5 : 1);
	const steps = Math.floor((high - low) / step);
	const from = low + step * choice.between(0, Math.floor(steps / 2));
	const until = from + step * choice.between(1, Math.max(1, Math.ceil(steps / 2)));
	return `${rupees(from)} ${to} ${rupees(until)} ${end}`;
}

/** Who is sought, in one sentence; a single worker needs an article inside of it and none at its beginning. */
function openingOf(
	choice: Choice,
	{ role: [one, several], place, isOne }: { role: readonly [string, string]; place: string; isOne: boolean },
): string {
	const template = choice.pick(openings);
	const count = isOne ? 0 : choice.between(0, 3);
	const single = template.startsWith("{who}") ? one : `${/^[aeiouA]/.test(one) ? "an" : "a"} ${one}`;
	return fill(choice, template, { who: count === 0 ? single : `${counts[count]} ${several}`, place });
}

function fill(choice: Choice, template: string, words: Record<string, string>): string {
	const isHindi = /\p{Script=Devanagari}/u.test(template);
	return capital(
		template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
			const value = words[name] ?? choice.pick(pools[name] ?? [""]);
			return name === "date" && !isHindi ? (ordinal[value] ?? value) : value;
		}),
	);
}
