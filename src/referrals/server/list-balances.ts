import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import { paise, rupeesFromPaise } from "../../platform/money.ts";
import {
	paginate,
	encodeCursor,
	encodePageEnd,
	decodeCursor,
	decodePageEnd,
} from "../../platform/server/http/cursor.ts";
import { readTotal } from "../../platform/server/database/list-total.ts";
import type { Balance, Payout, PersonBalance } from "../referral-list.contract.ts";
import { maySeePayoutsOf } from "../referrals.policy.ts";
import {
	type BalanceRow,
	countBalances,
	findBalance,
	type PayoutRow,
	readBalances,
	readPayouts,
} from "./payouts.repository.ts";
import type { ReferralsContext } from "./referrals.context.ts";

/** Rows per page of a staff table. */
const perPage = 10;

type PageQuery = { cursor?: string | undefined; limit?: number | undefined };

function afterOf(cursor: string | undefined): Pick<BalanceRow, "payable" | "userId"> | undefined {
	if (cursor === undefined) return undefined;
	const [payable, userId] = decodeCursor(cursor, ["number", "uuid"]);
	return { payable: paise(payable), userId };
}

const presentBalance = ({ earned, paidOut, payable }: Omit<BalanceRow, "userId">): Balance => ({
	earned: rupeesFromPaise(earned),
	paidOut: rupeesFromPaise(paidOut),
	payable: rupeesFromPaise(payable),
});

const noBalance = { earned: paise(0), paidOut: paise(0), payable: paise(0) };

/** A payout in the response. */
export const presentPayout = ({ id, amount, reference, createdAt }: PayoutRow): Payout => ({
	_id: id,
	amount: rupeesFromPaise(amount),
	reference,
	at: createdAt.toISOString(),
});

/** Everyone's balance, the highest payable amount first. */
export async function listBalances(
	{ db }: ReferralsContext,
	{ cursor, limit = perPage }: PageQuery,
): Promise<{ balances: PersonBalance[]; nextCursor: string | null; total: number; totalIsMore: boolean }> {
	const [found, total] = await Promise.all([
		readBalances(db, afterOf(cursor), limit + 1),
		readTotal((most) => countBalances(db, most)),
	]);
	const { rows, nextCursor } = paginate(found, limit, ({ payable, userId }) =>
		encodeCursor([payable, userId]),
	);
	const people = await readUsersByIds(
		db,
		rows.map(({ userId }) => userId),
	);
	const balances = rows.map((row) => ({
		user: {
			_id: row.userId,
			name: people.get(row.userId)?.name ?? null,
			isDeleted: !people.has(row.userId),
		},
		...presentBalance(row),
	}));
	return { balances, nextCursor, ...total };
}

/** A person's balance and payouts, by default the viewer's own. Throws not_found if the viewer may not see them. */
export async function listPayouts(
	{ db }: ReferralsContext,
	viewer: Viewer,
	{ userId = viewer.userId, cursor, limit = perPage }: PageQuery & { userId?: string | undefined },
): Promise<{ balance: Balance; payouts: Payout[]; nextCursor: string | null }> {
	if (!maySeePayoutsOf(userId, viewer)) throw notFound();
	const [balance, found] = await Promise.all([
		findBalance(db, userId),
		readPayouts(db, { userId, after: decodePageEnd(cursor) }, limit + 1),
	]);
	const { rows, nextCursor } = paginate(found, limit, ({ createdAt, id }) => encodePageEnd(createdAt, id));
	return { balance: presentBalance(balance ?? noBalance), payouts: rows.map(presentPayout), nextCursor };
}
