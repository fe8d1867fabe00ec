import { type PaymentStatus, paymentStatuses } from "../../../payments/payment.ts";
import { readDay } from "../../../platform/day-range.ts";
import { type AnswerOf, ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { faultsOfDays } from "../../referral-filters.ts";
import type { ReferralListApi } from "../../referral-list.contract.ts";

const call = apiOf<ReferralListApi>();

/** What referrals are filtered by, as the address says it. A referrer is named by id: mobiles stay out of addresses. */
export type ReferralFilters = {
	paymentStatus?: PaymentStatus;
	referrerId?: string;
	startDate?: string;
	endDate?: string;
};
type ReferralPage = AnswerOf<ReferralListApi, "GET /api/referral/details">;
type OwnPayouts = AnswerOf<ReferralListApi, "GET /api/referral/payouts">;

/** Reads the filters from the address; what is spelled wrong counts as not asked for. */
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

/** What is wrong with the days in the address; no days at all narrow nothing. */
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

/** What a page of the dashboard shows; `nothing` is what the server says where no referral fits. */
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

/** The dashboard's data; null for those who may not open it, whom the page's guard leads elsewhere. */
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
