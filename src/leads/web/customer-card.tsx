import { m } from "../../paraglide/messages.js";
import { formatMobile } from "../../accounts/mobile.ts";
import { formatDateTime } from "../../platform/dates.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { InterfaceIcon } from "../../ui/icon-names.ts";
import { KeyValues } from "../../ui/key-values.tsx";
import { Note } from "../../ui/note.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { LeadAnswer } from "../leads.contract.ts";
import { LeadPlaces } from "./lead-places.tsx";

type Contact = { name: string; mobile: string; addressDetails: string };

/** The customer, where the viewer may see who that is. */
export function contactOf({ name, mobile, addressDetails }: LeadAnswer): Contact | null {
	return name === undefined || mobile === undefined
		? null
		: { name, mobile, addressDetails: addressDetails ?? "" };
}

function Hidden({ icon, label }: { icon: InterfaceIcon; label: string }) {
	return (
		<div className="grid grid-cols-[1.25rem_5rem_1fr] items-center gap-2.5 text-ink-faint">
			<Icon name={icon} />
			<span>{label}</span>
			<span className="h-3.5 max-w-44 rounded-full bg-[repeating-linear-gradient(90deg,var(--color-field)_0_0.5rem,transparent_0.5rem_0.75rem)] opacity-55" />
		</div>
	);
}

function KnownCustomer({ contact, lead }: { contact: Contact; lead: LeadAnswer }) {
	const { name, mobile, addressDetails } = contact;
	const claimedAt = lead.claimedDetails?.claimedAt;
	return (
		<>
			<KeyValues
				items={[
					{ key: m["words.name"](), value: name },
					{
						key: m["words.mobile"](),
						value: <TextLink to={`tel:${mobile}`}>{formatMobile(mobile)}</TextLink>,
					},
					{ key: m["leads.form.address"](), value: addressDetails },
				]}
			/>
			<ButtonLink to={`tel:${mobile}`} variant="now" size="lg" block icon="phone" className="max-desk:hidden">
				{m["leads.details.call"]({ name })}
			</ButtonLink>
			{claimedAt && (
				<p className="text-sm text-ink-faint">
					{m["leads.details.claimed_at"]({ time: formatDateTime(new Date(claimedAt)) })}
				</p>
			)}
			<LeadPlaces lead={lead} withLeft />
		</>
	);
}

/** Why nobody can claim this lead. */
function notClaimable({ status, abilities }: LeadAnswer): string {
	if (abilities.seeContact) return m["leads.details.gone"]();
	return status === "open" ? m["leads.claim.enough"]() : m["leads.details.not_open"]();
}

function LockedCustomer({ lead, claim, isClaiming }: { lead: LeadAnswer } & ClaimProps) {
	const mayClaim = lead.abilities.claim;
	return (
		<>
			<div aria-hidden="true" className="grid gap-2">
				<Hidden icon="user" label={m["words.name"]()} />
				<Hidden icon="phone" label={m["words.mobile"]()} />
			</div>
			<Note tone={mayClaim ? "now" : "plain"} icon="lock">
				{mayClaim ? m["leads.details.claim_first"]() : notClaimable(lead)}
			</Note>
			<LeadPlaces lead={lead} withLeft />
			{mayClaim && (
				<Button
					variant="now"
					size="lg"
					block
					busy={isClaiming}
					onClick={claim}
					className="max-desk:hidden noscript:hidden"
				>
					{m["leads.details.claim"]()}
				</Button>
			)}
		</>
	);
}

export type ClaimProps = { claim: () => void; isClaiming: boolean };

/** Who asks: the number for those who may have it, and for all others the way to it. */
export function CustomerCard({
	lead,
	title,
	...claiming
}: { lead: LeadAnswer; title: React.Ref<HTMLHeadingElement> } & ClaimProps) {
	const contact = contactOf(lead);
	return (
		<Card as="section" aria-labelledby="customer" className="grid content-start gap-3.5 self-start">
			<h2 ref={title} id="customer" tabIndex={-1} className="scroll-mt-24 text-lg outline-none">
				{m["leads.details.customer"]()}
			</h2>
			{contact === null ? (
				<LockedCustomer lead={lead} {...claiming} />
			) : (
				<KnownCustomer contact={contact} lead={lead} />
			)}
		</Card>
	);
}
