/** The classes of the reviews on the page of a listing. */
export const reviewsClass = "grid gap-4 border-t border-line pt-6";

/** Marks buttons in the server's HTML: empty for further reviews, otherwise the id of the review to report. */
export const asksMark = "data-asks";
