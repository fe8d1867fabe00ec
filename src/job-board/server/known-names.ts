import type { Places } from "../../places/server/places.api.ts";
import type { JobFilters } from "../job-board.contract.ts";

const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/** Replaces state and district by their stored spelling, ignoring case. Unknown names stay as they are. */
export async function withKnownNames(
	places: Pick<Places, "states" | "districtsOf">,
	filters: JobFilters,
): Promise<JobFilters> {
	const { stateName, district } = filters;
	if (!stateName) return filters;
	const state = (await places.states()).find((one) => isSame(one.stateName, stateName));
	if (state === undefined) return filters;
	if (!district) return { ...filters, stateName: state.stateName };
	const districts = await places.districtsOf(state.stateName);
	const known = districts.find((one) => isSame(one.district, district));
	return { ...filters, stateName: state.stateName, district: known?.district ?? district };
}
