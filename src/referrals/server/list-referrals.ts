import type * as z from "zod/mini";
import { normalizeMobile } from "../../accounts/mobile.ts";
import { findUserByMobile, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import { sectorLabel } from "../../catalogue/catalogue.ts";
import { readListingOwnerNames, readManyListingFacts } from "../../listings/server/listings.api.ts";
import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, type ErrorItem } from "../../platform/app-error.ts";
import { instantsOf } from "../../platform/day-range.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import { faultsOfDays } from "../referral-filters.ts";
import type { ReferralItem, referralListApi } from "../referral-list.contract.ts";
import { mayListReferrals, maySeeAllReferrals } from "../referrals.policy.ts";
import {
	type ListedReferral,
	type ReferralFilter,
	readReferralList,
	sumReferrals,
} from "./referral-list.repository.ts";
import type { ReferralsContext } from "./referrals.context.ts";

type ReferralQuery = z.output<(typeof referralListApi)["GET /api/referral/export.csv"]["query"]>;

/** Rows per page of a staff table. */
const perPage = 10;

async function refuseCustomers({ db }: ReferralsContext, viewer: Viewer): Promise<void> {
	const person = (await readUsersByIds(db, [viewer.userId])).get(viewer.userId);
	if (person === undefined || !mayListReferrals(person))
		throw new AppError("forbidden", m["platform.error.forbidden"]());
}

/** The filter for the repository, or null if nothing can match. Throws forbidden, or bad_input with all faults. */
async function filterOf(
	ctx: ReferralsContext,
	viewer: Viewer,
	{ paymentStatus, referrerMobile, referrerId, startDate, endDate }: ReferralQuery,
): Promise<ReferralFilter | null> {
	await refuseCustomers(ctx, viewer);
	const typed = referrerMobile === undefined ? undefined : normalizeMobile(referrerMobile);
	const hasDays = startDate !== undefined || endDate !== undefined;
	const [first, ...others]: ErrorItem[] = [
		...(typed !== undefined && "fault" in typed ? [{ path: "referrerMobile", msg: typed.fault }] : []),
		...(hasDays ? faultsOfDays({ startDate, endDate }) : []),
	];
	if (first !== undefined) throw badInput([first, ...others]);
	const wanted = [
		...(referrerId === undefined ? [] : [referrerId]),
		...(maySeeAllReferrals(viewer) ? [] : [viewer.userId]),
	];
	if (typed !== undefined && "mobile" in typed) {
		const person = await findUserByMobile(ctx.db, typed.mobile);
		if (person === undefined) return null;
		wanted.push(person.id);
	}
	if (new Set(wanted).size > 1) return null;
	return { paymentStatus, referrerId: wanted[0], ...instantsOf({ startDate, endDate }) };
}

async function presentReferrals(
	{ db, catalogue }: ReferralsContext,
	rows: readonly ListedReferral[],
): Promise<ReferralItem[]> {
	const listingIds = rows.map(({ listingId }) => listingId);
	const [{ serviceById, choiceById }, people, listings, names] = await Promise.all([
		catalogue.snapshot(),
		readUsersByIds(
			db,
			rows.map(({ referrerId }) => referrerId),
		),
		readManyListingFacts(db, listingIds),
		readListingOwnerNames(db, listingIds),
	]);
	const listingById = new Map(listings.map((listing) => [listing.id, listing]));
	return rows.flatMap((row) => {
		const listing = listingById.get(row.listingId);
		const service = listing && serviceById.get(listing.serviceId);
		if (listing === undefined || service === undefined) return [];
		const choice = listing.choiceId === null ? undefined : choiceById.get(listing.choiceId)?.choice;
		return {
			_id: row.id,
			referredBy: { _id: row.referrerId, name: people.get(row.referrerId)?.name ?? null },
			referredProfessionalId: { _id: row.listingId, user: { name: names.get(row.listingId) ?? null } },
			sectorId: { _id: service.sector.id, sector: sectorLabel(service.sector) },
			serviceId: { _id: service.id, type: service.type, choiceName: choice?.name ?? null },
			paymentStatus: row.paymentStatus,
			referralDate: row.createdAt.toISOString(),
			referralAmount: rupeesFromPaise(row.reward),
		};
	});
}

type ReferralPage = { rows: ReferralItem[]; nextCursor: string | null };

async function readPage(
	ctx: ReferralsContext,
	filter: ReferralFilter,
	{ cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<ReferralPage> {
	const found = await readReferralList(ctx.db, { ...filter, after: decodePageEnd(cursor) }, limit + 1);
	const { rows, nextCursor } = paginate(found, limit, ({ createdAt, id }) => encodePageEnd(createdAt, id));
	return { rows: await presentReferrals(ctx, rows), nextCursor };
}

/** A page of the referrals that this viewer may see, for a CSV file; empty if none match. */
export async function readReferralPage(
	ctx: ReferralsContext,
	viewer: Viewer,
	{ cursor, ...query }: ReferralQuery & { cursor?: string | undefined },
	limit: number,
): Promise<ReferralPage> {
	const filter = await filterOf(ctx, viewer, query);
	return filter === null ? { rows: [], nextCursor: null } : readPage(ctx, filter, { cursor, limit });
}

/**
 * The referrals that this viewer may see, latest first, with their number and the sum of their rewards. Throws
 * forbidden for customers without a code, bad_input for wrong filters, and not_found if nothing matches.
 */
export async function listReferrals(
	ctx: ReferralsContext,
	viewer: Viewer,
	{
		cursor,
		limit = perPage,
		...query
	}: ReferralQuery & { cursor?: string | undefined; limit?: number | undefined },
) {
	const filter = await filterOf(ctx, viewer, query);
	const sum = filter === null ? null : await sumReferrals(ctx.db, filter);
	if (filter === null || sum === null || sum.count === 0)
		throw new AppError("not_found", m["referrals.list.nothing"]());
	const { rows, nextCursor } = await readPage(ctx, filter, { cursor, limit });
	return {
		registeredReferralsCount: sum.count,
		totalAmount: rupeesFromPaise(sum.reward),
		filteredReferrals: rows,
		nextCursor,
	};
}
