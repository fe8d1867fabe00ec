import type { ErrorItem } from "../platform/app-error.ts";
import { m } from "../paraglide/messages.js";
import type { JobWishes } from "./job-board.contract.ts";

type Area = JobWishes["areas"][number];

/** The reference data that wishes are checked against. */
export type KnownForWishes = {
	hasService: (id: string) => boolean;
	/** The districts of each state, as the directory spells them. */
	districts: ReadonlyMap<string, readonly string[]>;
};

const isFault = (read: Area | ErrorItem): read is ErrorItem => "msg" in read;
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Returns state and district in the directory's spelling, or the fault. */
function readArea({ stateName, district }: Area, known: KnownForWishes, path: string): Area | ErrorItem {
	const state = [...known.districts].find(([name]) => same(name, stateName));
	if (state === undefined) return { msg: m["job-board.check.state_unknown"](), path: `${path}.stateName` };
	const [name, districts] = state;
	if (district === null) return { stateName: name, district };
	const found = districts.find((each) => same(each, district));
	if (found !== undefined) return { stateName: name, district: found };
	return { msg: m["job-board.check.district_unknown"]({ state: name }), path: `${path}.district` };
}

/** Reports keys that the list contains a second time. */
function repeated(keys: readonly (string | null)[], path: string): ErrorItem[] {
	return keys.flatMap((key, index) =>
		key !== null && keys.indexOf(key) < index
			? [{ msg: m["job-board.check.twice"](), path: `${path}.${index}` }]
			: [],
	);
}

/** Returns the wishes with places in the directory's spelling, or all faults at once. */
export function readWishes(
	wishes: JobWishes,
	known: KnownForWishes,
): { wishes: JobWishes } | { faults: [ErrorItem, ...ErrorItem[]] } {
	const unknown = wishes.serviceIds.flatMap((id, index) =>
		known.hasService(id)
			? []
			: [{ msg: m["job-board.check.service_unknown"](), path: `serviceIds.${index}` }],
	);
	const read = wishes.areas.map((area, index) => readArea(area, known, `areas.${index}`));
	const keys = read.map((area) => (isFault(area) ? null : JSON.stringify([area.stateName, area.district])));
	const [first, ...rest] = [
		...unknown,
		...repeated(wishes.serviceIds, "serviceIds"),
		...read.filter(isFault),
		...repeated(keys, "areas"),
	];
	if (first !== undefined) return { faults: [first, ...rest] };
	return { wishes: { ...wishes, areas: read.filter((area): area is Area => !isFault(area)) } };
}
