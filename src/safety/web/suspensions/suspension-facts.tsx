import { m } from "../../../paraglide/messages.js";
import { formatDate, formatDateTime } from "../../../platform/dates.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { KeyValues } from "../../../ui/layout/key-values.tsx";
import type { AppealStatus, SuspensionStatus } from "../../suspension.ts";
import type { SuspensionAnswer } from "../../suspensions.contract.ts";
import { ruleNames } from "../safety-words.ts";

const statusLooks: Record<SuspensionStatus, { name: () => string; tone: BadgeTone }> = {
	running: { name: m["safety.suspension.running"], tone: "danger" },
	ended: { name: m["safety.suspension.ended"], tone: "neutral" },
	overturned: { name: m["safety.suspension.overturned"], tone: "success" },
};

const appealNames: Record<AppealStatus, () => string> = {
	waiting: m["safety.appeal.waiting"],
	upheld: m["safety.appeal.upheld"],
	rejected: m["safety.appeal.rejected"],
};

/** Whether the suspension runs. */
export function SuspensionBadge({ status }: Pick<SuspensionAnswer, "status">) {
	const { name, tone } = statusLooks[status];
	return <Badge tone={tone}>{name()}</Badge>;
}

function endInWords({ status, until, endedAt }: SuspensionAnswer): string {
	if (status !== "running" && endedAt !== null) return formatDateTime(new Date(endedAt));
	return until === null ? m["safety.suspension.until_decided"]() : formatDateTime(new Date(until));
}

const quote = (text: string) => <span className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</span>;

/** The rule, the evidence, the time and the appeal of a suspension. */
export function SuspensionFacts({ suspension }: { suspension: SuspensionAnswer }) {
	const { rule, evidence, suspendedAt, appeal } = suspension;
	return (
		<KeyValues
			items={[
				{ key: m["safety.suspension.rule"](), value: ruleNames[rule]() },
				{ key: m["safety.suspension.evidence"](), value: quote(evidence) },
				{ key: m["safety.suspension.since"](), value: formatDateTime(new Date(suspendedAt)) },
				{ key: m["safety.suspension.end"](), value: endInWords(suspension) },
				...(appeal === null
					? []
					: [
							{
								key: m["safety.suspension.appeal"]({ date: formatDate(new Date(appeal.appealedAt)) }),
								value: quote(appeal.text),
							},
							{
								key: appealNames[appeal.status](),
								value: appeal.reason === null ? m["safety.appeal.waiting_text"]() : quote(appeal.reason),
							},
						]),
			]}
		/>
	);
}
