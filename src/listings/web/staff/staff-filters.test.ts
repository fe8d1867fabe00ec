import { expect, test } from "vitest";
import {
	faultOfFilters,
	hasFilter,
	readStaffFilters,
	searchQueryOf,
	staffSearchLink,
	widerSearch,
} from "./staff-filters.ts";

const id = "01900000-0000-7000-8000-000000000001";
const read = (query: string, state: unknown = null) => readStaffFilters(new URLSearchParams(query), state);

test("a search survives the way through the address, the mobile beside it", () => {
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
])("what the address spells wrong counts as not asked for: %s", (query) => {
	expect(hasFilter(read(query))).toBe(false);
});

test("a history that holds something else holds no mobile", () => {
	for (const state of [null, "x", {}, { mobile: 5 }, { mobile: "12" }]) {
		expect(read("", state).mobile).toBeUndefined();
	}
});

test("without any filter nothing is searched", () => {
	expect(faultOfFilters({})).toEqual({ msg: "Please select at least one filter to search." });
	expect(faultOfFilters({ status: "applied" })).toBeNull();
});

test("a search ends on the day that it begins, or later", () => {
	expect(faultOfFilters({ startDate: "2026-11-20", endDate: "2026-11-01" })).toEqual({
		path: "endDate",
		msg: "End Date cannot be earlier than Start Date.",
	});
	expect(faultOfFilters({ startDate: "2026-11-20", endDate: "2026-11-20" })).toBeNull();
	expect(faultOfFilters({ endDate: "2026-11-20" })).toBeNull();
});

test("no filters stand at the screen's own address", () => {
	expect(staffSearchLink({})).toEqual({ to: "/professionalappl", state: null });
});

test("for a lead alone nothing is searched yet, and its place is meant with those around it", () => {
	expect(hasFilter(read(`lead=${id}`))).toBe(false);
	expect(read("goToLocation=kaza&placesAround=yes").placesAround).toBeUndefined();
	expect(searchQueryOf({ goToLocation: "kaza" })).toEqual({ goToLocation: "kaza" });
	expect(searchQueryOf({ goToLocation: "kaza", placesAround: true, lead: id })).toEqual({
		goToLocation: "kaza",
		placesAround: "true",
		availableFirst: "true",
	});
});

test("a search for a lead widens to all places first, then to all choices", () => {
	const narrow = { lead: id, serviceId: id, choiceId: id, goToLocation: "kaza", placesAround: true } as const;
	const wider = widerSearch(narrow);
	expect(searchQueryOf(wider ?? {})).toEqual({ serviceId: id, choiceId: id, availableFirst: "true" });
	const widest = widerSearch(wider ?? {});
	expect(searchQueryOf(widest ?? {})).toEqual({ serviceId: id, availableFirst: "true" });
	expect(widerSearch(widest ?? {})).toBeNull();
});
