import { formatMobile } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import { ActionBar } from "../../../ui/layout/action-bar.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { KeyValues } from "../../../ui/layout/key-values.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { LeadAnswer } from "../../leads.contract.ts";
import { ClaimedState } from "./claimed-state.tsx";
import { HiddenCustomer } from "../details/number/hidden-customer.tsx";
import { addressItems, type Contact, contactOf } from "../details/number/lead-contact.ts";
import { LeadPlaces } from "../list/lead-places.tsx";
import { ShowLeadNumber } from "../details/number/show-lead-number.tsx";

type CustomerProps = { lead: LeadAnswer; contact: Contact };

/** The customer for staff: the number is masked until they give a reason. */
function MaskedCustomer({ lead, contact: { name, mobile } }: CustomerProps) {
	return (
		<KeyValues
			items={[
				{ key: m["words.name"](), value: name },
				{
					key: m["words.mobile"](),
					value: <ShowLeadNumber leadId={lead._id} name={name} masked={mobile} />,
				},
				...addressItems(lead),
			]}
		/>
	);
}

function KnownCustomer({ lead, contact: { name, mobile } }: CustomerProps) {
	const call = { to: `tel:${mobile}`, variant: "now", size: "lg", icon: "phone" } as const;
	return (
		<>
			<KeyValues
				items={[
					{ key: m["words.name"](), value: name },
					{
						key: m["words.mobile"](),
						value: (
							<TextLink to={call.to} className="-my-2.5 inline-block py-2.5">
								{formatMobile(mobile)}
							</TextLink>
						),
					},
					...addressItems(lead),
				]}
			/>
			<ButtonLink {...call} block className="max-desk:hidden">
				{m["leads.details.call"]({ name })}
			</ButtonLink>
			<ActionBar>
				<ButtonLink {...call}>{m["leads.details.call"]({ name })}</ButtonLink>
			</ActionBar>
		</>
	);
}

/** Since when the viewer has the number: from a claim, or from accepting an assignment. */
function claimTime({ claimedAt, claimType }: NonNullable<LeadAnswer["claimedDetails"]>): string {
	const time = formatDateTime(new Date(claimedAt));
	return claimType === "staff"
		? m["leads.claimed.accepted_at"]({ time })
		: m["leads.details.claimed_at"]({ time });
}

export type ClaimedCustomerProps = {
	lead: LeadAnswer;
	/** Receives the lead from the response to a report. */
	onReported: (lead: LeadAnswer) => void;
	/** Called when a report was refused, because the lead has changed. */
	onRefused: () => void;
};

/** The customer, for those who may see or once saw who that is: how to call, and the status of their claim. */
export default function ClaimedCustomer({ lead, ...reporting }: ClaimedCustomerProps) {
	const contact = contactOf(lead);
	const { claimedDetails, abilities } = lead;
	return (
		<>
			{contact === null && <HiddenCustomer />}
			{contact !== null &&
				(abilities.showNumber ? (
					<MaskedCustomer lead={lead} contact={contact} />
				) : (
					<KnownCustomer lead={lead} contact={contact} />
				))}
			{contact === null && abilities.seeContact && <Note icon="lock">{m["leads.details.gone"]()}</Note>}
			{claimedDetails !== null && <p className="text-sm text-ink-faint">{claimTime(claimedDetails)}</p>}
			<LeadPlaces lead={lead} withLeft />
			{claimedDetails !== null && <ClaimedState lead={lead} {...reporting} />}
		</>
	);
}
