import { m } from "../../paraglide/messages.js";
import type { CsvColumn } from "../../platform/server/http/csv.ts";
import type { ReferralItem } from "../referral-list.contract.ts";

/** The columns of the referrals' CSV file. */
export const referralColumns: readonly CsvColumn<ReferralItem>[] = [
	{ title: m["referrals.list.referred_by"], value: ({ referredBy }) => referredBy.name },
	{
		title: m["referrals.list.professional"],
		value: ({ referredProfessionalId }) => referredProfessionalId.user.name,
	},
	{ title: m["words.sector"], value: ({ sectorId }) => sectorId.sector },
	{ title: m["words.service"], value: ({ serviceId }) => serviceId.type },
	{ title: m["referrals.list.choice"], value: ({ serviceId }) => serviceId.choiceName },
	{ title: m["referrals.list.payment_status"], value: ({ paymentStatus }) => paymentStatus },
	{ title: m["referrals.list.date"], value: ({ referralDate }) => referralDate },
	{ title: m["referrals.list.amount"], value: ({ referralAmount }) => referralAmount },
];
