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
 * What a payment is filtered by besides its person and its day. All combinations are few, so one number names each of
 * them, and an index that begins with it answers every combination of filters.
 */
export type PaymentKind = {
	status: PaymentStatus;
	paymentType: PaymentType;
	paymentMethod: PaymentMethod;
	itemType: ItemType;
	isTestPayment: boolean;
};

/** The values of each part in the order of its digit, which the table's generated column repeats: only ever add at the end. */
export const kindDigits = {
	status: paymentStatuses,
	paymentType: paymentTypes,
	paymentMethod: paymentMethods,
	itemType: itemTypes,
} as const;

/** All kinds by their numbers: one decimal digit for each part, from 1, and 1 at the end for a test. */
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

/** The numbers of all kinds that fit; a part that is left out narrows nothing. */
export function kindsThatFit(asked: {
	[Part in keyof PaymentKind]?: PaymentKind[Part] | undefined;
}): number[] {
	const parts = (Object.keys(asked) as (keyof PaymentKind)[]).filter((part) => asked[part] !== undefined);
	return [...kinds].flatMap(([kind, facts]) =>
		parts.every((part) => facts[part] === asked[part]) ? [kind] : [],
	);
}
