import { expect, test } from "vitest";
import {
	filterErrors,
	hasFilter,
	readStaffFilters,
	searchQueryOf,
	staffSearchLink,
	widerSearch,
} from "./staff-filters.ts";

const id = "01900000-0000-7000-8000-000000000001";
const read = (query: string, state: unknown = null) => readStaffFilters(new URLSearchParams(query), state);

test("restores a search from the address and the mobile from the history state", () => {
	const filters = {
		status: "applied",
		sectorId: id,
		serviceId: id,
		choiceId: id,
		goToLocation: "shimla",
		placesAround: true,
		lead: id,
		startDate: "2026-11-01",
		endDate: "2026-11-20",
		mobile: "+919000000020",
	} as const;
	const { to, state } = staffSearchLink(filters);
	expect(to).not.toContain("9000000020");
	expect(readStaffFilters(new URL(to, "http://localhost").searchParams, state)).toEqual(filters);
});

test.each([
	["status=gone"],
	["sectorId=7&serviceId=electrician"],
	["goToLocation=%3Cb%3E"],
	["startDate=2026-02-30&endDate=20-11-2026"],
	["mobile=%2B919000000020"],
	["placesAround=true"],
	["lead=7"],
])("ignores misspelled filters: %s", (query) => {
	expect(hasFilter(read(query))).toBe(false);
});

test("reads no mobile from an unrelated history state", () => {
	for (const state of [null, "x", {}, { mobile: 5 }, { mobile: "12" }]) {
		expect(read("", state).mobile).toBeUndefined();
	}
});

test("does not search without a filter", () => {
	expect(filterErrors({})).toEqual([
		{ path: "filters", msg: "Please select at least one filter to search." },
	]);
	expect(filterErrors({ status: "applied" })).toEqual([]);
});

test("requires a search to end on the day it begins, or later", () => {
	expect(filterErrors({ startDate: "2026-11-20", endDate: "2026-11-01" })).toEqual([
		{ path: "endDate", msg: "End Date cannot be earlier than Start Date." },
	]);
	expect(filterErrors({ startDate: "2026-11-20", endDate: "2026-11-20" })).toEqual([]);
	expect(filterErrors({ endDate: "2026-11-20" })).toEqual([]);
});

test("links to the screen's own address without filters", () => {
	expect(staffSearchLink({})).toEqual({ to: "/professionalappl", state: null });
});

test("does not search with only a lead, and includes the places around the lead's place", () => {
	expect(hasFilter(read(`lead=${id}`))).toBe(false);
	expect(read("goToLocation=kaza&placesAround=yes").placesAround).toBeUndefined();
	expect(searchQueryOf({ goToLocation: "kaza" })).toEqual({ goToLocation: "kaza" });
	expect(searchQueryOf({ goToLocation: "kaza", placesAround: true, lead: id })).toEqual({
		goToLocation: "kaza",
		placesAround: "true",
		availableFirst: "true",
	});
});

test("widens a search for a lead to all places first, then to all choices", () => {
	const narrow = { lead: id, serviceId: id, choiceId: id, goToLocation: "kaza", placesAround: true } as const;
	const wider = widerSearch(narrow);
	expect(searchQueryOf(wider ?? {})).toEqual({ serviceId: id, choiceId: id, availableFirst: "true" });
	const widest = widerSearch(wider ?? {});
	expect(searchQueryOf(widest ?? {})).toEqual({ serviceId: id, availableFirst: "true" });
	expect(widerSearch(widest ?? {})).toBeNull();
});
