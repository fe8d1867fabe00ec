import { m } from "../../paraglide/messages.js";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { AssignmentAnswer } from "../assignment.ts";

const looks: Record<AssignmentAnswer | "waiting", { tone: BadgeTone; word: () => string }> = {
	waiting: { tone: "pending", word: m["leads.assigned.state_waiting"] },
	accepted: { tone: "success", word: m["leads.assigned.state_accepted"] },
	rejected: { tone: "neutral", word: m["leads.assigned.state_rejected"] },
};

/** What the professional asked to take a lead has answered; null while nothing. */
export function AnswerBadge({ action }: { action: AssignmentAnswer | null }) {
	const { tone, word } = looks[action ?? "waiting"];
	return (
		<Badge tone={tone} dot={action === null}>
			{word()}
		</Badge>
	);
}
