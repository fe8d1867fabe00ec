// Apart from review.ts, which the page of a listing does not need.

/** Whole stars. */
export const starRange = { minimum: 1, maximum: 5 } as const;
