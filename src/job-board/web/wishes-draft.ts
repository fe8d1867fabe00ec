import type { JobWishes } from "../job-board.contract.ts";
import { areaKey } from "./wishes.ts";

/** What was changed in the form of wishes and is not saved yet, as a draft can keep it. */
type WishesDraft = {
	/** False where nothing was changed: then the rest says nothing. */
	isChanged: boolean;
	serviceIds: string[];
	/** Areas by their keys. */
	areas: string[];
	isShown: boolean;
};

export const unchangedWishes: WishesDraft = { isChanged: false, serviceIds: [], areas: [], isShown: false };

/** The draft of these wishes. */
export function wishesDraftOf({ serviceIds, areas, isShown }: JobWishes): WishesDraft {
	return { isChanged: true, serviceIds, areas: areas.map(areaKey), isShown };
}

/** The wishes of a draft; null where nothing was changed. */
export function wishesIn({ isChanged, serviceIds, areas, isShown }: WishesDraft): JobWishes | null {
	if (!isChanged) return null;
	return { serviceIds, areas: areas.map(areaOf), isShown };
}

function areaOf(key: string): JobWishes["areas"][number] {
	const [stateName = "", district = ""] = key.split("|");
	return { stateName, district: district === "" ? null : district };
}
