import type { Choice } from "../seeded-choice.ts";
import { eventRequests } from "./requests/events.ts";
import { homeRequests } from "./requests/home.ts";
import type { Sentences } from "./sentences.ts";

/** Requests for a service: the budget in rupees, and the text. */
export type RequestWords = {
	pay: readonly [low: number, high: number];
	texts: readonly string[];
	/** The texts for each choice, instead of the general ones. */
	choices?: Readonly<Record<string, readonly string[]>>;
	/** The same in Hindi with Latin letters. */
	hinglish?: readonly string[];
};

const requestWords: Readonly<Record<string, RequestWords>> = { ...homeRequests, ...eventRequests };

/** The services that customers of the demo ask for. */
export const requestedServices = Object.keys(requestWords);

const pools = {
	room: ["bedroom", "drawing room", "guest room", "children's room", "study", "upper room", "dining room"],
	wet: ["kitchen", "bathroom", "upper bathroom", "guest bathroom", "wash area"],
	ago: ["yesterday", "last night", "on Sunday", "this morning", "in the storm"],
	floor: ["ground floor", "first floor", "second floor", "third floor", "top floor"],
	since: [
		"since yesterday",
		"since Monday",
		"for three days",
		"since last week",
		"since the rain",
		"for a month",
		"since this morning",
		"since the weekend",
	],
	kab: ["kal", "do din", "ek hafte", "Somvar", "subah"],
	when: [
		"tomorrow morning",
		"on Saturday",
		"on Sunday before noon",
		"after 5 pm on any day",
		"this week",
		"on a weekday",
	],
	n: ["2", "3", "4", "5", "6"],
	many: ["40", "60", "80", "100", "120", "150", "200", "250", "300"],
	litres: ["500", "750", "1,000", "2,000"],
	feet: ["40", "60", "80", "120", "150", "180"],
	storeys: ["two", "three", "four"],
} as const;

/** Additions for a visit to the home. */
const additions = [
	"Please call before coming, {when} is best.",
	"I am at home {when}.",
	"House on the road, parking at the gate.",
	"There are {n} steps down from the road.",
	"The number is also on WhatsApp.",
	"It should be done {when} if possible.",
	"Tell me the price on the phone first.",
	"My brother will be there {when}.",
	"Somebody came last month, it did not last.",
	"We are on the {floor}, the lift works.",
	"There is a dog, he only barks.",
	"Come {when}, other days I am at work.",
	"Old parts please leave here.",
	"Bring a bill, it is for our landlord.",
	"My mother is at home, speak a little louder.",
	"Second lane behind the school.",
];
/** The style of one in six: short, in a hurry, without capitals. */
const careless = [
	"{short}, pls call",
	"{short} urgent",
	"hi {short}",
	"{short} how much??",
	"{short}, anyone free?",
	"urgent!! {short}",
	"{short} call karo",
	"{short} {town} side",
];
/** The same where nothing that is asked of the service fits into a few words. */
const carelessNouns = [
	"{noun} chahiye {town} me, call karo",
	"any {noun} free in {town}?? call",
	"{noun} rate? {town}",
];
/** Longer than this is no short message. */
const shortAtMost = 46;

/** What is wanted, in the few words of somebody in a hurry; null where it takes more. */
function shortOf(text: string): string | null {
	const [clause = ""] = text.split(/[,.?:;]/);
	return clause.length > 12 && clause.length <= shortAtMost ? clause.toLowerCase() : null;
}

