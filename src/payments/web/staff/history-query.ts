/** The filters of the payment history, as named in the address and in the request. */
const historyFilterNames = [
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

/** Whether the address narrows the history. */
export const isHistoryFiltered = (params: URLSearchParams): boolean =>
	historyFilterNames.some((name) => params.has(name) && params.get(name) !== "");

/** The history's filters and order from the address. */
export const historyQueryOf = (params: URLSearchParams): Partial<Record<string, string>> =>
	Object.fromEntries(
		[...historyFilterNames, "sort"].flatMap((name) =>
			params.get(name) ? [[name, params.get(name) ?? ""]] : [],
		),
	);
