import { m } from "../../../paraglide/messages.js";
import { formatTime } from "../../../platform/dates.ts";
import { ActionBar } from "../../../ui/layout/action-bar.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import type { ClaimBlock as Block } from "../../lead.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { leadService } from "../details/lead-words.ts";
import type { RefusedLead } from "./refused-lead.ts";

type ClaimBlockProps = {
	lead: Pick<
		LeadAnswer,
		"_id" | "opensAt" | "serviceId" | "serviceSlug" | "serviceName" | "choiceOfService" | "choiceName"
	>;
	block: Block;
};

const texts: Record<Exclude<Block, "near_first">, (about: { service: string }) => string> = {
	not_registered: m["leads.claim.only_for"],
	awaiting_confirmation: m["leads.claim.awaiting_confirmation"],
	rejected: m["leads.claim.rejected"],
	suspended: m["leads.claim.suspended"],
	blocked: m["leads.claim.blocked"],
};

/** What the registration needs to know of the lead, as after a refused claim. */
const wantedLead = (lead: ClaimBlockProps["lead"]): RefusedLead => ({
	leadId: lead._id,
	serviceId: lead.serviceId,
	choiceId: lead.choiceOfService ?? "",
	serviceName: lead.serviceName,
	choiceName: lead.choiceName ?? "",
});

/**
 * Replaces Claim Lead for a signed-in person whose listings do not allow a claim: who the lead is for, and the next
 * step.
 */
export default function ClaimBlock({ lead, block }: ClaimBlockProps) {
	const service = leadService(lead);
	const text =
		block === "near_first"
			? m["leads.claim.near_first"]({ time: lead.opensAt ? formatTime(new Date(lead.opensAt)) : "" })
			: texts[block]({ service: block === "not_registered" ? service : lead.serviceName });
	const register = {
		to: `/add-service?service=${encodeURIComponent(lead.serviceSlug)}`,
		state: wantedLead(lead),
		variant: "act",
		size: "lg",
	} as const;
	return (
		<>
			<Note icon="lock">{text}</Note>
			{block === "not_registered" && (
				<>
					<ButtonLink {...register} block className="max-desk:hidden">
						{m["leads.claim.register_as"]({ service })}
					</ButtonLink>
					<ActionBar>
						<ButtonLink {...register}>{m["leads.claim.register_as"]({ service })}</ButtonLink>
					</ActionBar>
				</>
			)}
			{(block === "awaiting_confirmation" || block === "rejected") && (
				<ButtonLink to="/myservices" block>
					{m["leads.list.my_services"]()}
				</ButtonLink>
			)}
		</>
	);
}
