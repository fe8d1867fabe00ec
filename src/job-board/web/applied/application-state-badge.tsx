import { m } from "../../../paraglide/messages.js";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { ApplicationState } from "../../application.ts";

const faces: Record<ApplicationState, { tone: BadgeTone; name: () => string }> = {
	sent: { tone: "info", name: m["job-board.applied.state_sent"] },
	seen: { tone: "success", name: m["job-board.applied.state_seen"] },
	closed: { tone: "neutral", name: m["job-board.applied.state_closed"] },
};

/** The state of the viewer's own application. */
export function ApplicationStateBadge({ state }: { state: ApplicationState }) {
	const { tone, name } = faces[state];
	return <Badge tone={tone}>{name()}</Badge>;
}
