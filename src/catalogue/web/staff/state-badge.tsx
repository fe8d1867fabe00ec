import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { ServiceState } from "../../catalogue-staff.contract.ts";
import { stateNames } from "../../staff-words.ts";

const tones: Record<ServiceState, BadgeTone> = {
	active: "success",
	inactive: "neutral",
	"coming-soon": "pending",
};

/** Whether the public sees it. */
export function StateBadge({ state }: { state: ServiceState }) {
	return <Badge tone={tones[state]}>{stateNames[state]()}</Badge>;
}
