import type { Location } from "./location.ts";
import type { GoToLocation } from "./places.contract.ts";

/** A go-to location in the API; its name stays as stored, so PAN_INDIA is sent as the code. */
export function presentLocation(location: Location, byId: ReadonlyMap<string, Location>): GoToLocation {
	const parent = location.parentId === null ? undefined : byId.get(location.parentId);
	return {
		_id: location.id,
		name: location.name,
		slug: location.slug,
		state: location.stateLabel ?? location.state,
		kind: location.kind,
		parent: parent?.slug ?? null,
	};
}
