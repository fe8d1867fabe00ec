import type { JobPlace } from "../../src/job-board/job-board.contract.ts";
import { describeJob } from "../words/describe-job.ts";
import { jobPhrases, wantedBySector } from "../words/job-phrases.ts";
import { jobPlaces } from "./job-places.ts";
import { personOf } from "../professionals/people.ts";
import type { DemoProfessional } from "../professionals/professionals.ts";
import type { DemoSeeker } from "./seekers.ts";
import { type Choice, choiceOf } from "../seeded-choice.ts";
import { createSentences, type Sentences } from "../words/sentences.ts";

/** A job of the demo, by slugs and mobiles; the rows are made from it. */
export type DemoJob = {
	key: string;
	/** The mobile of the professional who posts it. */
	poster: string;
	service: string;
	firmName: string;
	person: string;
	place: JobPlace;
	description: string;
	hoursAgo: number;
	/** How long ago it closed; null while it is active. */
	closedHoursAgo: number | null;
	/** The mobiles of the applicants, in order. */
	applicants: string[];
	/** Whether the demo's job seeker applies for it in the replay, and the poster closes it then. */
	seekerApplies: "stays open" | "closes" | null;
};

const day = 24;
/** Active ones are younger than a job's life of sixty days, even at the end of the demo's first week. */
const activeDays = 50;

/** The number of jobs by district, including towns where people from the hills go to work. */
const perDistrict: Record<string, number> = {
	Shimla: 15,
	Solan: 7,
	Kullu: 11,
	Kangra: 12,
	Mandi: 10,
	Sirmaur: 3,
	Una: 1,
	Hamirpur: 2,
	Bilaspur: 2,
	Chamba: 3,
	Kinnaur: 2,
	Chandigarh: 10,
	"S.A.S. Nagar (Mohali)": 5,
	Panchkula: 3,
	Ludhiana: 2,
	Amritsar: 1,
	Gurugram: 3,
	"Gautam Buddha Nagar": 2,
	"New Delhi": 3,
	"Central Delhi": 3,
	"South East Delhi": 2,
	"South Delhi": 2,
	"Bengaluru Urban": 6,
	"North Goa": 3,
	Dehradun: 3,
	Nainital: 1,
};

/** Firms with names that test the screens. */
const unusualFirms = [
	"शिवालिक विद्युत एवं पेंट वर्क्स",
	"ਗੁਰੂ ਕਿਰਪਾ ਸਰਵਿਸਜ਼",
	"Thiruvenkatanathapuram Subramaniam Lakshmi Narayanan & Sons Hospitality and Facility Services (Regd.)",
];

/** A firm seeks its own trade or what other firms of its sector need. */
function serviceOf(choice: Choice, { service, sector }: DemoProfessional): string {
	const others = wantedBySector[sector.s3PathName] ?? [];
	const seeksOwn = service.slug in jobPhrases && choice.chance(0.55);
	return seeksOwn || others.length === 0 ? service.slug : choice.pick(others);
}

/** The common name of a post office's place. */
const placeName = ({ poName }: JobPlace) => poName.replace(/ G\.P\.O\.$/, "");

function jobOf(
	key: string,
	poster: DemoProfessional,
	district: string,
	{ seekers, sentences }: { seekers: readonly DemoSeeker[]; sentences: Sentences },
): DemoJob {
	const choice = choiceOf(key);
	const place = choice.pick(jobPlaces.get(district) ?? []);
	const service = serviceOf(choice, poster);
	const sinceThen = poster.daysAgo * day - 12;
	const isClosed = choice.chance(0.15) && poster.daysAgo > 25;
	const wantedHoursAgo = isClosed ? choice.between(20, 90) * day : choice.between(1, activeDays * day);
	const hoursAgo = Math.min(wantedHoursAgo, sinceThen);
	const near = seekers.filter((seeker) => isNear(seeker, place));
	return {
		key,
		poster: poster.mobile,
		service,
		firmName: choice.chance(1 / 15) ? choice.pick(unusualFirms) : (poster.firmName ?? poster.name),
		person: choice.chance(0.6) ? poster.name : personOf(choice, place.stateName).name,
		place,
		description: describeJob(choice, { service, place: placeName(place) }, sentences),
		hoursAgo,
		closedHoursAgo: isClosed ? Math.max(hoursAgo - choice.between(5, 60) * day, 2) : null,
		applicants: choice.several(near, choice.between(0, 4)).map(({ mobile }) => mobile),
		seekerApplies: null,
	};
}

