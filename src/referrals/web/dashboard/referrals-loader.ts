import { type PaymentStatus, paymentStatuses } from "../../../payments/payment.ts";
import { readDay } from "../../../platform/day-range.ts";
import { type AnswerOf, ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { faultsOfDays } from "../../referral-filters.ts";
import type { ReferralListApi } from "../../referral-list.contract.ts";

const call = apiOf<ReferralListApi>();

/** The filters of referrals in the URL. A referrer is named by id: URLs must not contain mobiles. */
export type ReferralFilters = {
	paymentStatus?: PaymentStatus;
	referrerId?: string;
	startDate?: string;
	endDate?: string;
};
type ReferralPage = AnswerOf<ReferralListApi, "GET /api/referral/details">;
type OwnPayouts = AnswerOf<ReferralListApi, "GET /api/referral/payouts">;

/** Reads the filters from the URL; an invalid filter is ignored. */
export function referralFiltersOf(params: URLSearchParams): ReferralFilters {
	const paymentStatus = paymentStatuses.find((one) => one === params.get("paymentStatus"));
	const referrerId = params.get("referrerId");
	const [startDate, endDate] = [readDay(params.get("startDate")), readDay(params.get("endDate"))];
	return {
		...(paymentStatus && { paymentStatus }),
		...(referrerId && { referrerId }),
		...(startDate && endDate && { startDate, endDate }),
	};
}

/** What is wrong with the days in the URL; without days the list is not filtered by day. */
export function dayFaultsOf(params: URLSearchParams): ErrorItem[] {
	const [startDate, endDate] = [readDay(params.get("startDate")), readDay(params.get("endDate"))];
	return startDate === undefined && endDate === undefined ? [] : faultsOfDays({ startDate, endDate });
}

const noReferrals: ReferralPage = {
	registeredReferralsCount: 0,
	totalAmount: 0,
	filteredReferrals: [],
	nextCursor: null,
};

/** The content of a dashboard page; `nothing` is the server's message if no referral matches. */
export type Dashboard = { page: ReferralPage; own: OwnPayouts; nothing: string | null };

async function readPage(searchParams: URLSearchParams): Promise<Pick<Dashboard, "page" | "nothing">> {
	if (dayFaultsOf(searchParams).length > 0) return { page: noReferrals, nothing: null };
	const query = { ...referralFiltersOf(searchParams), cursor: searchParams.get("cursor") ?? undefined };
	try {
		return { page: await call("GET /api/referral/details", { query }), nothing: null };
	} catch (failure) {
		if (failure instanceof ApiFailure && failure.status === 404)
			return { page: noReferrals, nothing: failure.message };
		throw failure;
	}
}

/** The dashboard's data; null for people who may not open it, whom the page's guard redirects. */
export async function loadDashboard({ searchParams }: Pick<URL, "searchParams">): Promise<Dashboard | null> {
	try {
		const [page, own] = await Promise.all([
			readPage(searchParams),
			call("GET /api/referral/payouts", { query: {} }),
		]);
		return { ...page, own };
	} catch (failure) {
		if (failure instanceof ApiFailure && (failure.status === 401 || failure.status === 403)) return null;
		throw failure;
	}
}
