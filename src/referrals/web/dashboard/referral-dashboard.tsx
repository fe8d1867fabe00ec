import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact } from "../../../platform/money.ts";
import { CsvButton } from "../../../platform/web/csv-button.tsx";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Stats } from "../../../ui/layout/key-values.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import { mayCall } from "../../../platform/access.ts";
import { maySeeAllReferrals } from "../../referrals.policy.ts";
import { OwnReferralCode } from "../own-referral-code.tsx";
import { OwnBalance } from "./own-balance.tsx";
import { referralColumns } from "./referral-columns.tsx";
import { ReferralFiltersForm } from "./referral-filters-form.tsx";
import { type Dashboard, dayFaultsOf, referralFiltersOf } from "./referrals-loader.ts";

/** Rows per page of a staff table. */
const perPage = 10;

function Referrals({ dashboard: { page, nothing }, user }: { dashboard: Dashboard; user: Account }) {
	const [params] = useSearchParams();
	const filters = referralFiltersOf(params);
	const hasDayFault = dayFaultsOf(params).length > 0;
	const isFiltered = hasDayFault || Object.keys(filters).length > 0;
	const alert = useAlert("referrals");
	useEffect(() => {
		if (nothing !== null && isFiltered) alert("danger", nothing);
		return () => alert.clear();
	}, [alert, nothing, isFiltered]);
	const { filteredReferrals, registeredReferralsCount: count, totalAmount, nextCursor } = page;
	const behind = (Math.max(Number(params.get("page")) || 1, 1) - 1) * perPage;
	const first = user.referralCode === null ? m["referrals.list.first_staff"]() : m["referrals.list.first"]();
	return (
		<>
			<ReferralFiltersForm
				byMobile={maySeeAllReferrals(user)}
				referrer={filteredReferrals[0]?.referredBy.name ?? undefined}
			/>
			<Stats
				items={[
					{ key: m["referrals.list.count"](), value: count },
					{ key: m["referrals.list.total"](), value: formatRupeesExact(totalAmount) },
				]}
			/>
			<DataTable
				label={m["referrals.list.title"]()}
				columns={referralColumns}
				rows={filteredReferrals.map((one, at) => ({ ...one, number: behind + at + 1 }))}
				rowId={({ _id }) => _id}
				empty={<EmptyState text={isFiltered ? m["referrals.list.none_fits"]() : first} />}
			/>
			<TableFooter shown={filteredReferrals.length} total={count} totalIsMore={false} nextCursor={nextCursor}>
				{!hasDayFault && <CsvButton call="GET /api/referral/export.csv" query={filters} name="referrals" />}
			</TableFooter>
		</>
	);
}

/** The people whom a person's code referred and what it earned; managers see everyone's referrals. */
export function ReferralDashboard({ dashboard, user }: { dashboard: Dashboard; user: Account }) {
	return (
		<StaffScreen
			title={m["referrals.list.title"]()}
			lead={m["referrals.list.lead"]()}
			actions={
				mayCall("admin", user) && (
					<ButtonLink to="/referral/payouts" icon="wallet">
						{m["referrals.payout.title"]()}
					</ButtonLink>
				)
			}
		>
			{user.referralCode !== null && (
				<div className="grid items-start gap-4 *:min-w-0 desk:grid-cols-2">
					<OwnReferralCode user={user} />
					<OwnBalance own={dashboard.own} />
				</div>
			)}
			<Referrals dashboard={dashboard} user={user} />
		</StaffScreen>
	);
}
