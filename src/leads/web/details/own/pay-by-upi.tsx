import { m } from "../../../../paraglide/messages.js";
import { formatRupees } from "../../../../platform/money.ts";
import { partOnDemand } from "../../../../platform/web/part-on-demand.tsx";
import { ButtonLink } from "../../../../ui/form/button.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { KeyValues } from "../../../../ui/layout/key-values.tsx";
import type { LeadAnswer } from "../../../leads.contract.ts";
import { upiLink } from "../../../upi-link.ts";
import { leadService, professionalName } from "../lead-words.ts";

const QrCode = partOnDemand(() => import("../../../../ui/qr-code.tsx"));

/** UPI apps are on phones: there a link opens one. Elsewhere a phone's camera reads the same link. */
const isPhone = () => matchMedia("(pointer: coarse)").matches;

type PayByUpiProps = {
	lead: Pick<LeadAnswer, "serviceName" | "choiceName" | "pricePaid">;
	payee: NonNullable<LeadAnswer["bookedProfessional"]>;
	upiId: string;
};

/** How the customer of a completed lead can pay the professional, who receives the money directly. */
export function PayByUpi({ lead, payee, upiId }: PayByUpiProps) {
	const brand = m["brand.name"]();
	const name = professionalName(payee);
	const amount = lead.pricePaid === undefined ? undefined : formatRupees(lead.pricePaid);
	const link = upiLink({ upiId, name, amount: lead.pricePaid, note: leadService(lead) });
	return (
		<Card as="section" aria-labelledby="upi" className="grid gap-4">
			<h2 id="upi" className="text-xl">
				{amount === undefined ? m["leads.upi.title"]() : m["leads.upi.title_amount"]({ amount })}
			</h2>
			<div className="flex flex-wrap items-center gap-5 *:min-w-0">
				{!isPhone() && (
					<QrCode
						text={link}
						label={
							amount === undefined
								? m["leads.upi.qr_label"]({ name, id: upiId })
								: m["leads.upi.qr_label_amount"]({ amount, name, id: upiId })
						}
					/>
				)}
				<div className="grid flex-1 basis-64 gap-4">
					{!isPhone() && <p>{m["leads.upi.scan"]()}</p>}
					<KeyValues
						items={[
							{ key: m["leads.upi.payee"](), value: name },
							{ key: m["leads.upi.id"](), value: upiId },
							{ key: m["leads.upi.amount"](), value: amount ?? m["leads.upi.amount_open"]() },
						]}
					/>
				</div>
			</div>
			{isPhone() && (
				<ButtonLink to={link} variant="act" size="lg" block icon="wallet">
					{m["leads.upi.open"]()}
				</ButtonLink>
			)}
			<p className="text-ink-soft">
				{m["leads.upi.direct"]({ name, brand })} {m["leads.upi.check"]()}
			</p>
		</Card>
	);
}
