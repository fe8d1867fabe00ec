import { list } from "../words/trade-words.ts";

/** What customers of one kind of service write about. */
export type ReviewWords = {
	/** What was done, as a sentence of its own. */
	work: readonly string[];
	/** Why a customer was not content. */
	low: readonly string[];
};

const repair: ReviewWords = {
	work: list(
		`Found the fault in ten minutes. | Changed the worn part and showed me the old one. | It works like new again. |
		Came with all tools and did not need a second visit. | Repaired it at home, no need to carry it to the shop. |
		Told us honestly that a new one is not needed yet. | The noise is gone. | Checked everything else as well while here. |
		Two shops had given up on it before. | Fitted it neatly and cleaned up after. | The part came from Chandigarh, so it took three days. |
		Explained what had burnt and why. | Came on a Sunday because of the water everywhere. | Solid work, nothing loose.`,
	),
	low: list(
		`Came four hours late and did not call. | The same fault came back after a week. | Asked for more than agreed on the phone. |
		Left the old parts lying on the floor. | The part was not original, as I learnt later. | Did half and never came for the rest.`,
	),
};
const building: ReviewWords = {
	work: list(
		`Straight lines and clean corners. | Finished two days before the date he gave. | The material was as agreed, I checked the bills. |
		Five people worked without idling. | Measured twice before cutting anything. | No leak through the whole monsoon. |
		Took the debris away as well. | Advised a cheaper way that holds just as well. | The finish is better than in my neighbour’s house. |
		Worked carefully around the old walls. | Kept the lane free for others. | Even the engineer liked the work. |
		Rain stopped it for a week, he came back as promised. | The welds are clean and painted well.`,
	),
	low: list(
		`Took twice as long as promised. | The levels were off and had to be redone. | The price changed after the work had begun. |
		Sent helpers and was hardly there. | Left rubble in the garden. | Paint peeled after the first rain.`,
	),
};
const cleaning: ReviewWords = {
	work: list(
		`Even the window rails are clean now. | The sofa looks the colour it had when we bought it. | Moved the furniture and put it back. |
		Brought their own machine and liquids. | Kitchen tiles shine again. | No smell of chemicals afterwards. |
		Two people, five hours, whole flat. | Cleaned behind the fridge without being asked. | The tank was full of mud, now we see the bottom. |
		Careful with the old carpet. | Done before the guests came. | No cockroach since then.`,
	),
	low: list(
		`Corners were left as they were. | Came with one person, two were agreed. | A vase was broken and nobody said a word. |
		Stains came back when it dried. | Arrived after noon, we had kept the morning free.`,
	),
};
const events: ReviewWords = {
	work: list(
		`Everyone at the wedding asked for the number. | Set up in time although it rained all morning. | The stage looked exactly as in the photos. |
		Played till the end and kept the sound decent for the old people. | The baraat would have been nothing without them. |
		Handled two hundred guests without a hitch. | Lights and power were safe, with their own generator. |
		Photos came within three weeks, all sorted. | Knew all the pahari songs. | Friendly with children on the dance floor. |
		Packed up at night and left the lawn clean. | Listened to what my mother wanted.`,
	),
	low: list(
		`Started an hour late, the muhurat was nearly over. | Fewer lights than in the agreement. | Photos took three months to come. |
		Too loud, and did not turn it down when asked. | One speaker failed in the middle of the sangeet.`,
	),
};
const food: ReviewWords = {
	work: list(
		`The madra tasted like my grandmother’s. | Hot till the last plate. | Nobody went home hungry. |
		Vegetarian kitchen kept strictly separate. | Enough for all, and hardly anything wasted. | Clean counters and gloves. |
		The paneer was fresh, not from a packet. | Served the old people at their seats. | Rotis came straight from the tandoor. |
		Suggested fewer dishes and was right. | The dham was on pattals, as it should be. | Even the sweets were made there.`,
	),
	low: list(
		`The rice ran out for the last twenty guests. | Dal was cold when it came. | Staff was short and guests waited. |
		Charged extra for water that was agreed.`,
	),
};
const stays: ReviewWords = {
	work: list(
		`Clean sheets and hot water at any hour. | The view from the balcony is the real thing. | Owner waited for us till midnight. |
		Home food, simple and good. | Quiet at night, birds in the morning. | Parking right at the door. |
		Wi-Fi was good enough for office calls. | The room was as in the photos. | Gave us blankets and a heater without asking. |
		Told us which trail to take with small children. | Deposit came back the same day. | Near the bus stand, yet calm.`,
	),
	low: list(
		`Hot water came only for an hour. | The room was smaller than in the photos. | Music from the hall till one in the night. |
		Damp smell in the cupboard. | Check-in took an hour although we had booked.`,
	),
};
const travel: ReviewWords = {
	work: list(
		`Drove calmly on the hairpins. | Car was clean and smelt of nothing. | Waited without charge when the road was closed. |
		Came ten minutes early for the airport. | Knew where the good dhabas are. | Did not use the phone while driving. |
		Loaded the cupboard without a scratch. | Took the safer road in the fog. | Rohtang permit was ready. |
		Helped my father in and out. | The fare was as agreed, tolls included. | Pulled us out of the ditch within the hour.`,
	),
	low: list(
		`Reached forty minutes late for the train. | AC did not work on the way back. | Asked for a night charge that was never mentioned. |
		Drove too fast for my taste. | Sent another car than the one booked.`,
	),
};
const advice: ReviewWords = {
	work: list(
		`Filed everything two weeks before the date. | Explained the notice in words I understand. | Said clearly what it would cost and kept to it. |
		Did the puja without hurry and explained each step. | Found a deduction that we had missed for years. |
		Answered on the phone even after it was done. | Came with all the samagri. | Told me not to go to court, and that saved me money. |
		Drawings were ready in a week. | Used the small plot very well. | Honest about what cannot be changed. | Papers were in order at first try.`,
	),
	low: list(
		`Had to remind him three times. | Spoke more on the phone than with us. | The report was copied from somebody else’s. |
		Was in a hurry to leave.`,
	),
};
const leisure: ReviewWords = {
	work: list(
		`Instructor checked every buckle twice. | Flew twenty minutes, landed soft as a leaf. | Trainer looks at your form, not at his phone. |
		Beginners are not laughed at. | Machines are clean and none is broken. | My back pain is better after a month. |
		Explained the risk before we signed. | Pool is cleaned daily, you can see it. | Small batches, so everyone is corrected. |
		Video of the jump was free. | My daughter does not want to miss a class. | Calm place, good tea afterwards.`,
	),
	low: list(
		`Waited two hours for the wind and nobody told us. | Too crowded in the evening. | Locker was broken. |
		The video cost extra, which nobody had said.`,
	),
};

