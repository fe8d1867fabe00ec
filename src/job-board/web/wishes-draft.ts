import type { JobWishes } from "../job-board.contract.ts";
import { areaKey } from "./wishes.ts";

/** Unsaved changes in the form of wishes, in the shape of a draft. */
type WishesDraft = {
	/** If false, nothing was changed and the other fields have no meaning. */
	isChanged: boolean;
	serviceIds: string[];
	areas: string[];
	isShown: boolean;
};

export const unchangedWishes: WishesDraft = { isChanged: false, serviceIds: [], areas: [], isShown: false };

/** The draft of these wishes. */
export function wishesDraftOf({ serviceIds, areas, isShown }: JobWishes): WishesDraft {
	return { isChanged: true, serviceIds, areas: areas.map(areaKey), isShown };
}

/** The wishes in a draft; null if nothing was changed. */
export function wishesIn({ isChanged, serviceIds, areas, isShown }: WishesDraft): JobWishes | null {
	if (!isChanged) return null;
	return { serviceIds, areas: areas.map(areaOf), isShown };
}

function areaOf(key: string): JobWishes["areas"][number] {
	const [stateName = "", district = ""] = key.split("|");
	return { stateName, district: district === "" ? null : district };
}
