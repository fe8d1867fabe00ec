import { demoAccount } from "../accounts/demo-accounts.ts";
import type { RequestWish } from "../requests/requests.ts";

const day = 24;
const { mobile, name } = demoAccount("+919000000010");
const account = { mobile, name };

/** The customer: one open request with two replies, one booked for tomorrow, one done last week, one expired. */
const customers: RequestWish[] = [
	{
		key: "customer-open",
		service: "plumber",
		place: "shimla",
		customer: account,
		addressDetails: "Flat 3, Rose Villa, Sanjauli, Shimla",
		hoursAgo: 20,
		outcome: "open",
		claimers: 2,
		revealLimit: 3,
		wishedIn: 48,
		description:
			"The flush tank in the upper bathroom keeps running since Saturday and the floor below it is damp. Please bring a new float valve.",
		pay: [400, 900],
	},
	{
		key: "customer-booked",
		service: "home-cleaning",
		place: "shimla",
		customer: account,
		addressDetails: "Flat 3, Rose Villa, Sanjauli, Shimla",
		hoursAgo: 3 * day,
		outcome: "booked",
		claimers: 1,
		wishedIn: 24,
		description:
			"Full cleaning of a 2 BHK before my parents come, kitchen and two bathrooms. Third floor, there is a lift.",
		pay: [2500, 4000],
	},
	{
		key: "customer-done",
		service: "electrician",
		place: "shimla",
		customer: account,
		addressDetails: "Flat 3, Rose Villa, Sanjauli, Shimla",
		hoursAgo: 11 * day,
		outcome: "done",
		claimers: ["electrician-shimla"],
		wishedIn: 30,
		description: "The geyser trips the MCB every morning and the bedroom socket is burnt at one side.",
		pay: [500, 1200],
	},
	{
		key: "customer-expired",
		service: "carpenter",
		place: "shimla",
		customer: account,
		addressDetails: "Flat 3, Rose Villa, Sanjauli, Shimla",
		hoursAgo: 36 * day,
		outcome: "expired",
		description: "Book shelf along one wall of the study, about seven feet, in pine. Drawing is ready.",
		pay: [9000, 14000],
	},
];

type Past = [daysAgo: number, outcome: RequestWish["outcome"], text: string, pay: readonly [number, number]];

/** The number of a customer in Shimla who has called the electrician for years. */
const regular = 20;

/**
 * Requests of one trade and town that a story's professional claimed, each from another customer unless they are those
 * of a regular one. What is over was sent from the professional's page.
 */
function claimedBy(
	key: string,
	service: string,
	place: string,
	past: readonly Past[],
	isRegulars: (outcome: RequestWish["outcome"]) => boolean = () => false,
): RequestWish[] {
	return past.map(([daysAgo, outcome, description, pay], index) => ({
		key: `${key}-claimed-${index}`,
		service,
		place,
		who: isRegulars(outcome) ? regular : 20 + index,
		...(outcome === "done" || outcome === "withdrawn" ? { asks: key, isDirect: true } : {}),
		hoursAgo: daysAgo * day,
		outcome,
		claimers: [key],
		description,
		pay,
	}));
}

/**
 * Open requests in a town; the first two are sent from one professional's page, if named, and in Shimla the fourth by
 * that professional's regular customer.
 */
function waitingFor(service: string, place: string, count: number, asked?: string): RequestWish[] {
	return Array.from({ length: count }, (_, index) => ({
		key: `waiting-${service}-${place}-${index}`,
		service,
		place,
		who: asked !== undefined && place === "shimla" && index === 3 ? regular : 60 + index,
		hoursAgo: 1 + index * 5,
		outcome: "open" as const,
		claimers: index % 2,
		revealLimit: 3,
		asks: asked !== undefined && index < 2 ? asked : null,
		isDirect: asked !== undefined && index === 0,
	}));
}

/** The electrician: eleven claims including the customer's own request, six of them done. */
const electricians = claimedBy(
	"electrician-shimla",
	"electrician",
	"shimla",
	[
		[19, "done", "Four ceiling fans to hang in a new flat in Kasumpti, the hooks are there.", [800, 1600]],
		[37, "done", "Inverter shows a fault light after the storm, the battery is two years old.", [500, 2500]],
		[58, "done", "Earthing for a house in Totu, we get small shocks from the fridge.", [3000, 5000]],
		[96, "done", "Complete wiring of one new room with six points and an AC socket.", [4000, 7000]],
		[141, "done", "The meter board hums and smells at night.", [600, 1500]],
		[6, "booked", "LED strips under the kitchen cabinets, about twelve feet.", [900, 1800]],
		[3.2, "booked", "Shop in Lower Bazaar needs a separate line for a deep freezer.", [1500, 3000]],
		[1.6, "open", "Half of the lights on the first floor went out after the rain.", [500, 1200]],
		[0.9, "open", "Staircase light with a switch at both ends.", [700, 1400]],
		[22, "withdrawn", "Geyser point to be moved to the other wall of the bathroom.", [600, 1300]],
	],
	(outcome) => outcome === "done",
);