/** Whether the seeker would work there. */
function isNear(
	{ areas }: Pick<DemoSeeker, "areas">,
	place: Pick<JobPlace, "stateName" | "district">,
): boolean {
	return areas.some(
		({ stateName, district }) =>
			stateName === place.stateName && (district === null || district === place.district),
	);
}

/** Whether the seeker would take such work there. */
export function fits(
	seeker: Pick<DemoSeeker, "services" | "areas">,
	service: string,
	place: Pick<JobPlace, "stateName" | "district">,
): boolean {
	return seeker.services.includes(service) && isNear(seeker, place);
}

/** The jobs of the demo's electrician: one with many applicants, one without any, and one that is closed. */
function electriciansJobs(electrician: DemoProfessional, seekers: readonly DemoSeeker[]): DemoJob[] {
	const [gpo, ...others] = jobPlaces.get("Shimla") ?? [];
	const sanjauli = others.find(({ poName }) => poName === "Sanjauli");
	if (gpo === undefined || sanjauli === undefined) throw new Error("no post office in Shimla");
	const fitting = seekers.filter((seeker) => fits(seeker, "electrician", gpo)).map(({ mobile }) => mobile);
	const own = {
		poster: electrician.mobile,
		service: "electrician",
		firmName: electrician.firmName ?? "Thakur Electric Works",
		person: electrician.name,
		closedHoursAgo: null,
		seekerApplies: null,
	};
	return [
		{
			...own,
			key: "electrician-shimla-many",
			place: gpo,
			description:
				"Two electricians for the wiring of a new housing block near Lakkar Bazaar: conduit, boards, earthing. Eight months of work.\n₹18,000 to ₹22,000 a month. Two meals at the site. Sundays off.",
			hoursAgo: 9 * day,
			applicants: choiceOf("electrician-shimla-many").several(fitting, 25),
		},
		{
			...own,
			key: "electrician-shimla-none",
			place: sanjauli,
			description:
				"Helper for house calls: fans, lights, switchboards. We teach you the work.\n₹11,000 to ₹13,000 a month. Freshers may apply.",
			hoursAgo: 3,
			applicants: [],
		},
		{
			...own,
			key: "electrician-shimla-closed",
			place: gpo,
			description:
				"Electrician for inverters and batteries before the winter, four weeks.\n₹900 to ₹1,100 a day. Own tester and ladder.",
			hoursAgo: 45 * day,
			closedHoursAgo: 12 * day,
			applicants: fitting.slice(3, 8),
		},
	];
}

/**
 * A hundred and twenty jobs, the same every time except for the clock: posted by professionals with a firm, those
 * of the demo's electrician first. The demo's job seeker, the first of the seekers, applies for two in the replay,
 * of which one closes.
 */
export function demoJobs(
	professionals: readonly DemoProfessional[],
	seekers: readonly DemoSeeker[],
	sentences: Sentences = createSentences(),
): DemoJob[] {
	const [electrician] = professionals;
	const [seeker, ...others] = seekers;
	if (electrician === undefined || seeker === undefined) throw new Error("the demo has nobody");
	const firms = professionals.filter(
		({ firmName, status, service }) =>
			firmName !== null && status === "active" && service.slug !== "tourist-attractions",
	);
	const own = electriciansJobs(electrician, others);
	for (const { description } of own) sentences.take("jobs", description);
	const jobs = Object.entries(perDistrict).flatMap(([district, count]) => {
		const posters = firms.filter(
			({ address, mobile }) => address.district === district && mobile !== electrician.mobile,
		);
		return choiceOf(`jobs-${district}`)
			.several(posters, count)
			.map((poster, index) =>
				jobOf(`job-${district}-${index}`, poster, district, { seekers: others, sentences }),
			);
	});
	const [first, second] = jobs.filter(
		({ service, place, closedHoursAgo, hoursAgo }) =>
			closedHoursAgo === null && hoursAgo > 8 * day && fits(seeker, service, place),
	);
	if (first === undefined || second === undefined) throw new Error("too few jobs for the demo's job seeker");
	first.seekerApplies = "stays open";
	second.seekerApplies = "closes";
	return [...own, ...jobs];
}
