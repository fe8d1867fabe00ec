import { m } from "../../../paraglide/messages.js";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { AskedStatus } from "../../assignment.ts";

const waiting = { tone: "pending", word: m["leads.assigned.state_waiting"], dot: true } as const;
const looks: Record<AskedStatus, { tone: BadgeTone; word: () => string; dot?: boolean }> = {
	waiting,
	overdue: waiting,
	suspended: { tone: "neutral", word: m["leads.assigned.state_suspended"] },
	lapsed: { tone: "neutral", word: m["leads.assigned.state_lapsed"] },
	accepted: { tone: "success", word: m["leads.assigned.state_accepted"] },
	rejected: { tone: "neutral", word: m["leads.assigned.state_rejected"] },
};

/** The status of an assignment. */
export function AnswerBadge({ status }: { status: AskedStatus }) {
	const { tone, word, dot = false } = looks[status];
	return (
		<Badge tone={tone} dot={dot}>
			{word()}
		</Badge>
	);
}
