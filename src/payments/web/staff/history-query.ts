/** The filters of the payment history, as the address and the call name them. */
export const historyFilterNames = [
	"userId",
	"startDate",
	"endDate",
	"status",
	"paymentType",
	"paymentMethod",
	"itemType",
	"isTestPayment",
	"tooLong",
] as const;

/** What the address asks of the history: its filters and its order. */
export const historyQueryOf = (params: URLSearchParams): Partial<Record<string, string>> =>
	Object.fromEntries(
		[...historyFilterNames, "sort"].flatMap((name) =>
			params.get(name) ? [[name, params.get(name) ?? ""]] : [],
		),
	);
