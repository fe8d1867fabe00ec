import {
	type ItemType,
	itemTypes,
	type PaymentMethod,
	paymentMethods,
	type PaymentStatus,
	paymentStatuses,
	type PaymentType,
	paymentTypes,
} from "./payment.ts";

/**
 * What filters a payment apart from its person and its day. There are few combinations, so one number names each, and
 * an index that begins with it serves every combination of filters.
 */
export type PaymentKind = {
	status: PaymentStatus;
	paymentType: PaymentType;
	paymentMethod: PaymentMethod;
	itemType: ItemType;
	isTestPayment: boolean;
};

/**
 * The values of each part in the order of its digit. The table's generated column repeats them: only add at the end.
 */
export const kindDigits = {
	status: paymentStatuses,
	paymentType: paymentTypes,
	paymentMethod: paymentMethods,
	itemType: itemTypes,
} as const;

/** All kinds by number: one decimal digit for each part, from 1; a final 1 means a test. */
const kinds: ReadonlyMap<number, PaymentKind> = new Map(
	paymentStatuses.flatMap((status) =>
		paymentTypes.flatMap((paymentType) =>
			paymentMethods.flatMap((paymentMethod) =>
				itemTypes.flatMap((itemType) =>
					[false, true].map((isTestPayment): [number, PaymentKind] => {
						const kind = { status, paymentType, paymentMethod, itemType, isTestPayment };
						return [kindNumberOf(kind), kind];
					}),
				),
			),
		),
	),
);

/** The kind with this number. Throws if there is none. */
export function kindOf(kind: number): PaymentKind {
	const found = kinds.get(kind);
	if (found === undefined) throw new RangeError(`no kind of payment: ${kind}`);
	return found;
}

/** The number of a payment's kind. */
export function kindNumberOf(payment: PaymentKind): number {
	const digit = (values: readonly string[], value: string) => values.indexOf(value) + 1;
	const digits = [
		digit(kindDigits.status, payment.status),
		digit(kindDigits.paymentType, payment.paymentType),
		digit(kindDigits.paymentMethod, payment.paymentMethod),
		digit(kindDigits.itemType, payment.itemType),
		Number(payment.isTestPayment),
	];
	return Number(digits.join(""));
}

/** The numbers of all matching kinds; an omitted part does not filter. */
export function kindsThatFit(filters: {
	[Part in keyof PaymentKind]?: PaymentKind[Part] | undefined;
}): number[] {
	const parts = (Object.keys(filters) as (keyof PaymentKind)[]).filter((part) => filters[part] !== undefined);
	return [...kinds].flatMap(([kind, facts]) =>
		parts.every((part) => facts[part] === filters[part]) ? [kind] : [],
	);
}
