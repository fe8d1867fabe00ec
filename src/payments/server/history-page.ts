import { badInput } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import { encodeCursor, decodeCursor } from "../../platform/server/http/cursor.ts";
import { kindOf, type PaymentKind } from "../payment-kind.ts";
import {
	defaultSort,
	type PaymentSort,
	type SortColumn,
	type SortDirection,
} from "../payment-history.contract.ts";
import type { KeyColumn, KindOfPage, PageAsked, PickedPayment } from "./payment-history.repository.ts";

type Sort = {
	by: KeyColumn;
	part: "paymentMethod" | "paymentType" | "status" | null;
	direction: SortDirection;
};

/** A column that is part of the kind sorts whole kinds; within a kind the latest payment comes first. */
function readSort(sort: PaymentSort): Sort & { partDirection: SortDirection } {
	const [column, direction] = sort.split(":") as [SortColumn, SortDirection];
	if (column === "paymentMethod" || column === "paymentType" || column === "status")
		return { by: "createdAt", part: column, direction: "desc", partDirection: direction };
	return { by: column, part: null, direction, partDirection: direction };
}

const firstId = "00000000-0000-0000-0000-000000000000";
const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff";
/** Bounds before and after all payments. */
const ends: Record<KeyColumn, { asc: string | number; desc: string | number }> = {
	createdAt: { asc: "-infinity", desc: "infinity" },
	paymentDate: { asc: "-infinity", desc: "infinity" },
	amount: { asc: -1, desc: Number.MAX_SAFE_INTEGER },
	user: { asc: firstId, desc: lastId },
};
const keyKinds = { createdAt: "instant", paymentDate: "instant", amount: "number", user: "uuid" } as const;

const isKind = (kind: number): boolean => {
	try {
		return Boolean(kindOf(kind));
	} catch {
		return false;
	}
};

/** Where a page ended: the kind, key and id of its last payment. */
function unpackEnd(by: KeyColumn, cursor: string): KindOfPage {
	const [kind, key, id] = decodeCursor(cursor, ["number", keyKinds[by], "uuid"]);
	if (!isKind(kind)) throw badInput([{ msg: m["platform.error.cursor"](), path: "cursor" }]);
	return { kind, rank: 0, key, id };
}

type Asked = { sort?: PaymentSort | undefined; cursor?: string | undefined } & Range;
type Range = { from?: string | undefined; until?: string | undefined };

/**
 * Where the first page begins. Sorted by day, it is the end of the requested days: otherwise PostgreSQL would read
 * the index from its own end.
 */
function beginningOf(by: KeyColumn, direction: SortDirection, { from, until }: Range) {
	if (by === "createdAt" && direction === "desc" && until !== undefined) return { key: until, id: firstId };
	if (by === "createdAt" && direction === "asc" && from !== undefined) return { key: from, id: firstId };
	return { key: ends[by][direction], id: direction === "asc" ? firstId : lastId };
}

/** Refuses a cursor from a list of other days. */
function keepWithin({ key }: KindOfPage, direction: SortDirection, { from, until }: Range): void {
	const time = String(key);
	const isBefore = direction === "desc" && until !== undefined && time >= until;
	const isAfter = direction === "asc" && from !== undefined && time < from;
	if (isBefore || isAfter) throw badInput([{ msg: m["platform.error.cursor"](), path: "cursor" }]);
}

/** The query of a page: the kinds that still have payments on it, each from the end of the page before. */
export function askForPage(
	kinds: readonly number[],
	{ sort = defaultSort, cursor, from, until }: Asked,
): Pick<PageAsked, "by" | "direction" | "kinds" | "from" | "until"> {
	const { by, part, direction, partDirection } = readSort(sort);
	const valueOf = (kind: number): string =>
		part === null ? "" : kindOf(kind)[part satisfies keyof PaymentKind];
	const values = [...new Set(kinds.map(valueOf))].toSorted();
	const ranked = partDirection === "asc" ? values : values.toReversed();
	const beginning = beginningOf(by, direction, { from, until });
	const end = cursor === undefined ? undefined : unpackEnd(by, cursor);
	if (end !== undefined && by === "createdAt") keepWithin(end, direction, { from, until });
	// The cursor may come from a list of other kinds.
	const isBehind = (value: string, other: string) =>
		partDirection === "asc" ? value > other : value < other;
	const isEdge = by === "createdAt";
	return {
		by,
		direction,
		// The start of the page, or any cursor, already sets this bound.
		from: isEdge && direction === "asc" ? undefined : from,
		until: isEdge && direction === "desc" ? undefined : until,
		kinds: kinds.flatMap((kind): KindOfPage[] => {
			const place = { kind, rank: ranked.indexOf(valueOf(kind)) };
			if (end === undefined || isBehind(valueOf(kind), valueOf(end.kind)))
				return [{ ...place, ...beginning }];
			return valueOf(kind) === valueOf(end.kind) ? [{ ...place, key: end.key, id: end.id }] : [];
		}),
	};
}

/** The cursor of the page after this payment. */
export function packPaymentEnd(by: KeyColumn, { kind, key, id }: PickedPayment): string {
	if (key instanceof Date) return encodeCursor([kind, key.toISOString(), id]);
	return encodeCursor([kind, by === "amount" ? Number(key) : String(key), id]);
}