/** The plumber: eight claims, one of them returned because of a wrong number. */
const plumbers: RequestWish[] = [
	...claimedBy("plumber-chandigarh", "plumber", "chandigarh", [
		[
			39,
			"done",
			"Kitchen sink in Sector 22 blocked again after a month, the trap needs opening.",
			[400, 900],
		],
		[31, "done", "Two mixers to change in the bathrooms of the first floor, mixers are bought.", [600, 1200]],
		[24, "done", "Pressure pump for a 1,000 litre tank on the roof.", [1500, 3000]],
		[16, "done", "Seepage below the washing machine point, the wall is wet on both sides.", [1500, 4000]],
		[7, "booked", "New wash basin in the guest room, the old one is cracked.", [800, 1500]],
		[3.4, "open", "Overhead tank overflows at night, float valve is stuck.", [300, 800]],
		[1.3, "open", "The drain of the back courtyard smells since the rain, Sector 44.", [500, 1500]],
	]),
	{
		key: "plumber-chandigarh-wrong-number",
		service: "plumber",
		place: "chandigarh",
		who: 40,
		hoursAgo: 12 * day,
		outcome: "open",
		claimers: ["plumber-chandigarh"],
		wrongNumber: "confirmed",
		description: "urgent plumber chahiye sec 35, pipe leak",
		pay: [300, 800],
	},
];

/** The taxi driver: ten trips on ten leads, the last nine days ago; three requests missed since. */
const drivers: RequestWish[] = [
	...claimedBy("taxi-manali", "taxis", "manali", [
		[96, "done", "Rohtang pass and back for five friends, permit please from your side.", [4500, 6500]],
		[88, "done", "Manali to Chandigarh airport, four persons with skis.", [6500, 8500]],
		[79, "done", "Hidimba temple, Vashisht and Naggar in one day with my grandmother.", [2200, 3200]],
		[70, "done", "Jispa for two nights, the driver stays with us.", [9000, 13000]],
		[61, "done", "Two days to Sissu and Keylong with my parents, slow driving please.", [7000, 10000]],
		[52, "done", "Manikaran gurudwara and back, three persons, early start.", [3500, 4500]],
		[43, "done", "Pick up from Bhuntar flight at eleven, hotel is above Log Huts.", [1500, 2200]],
		[33, "done", "Day trip to Solang and back, two adults.", [1800, 2800]],
		[17, "done", "Volvo stand to Old Manali at six in the morning, two bags each.", [300, 500]],
		[9, "done", "Prashar lake day trip from Manali, we are four with a small tent.", [5500, 7500]],
	]),
	...([8, 5, 1.2] as const).map((daysAgo, index): RequestWish => ({
		key: `taxi-manali-missed-${index}`,
		service: "taxis",
		place: "manali",
		who: 50 + index,
		hoursAgo: daysAgo * day,
		outcome: "open",
		claimers: index,
		revealLimit: 4,
		description: [
			"Kullu bazaar and back in the evening, six of us.",
			"Atal Tunnel and Sissu on one day, three friends, start after breakfast.",
			"Drop to Bhuntar airport on Friday noon, one person, one suitcase.",
		][index] as string,
		pay: [1500, 3500],
	})),
];

const welding: Past[] = [
	[54, "done", "Gate hinge torn out by a truck, the post leans.", [900, 2200]],
	[49, "done", "Grill for two windows of a cowshed.", [2500, 4500]],
	[44, "done", "Leak in a steel water tank, 500 litres.", [500, 1200]],
	[38, "done", "Frame for a signboard, six feet by three.", [1800, 3000]],
	[33, "done", "Tractor trolley floor has a crack along the seam.", [1500, 3500]],
	[35, "expired", "Iron steps to the terrace, nine of them.", [9000, 15000]],
	[22, "booked", "Railing for a balcony, twelve feet, with flower hooks.", [4500, 7500]],
	[16, "open", "Roof truss of a small shop needs two more supports.", [3000, 6000]],
	[11, "open", "Shutter rail bent, the shop does not close.", [700, 1800]],
];
const inKullu: Past[] = welding.map(([daysAgo, outcome], index) => [
	daysAgo - 1,
	outcome,
	[
		"School gate drags on the ground since the snow.",
		"Window grills for a hostel room, three pieces.",
		"Bukhari chimney pipe split at the joint.",
		"Stand for two solar panels on a flat roof.",
		"Apple cart axle broke near Bajaura.",
		"Spiral stair for an attic, the drawing is with us.",
		"Cage for gas cylinders behind a restaurant.",
		"Handrail beside the temple steps, eighteen feet.",
		"Lock plate of the main gate came off.",
	][index] as string,
	[800, 4000],
]);

/** The requests of the printed accounts' stories. */
export function storyRequests(): RequestWish[] {
	return [
		...customers,
		...electricians,
		...plumbers,
		...drivers,
		...claimedBy("welder-mandi", "welder", "mandi", welding),
		...claimedBy("welder-kullu", "welder", "kullu", inKullu),
		...waitingFor("electrician", "shimla", 6, "electrician-shimla"),
		...waitingFor("plumber", "chandigarh", 7, "plumber-chandigarh"),
		...waitingFor("plumber", "shimla", 2),
		...waitingFor("welder", "mandi", 2),
		...waitingFor("welder", "kullu", 2),
		{
			key: "report-waiting-0",
			service: "plumber",
			place: "shimla",
			who: 80,
			hoursAgo: 30,
			outcome: "open",
			claimers: 1,
			wrongNumber: "waiting",
			description: "Pipe to the terrace tap burst last night, water is turned off now.",
			pay: [600, 1500],
		},
		{
			key: "report-waiting-1",
			service: "home-cleaning",
			place: "chandigarh",
			who: 81,
			hoursAgo: 52,
			outcome: "open",
			claimers: 1,
			wrongNumber: "waiting",
			description: "Three rooms after painting, floors have paint drops everywhere.",
			pay: [2500, 4500],
		},
	];
}

/** They claim only requests that name them, because their plans, claims and credits must match the list of accounts. */
export const storyClaimers: ReadonlySet<string> = new Set([
	"electrician-shimla",
	"plumber-chandigarh",
	"taxi-manali",
	"welder-mandi",
	"welder-kullu",
]);
