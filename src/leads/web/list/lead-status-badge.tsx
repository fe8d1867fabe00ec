import { Badge } from "../../../ui/badge.tsx";
import type { LeadStatus } from "../../lead.ts";
import { statusName } from "../details/lead-words.ts";

/** Open is green, everything else grey. */
export function LeadStatusBadge({ status }: { status: LeadStatus }) {
	const isOpen = status === "open";
	return (
		<Badge tone={isOpen ? "success" : "neutral"} dot={isOpen}>
			{statusName(status)}
		</Badge>
	);
}
