import { emptySearchDays, emptySearches, insightDays, insightWaits, pageViews } from "./insights.tables.ts";

export const personalTables = [];

// Counters. Searches are kept without a person, and only short words without digits.
export const otherTables = [pageViews, emptySearchDays, emptySearches, insightDays, insightWaits];
