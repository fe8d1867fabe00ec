import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact } from "../../../platform/money.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { type Column, DataTable } from "../../../ui/table/data-table.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import type { PersonBalance, ReferralListApi } from "../../referral-list.contract.ts";
import type { Route } from "./+types/payouts.ts";
import { type ListedBalance, PayoutButton } from "./payout-button.tsx";
import { personName } from "./person-name.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<ReferralListApi>();

export const handle = staffHandle(m["referrals.payout.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["referrals.payout.title"]());

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
	return call("GET /api/referral/balance", { query: { cursor } });
}

const PayoutDialog = dialogOnDemand(() => import("./payout-dialog.tsx"));

const columns: Column<ListedBalance>[] = [
	{
		id: "person",
		header: m["referrals.payout.person"],
		cell: ({ row }) => personName(row.original.user),
	},
	{
		id: "earned",
		header: m["referrals.payout.earned"],
		meta: { align: "end" },
		cell: ({ row }) => formatRupeesExact(row.original.earned),
	},
	{
		id: "paid-out",
		header: m["referrals.payout.paid_out"],
		meta: { align: "end" },
		cell: ({ row }) => formatRupeesExact(row.original.paidOut),
	},
	{
		id: "payable",
		header: m["referrals.payout.payable"],
		meta: { align: "end" },
		cell: ({ row }) => formatRupeesExact(row.original.payable),
	},
	{ id: "pay", header: "", cell: ({ row }) => <PayoutButton person={row.original} /> },
];

/** For admins: each person's earnings from referrals, and the dialog that records a payout. */
export default function Payouts({ loaderData }: Route.ComponentProps) {
	const { balances, ...end } = loaderData;
	const [paying, setPaying] = useState<PersonBalance | null>(null);
	return (
		<StaffScreen
			title={m["referrals.payout.title"]()}
			lead={m["referrals.payout.lead"]()}
			back={<BackLink to="/referral">{m["referrals.list.title"]()}</BackLink>}
		>
			<DataTable
				label={m["referrals.payout.title"]()}
				columns={columns}
				rows={balances.map((person) => ({ ...person, pay: () => setPaying(person) }))}
				rowId={({ user }) => user._id}
				rowAddress={({ user }) => `/people/${user._id}`}
				empty={<EmptyState text={m["referrals.payout.nothing"]()} />}
			/>
			<TableFooter shown={balances.length} {...end} />
			{paying !== null && <PayoutDialog person={paying} onClose={() => setPaying(null)} />}
		</StaffScreen>
	);
}
