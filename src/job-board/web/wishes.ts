import { m } from "../../paraglide/messages.js";
import { wishesAtMost } from "../job.ts";
import type { JobWishes } from "../job-board.contract.ts";

type WishArea = JobWishes["areas"][number];

/** The key of an area. */
export const areaKey = ({ stateName, district }: WishArea) => `${stateName}|${district ?? ""}`;

/** "Mandi, Himachal Pradesh", or the whole state. */
export function areaName({ stateName, district }: WishArea): string {
	return district === null
		? m["job-board.seeking.area_whole"]({ state: stateName })
		: `${district}, ${stateName}`;
}

/** The areas with one more, without duplicates. A whole state replaces its districts and covers a new one. */
export function withArea(areas: readonly WishArea[], added: WishArea): WishArea[] {
	const isCovered = areas.some(
		({ stateName, district }) =>
			stateName === added.stateName && (district === null || district === added.district),
	);
	if (isCovered) return [...areas];
	const others = areas.filter(({ stateName }) => added.district !== null || stateName !== added.stateName);
	return others.length < wishesAtMost ? [...others, added] : others;
}