const wordsBySector: Record<string, ReviewWords> = {
	repair,
	building,
	cleaning,
	events,
	food,
	stays,
	travel,
	advice,
	leisure,
};

const kinds: Record<string, string> = {
	"electrician plumber carpenter ro wifi ac refrigerator cctv tv washing-machine chimney geyser gas-stove dishwasher microwave printer-ink photostat":
		"repair",
	"welder architects interior-designer modular-kitchen painter upvc-aluminium tile-installers marble-installers construction-worker metal-fabricator core-cutting jcb shuttering water-proofing":
		"building",
	"home-cleaning sofa-carpet water-tank-cleaning kitchen-cleaning bathroom-cleaning car-washing pest-control":
		"cleaning",
	"photographer wedding-content-creator party-hall marriage-banquet-hall tent band-baja dhol dj-sound-system groom-car":
		"events",
	"catering himachali-dham-cook green-leaf-plates food-trucks-and-mobile-caterers cafes bars": "food",
	"pg coworking-space single-room flat-homes hotels home-stays retail-shops": "stays",
	"taxis pickup-vans volvo-bus tow-truck": "travel",
	"ca advocates pandit-for-puja astrology-consultation vastu-consultation": "advice",
	"paragliding bungee-jumping gyms yoga-studios pilates-studios dance-studios swimming-pools spa-centers dance-clubs":
		"leisure",
};
const kindOf = new Map(
	Object.entries(kinds).flatMap(([slugs, kind]) => slugs.split(" ").map((slug) => [slug, kind] as const)),
);

/** What customers of this service write about; null for a service that nobody is hired for. */
export function reviewWordsOf(service: string): ReviewWords | null {
	const kind = kindOf.get(service);
	return (kind === undefined ? undefined : wordsBySector[kind]) ?? null;
}

/** How a content customer goes on or ends. */
export const praise = list(
	`Will call again. | Fair price for honest work. | Polite with my parents. | Came on the minute. | Recommended by a neighbour, and rightly so. |
	Picked up the phone at the first ring. | No advance, paid when it was done. | Speaks little, works well. | The bill was exactly the estimate. |
	Sent a message when leaving home. | Five stars are not enough. | We have given the number to the whole society. | Good behaviour, good hands. |
	I wish everyone were like this. | Bahut badhiya kaam. | Kaam saaf, daam sahi. | Paisa vasool. | Asked twice whether we were satisfied. |
	Third time we have called, never a problem. | Even gave a small discount at the end. | My wife is happy, that says it all. | Did what was promised.`,
);

/** How a customer begins who was neither happy nor angry. */
export const middling = list(
	`Okay on the whole. | Work is fine, timing is not. | Average, I expected more. | Good work, but it took two visits. | Right price, slow start. |
	Not bad. | Three stars because of the waiting. | Work good, talk less good.`,
);

/** What professionals reply. */
export const replies = list(
	`Thank you, it was a pleasure to work for you. | Dhanyavaad ji. Call any time. | Thanks for your kind words. | Happy that it still works well. |
	Thank you for the trust. Please greet your family. | We will keep it up.`,
);
/** What professionals reply to a complaint. */
export const apologies = list(
	`Sorry for the delay, the road was closed that day. | You are right, I should have called. I came back and did not charge for it. |
	The part failed, it was replaced without charge. | Sorry. Next time I will come myself. | I regret this. Please call me, I will put it right.`,
);