/** How people call it, where the service's name is not it. */
const nouns: Record<string, string> = {
	ac: "ac mechanic",
	ro: "ro service",
	wifi: "wifi guy",
	cctv: "camera fitting",
	tv: "tv mechanic",
	refrigerator: "fridge repair",
	"washing-machine": "washing machine repair",
	chimney: "chimney cleaning",
	geyser: "geyser repair",
	"gas-stove": "stove repair",
	microwave: "microwave repair",
	"printer-ink": "toner refill",
	taxis: "cab",
	"pickup-vans": "pickup",
	"home-cleaning": "cleaning team",
	"sofa-carpet": "sofa cleaning",
	"water-tank-cleaning": "tank cleaning",
	"car-washing": "car wash",
	hotels: "hotel room",
	"home-stays": "homestay",
	"flat-homes": "flat on rent",
	"pandit-for-puja": "pandit ji",
	"tile-installers": "tile mistri",
	"marble-installers": "marble mistri",
	"construction-worker": "mistri",
	"metal-fabricator": "fabricator",
	"water-proofing": "waterproofing wala",
	architects: "architect",
	"himachali-dham-cook": "boti",
	"green-leaf-plates": "pattal",
	"dj-sound-system": "dj",
	"band-baja": "band",
	catering: "caterer",
	"marriage-banquet-hall": "marriage hall",
	"yoga-studios": "yoga teacher",
	gyms: "gym",
	"dance-studios": "dance teacher",
	"astrology-consultation": "astrologer",
	"vastu-consultation": "vastu expert",
};
/** The most requested services. */
export const popularServices =
	"electrician plumber carpenter geyser painter home-cleaning taxis washing-machine pest-control".split(" ");

type Asked = { service: string; choice: string | null; town: string };

/** The maximum number of requests that begin with the same words, however they are filled in. */
const templateLimit = 2;

/** Creates the writer of a market's requests; no two requests share a sentence. */
export function createRequestWriter(sentences: Sentences) {
	const used = new Map<string, number>();
	const write = (
		choice: Choice,
		tries: number,
		templates: readonly string[],
		words: Record<string, string> = {},
	) => {
		const uses = (template: string) => used.get(template) ?? 0;
		const least = Math.min(...templates.map(uses));
		const fresh = templates.filter((template) => uses(template) === least);
		if (fresh.length === 0 || least >= templateLimit) return null;
		let last = "";
		const text = sentences.first("requests", tries, () => fill(choice, (last = choice.pick(fresh)), words));
		if (text !== null) used.set(last, (used.get(last) ?? 0) + 1);
		return text;
	};
	/** A request in a customer's words, with a budget in rupees. */
	return (choice: Choice, { service, choice: option, town }: Asked) => {
		const { pay, texts, choices, hinglish = [] } = requestWords[service] ?? { pay: [500, 2500], texts: [] };
		const style = choice.number();
		const noun = nouns[service] ?? service.replaceAll("-", " ");
		const own = (option === null ? undefined : choices?.[option]) ?? texts;
		const short = () =>
			sentences.first("requests", 60, () => {
				const clauses = own.flatMap((template) => shortOf(fill(choice, template)) ?? []);
				return clauses.length === 0
					? fill(choice, choice.pick(carelessNouns), { noun, town })
					: fill(choice, choice.pick(careless), { short: choice.pick(clauses), town });
			});
		const unused = hinglish.filter((template) => !used.has(template));
		const inHinglish = style > 0.6 ? write(choice, 10, unused) : null;
		const text = (style < 0.14 ? short() : null) ?? inHinglish ?? write(choice, 30, own) ?? short();
		if (text === null) throw new Error(`too few words for a request of ${service}`);
		const isLong = inHinglish === null && own.length > 0 && text.endsWith(".") && choice.chance(0.5);
		// A request names at most one time.
		const usable = mentionsTime(text) ? additions.filter((one) => !one.includes("{when}")) : additions;
		const more = isLong && service in homeRequests ? write(choice, 10, usable) : null;
		const [low, high] = pay;
		const from = niceAmount(low + (high - low) * 0.5 * choice.number() ** 2);
		const to = niceAmount(Math.min(high, from * (1.4 + choice.number())));
		return { text: more === null ? text : `${text} ${more}`, low: from, high: Math.max(to, from) };
	};
}
const mentionsTime = (text: string) => pools.when.some((when) => text.includes(when));

export type RequestWriter = ReturnType<typeof createRequestWriter>;

/** An amount rounded as people do: to fifties, hundreds or thousands. */
function niceAmount(amount: number): number {
	const step = amount < 1000 ? 50 : amount < 10_000 ? 100 : 1000;
	return Math.round(amount / step) * step;
}

function fill(choice: Choice, template: string, words: Record<string, string> = {}): string {
	const text = template.replace(
		/\{(\w+)\}/g,
		(_whole, name: string) => words[name] ?? choice.pick(pools[name as keyof typeof pools]),
	);
	const isCareless = words["noun"] !== undefined || words["short"] !== undefined;
	return template.startsWith("{") && !isCareless ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
