import { m } from "../../../paraglide/messages.js";
import { formatDate } from "../../../platform/dates.ts";
import { formatRupeesExact } from "../../../platform/money.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { Column } from "../../../ui/table/data-table.tsx";
import type { ReferralItem } from "../../referral-list.contract.ts";
import { referralStatuses } from "./referral-status-names.ts";

/** A referral with its number in the list. */
export type NumberedReferral = ReferralItem & { number: number };

/** The columns of the referral table. */
export const referralColumns: Column<NumberedReferral>[] = [
	{ id: "number", header: m["referrals.list.number"], cell: ({ row }) => row.original.number },
	{
		id: "referred-by",
		header: m["referrals.list.referred_by"],
		cell: ({ row }) => row.original.referredBy.name ?? m["referrals.list.no_name"](),
	},
	{
		id: "professional",
		header: m["referrals.list.professional"],
		cell: ({ row }) => row.original.referredProfessionalId.user.name ?? m["referrals.list.no_name"](),
	},
	{ id: "sector", header: m["words.sector"], cell: ({ row }) => row.original.sectorId.sector },
	{ id: "service", header: m["words.service"], cell: ({ row }) => row.original.serviceId.type },
	{
		id: "choice",
		header: m["referrals.list.choice"],
		cell: ({ row }) => row.original.serviceId.choiceName,
	},
	{
		id: "status",
		header: m["referrals.list.payment_status"],
		cell: ({ row: { original } }) => {
			const { name, tone } = referralStatuses[original.paymentStatus];
			return <Badge tone={tone}>{name()}</Badge>;
		},
	},
	{
		id: "date",
		header: m["referrals.list.date"],
		cell: ({ row: { original } }) => (
			<time dateTime={original.referralDate}>{formatDate(new Date(original.referralDate))}</time>
		),
	},
	{
		id: "amount",
		header: m["referrals.list.amount"],
		meta: { align: "end" },
		cell: ({ row }) => formatRupeesExact(row.original.referralAmount),
	},
];
