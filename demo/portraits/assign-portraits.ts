import type { DemoSeeker } from "../jobs/seekers.ts";
import type { DemoProfessional } from "../professionals/professionals.ts";
import type { DemoProfile } from "../profiles/profiles.ts";
import { choiceOf } from "../seeded-choice.ts";
import { type Portrayed, portraitKindOf } from "./portrait-kinds.ts";

/** The people whose photo the stories need. */
const ofStories: ReadonlySet<string> = new Set(["+919000000020", "+919000000021", "+919000000030"]);
/**
 * The share of the others with a portrait. Together with the stories and listings of one picture, it is one in
 * three.
 */
const shareOfOthers = 0.2;

type Cast = {
	professionals: readonly DemoProfessional[];
	seekers: readonly DemoSeeker[];
	profiles: readonly DemoProfile[];
};

/** Whether the card of a listing shows a person; three photos of work replace the face. */
export const showsPerson = ({ service, pictures }: { service: { cardType: string }; pictures: number }) =>
	service.cardType === "profile" && pictures < 3;

/** Everyone whose photo a card or a profile could show, once each, except firms and the obviously fake registration. */
export function peopleWithFaces({ professionals, seekers, profiles }: Cast) {
	const people = new Map<string, Portrayed & { hasPicture: boolean }>();
	const ofPeople = new Set(profiles.filter(({ status }) => status !== "Company").map(({ mobile }) => mobile));
	for (const one of professionals) {
		if (one.key === "applied-fake" || !(showsPerson(one) || ofPeople.has(one.mobile))) continue;
		const { mobile, name, years, sector, pictures } = one;
		const isPriest = sector.s3PathName === "puja-and-astrology";
		const hasPicture = showsPerson(one) && pictures > 0;
		if (!people.has(mobile)) people.set(mobile, { mobile, name, years, isPriest, hasPicture });
	}
	for (const { mobile, name } of seekers)
		if (!people.has(mobile))
			people.set(mobile, { mobile, name, years: 0, isPriest: false, hasPicture: false });
	return [...people.values()];
}

/**
 * The portrait files by the person's mobile. Listings with one picture show a face before it, and one in five of
 * the others does. Each person has their own portrait while there are enough that fit.
 */
export function assignPortraits(cast: Cast, files: readonly string[]): Map<string, string> {
	const filesOf = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf("-")));
	const chosen = peopleWithFaces(cast).filter(
		({ mobile, hasPicture }) =>
			hasPicture || ofStories.has(mobile) || choiceOf(`portrait-${mobile}`).chance(shareOfOthers),
	);
	const assigned = new Map<string, string>();
	for (const [kind, members] of Map.groupBy(chosen, portraitKindOf)) {
		const fitting = filesOf.get(kind) ?? [];
		members.forEach(({ mobile }, index) => {
			const file = fitting[index % Math.max(fitting.length, 1)];
			if (file === undefined) throw new Error(`no portrait of the kind ${kind}`);
			assigned.set(mobile, file);
		});
	}
	return assigned;
}
