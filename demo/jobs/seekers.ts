import { demoAccount } from "../accounts/demo-accounts.ts";
import { personOf } from "../professionals/people.ts";
import { type Choice, choiceOf } from "../seeded-choice.ts";

/** An area for work; null is the whole state. */
type DemoArea = { stateName: string; district: string | null };

/** A job seeker of the demo, by slugs. */
export type DemoSeeker = {
	key: string;
	mobile: string;
	name: string;
	services: string[];
	areas: DemoArea[];
	/** Whether employers see the name and the number. */
	isShown: boolean;
	/** When they last changed their job alerts. */
	hoursAgo: number;
};

const himachal = "Himachal Pradesh";
const inHimachal = (district: string | null): DemoArea => ({ stateName: himachal, district });
const shimla = inHimachal("Shimla");

const nearShimla: DemoArea[][] = [
	[shimla],
	[shimla, inHimachal("Solan")],
	[inHimachal(null)],
	[inHimachal(null), { stateName: "Chandigarh", district: null }],
	[shimla, inHimachal("Kullu"), inHimachal("Mandi")],
];
const elsewhere: DemoArea[][] = [
	[
		{ stateName: "Chandigarh", district: null },
		{ stateName: "Punjab", district: "S.A.S. Nagar (Mohali)" },
	],
	[{ stateName: "Delhi", district: null }],
	[{ stateName: "Karnataka", district: "Bengaluru Urban" }],
	[inHimachal("Kangra"), inHimachal("Chamba")],
];
const others = [
	"plumber",
	"hotels",
	"home-cleaning",
	"taxis",
	"cctv",
	"wifi",
	"catering",
	"construction-worker",
	"painter",
	"pickup-vans",
];

/** The number of people who seek an electrician's work around Shimla: more than one page for the demo's electrician. */
const electricians = 26;
const all = 30;

function seekerOf(index: number, taken: Set<string>): DemoSeeker {
	const key = `seeker-${index}`;
	const choice = choiceOf(key);
	const isElectrician = index < electricians;
	let { name } = personOf(choice, himachal);
	while (taken.has(name)) ({ name } = personOf(choice, himachal));
	taken.add(name);
	return {
		key,
		mobile: `+9181000${String(index).padStart(5, "0")}`,
		name,
		services: servicesOf(choice, isElectrician),
		areas: choice.pick(isElectrician ? nearShimla : elsewhere),
		isShown: index % 10 !== 9,
		hoursAgo: choice.between(1, 40 * 24),
	};
}

function servicesOf(choice: Choice, isElectrician: boolean): string[] {
	if (!isElectrician) return choice.several(others, choice.between(2, 3));
	return ["electrician", ...choice.several(others, choice.between(0, 2))];
}

/** The job seeker of the demo accounts first, then thirty more, the same every time except for the clock. */
export function demoSeekers(): DemoSeeker[] {
	const account = demoAccount("+919000000030");
	const taken = new Set([account.name]);
	return [
		{
			key: "job-seeker",
			mobile: account.mobile,
			name: account.name,
			services: ["home-cleaning", "hotels", "catering"],
			areas: [shimla, inHimachal("Solan")],
			isShown: true,
			hoursAgo: 50,
		},
		...Array.from({ length: all }, (_, index) => seekerOf(index, taken)),
	];
}
