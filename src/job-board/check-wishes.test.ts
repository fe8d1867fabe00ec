import { expect, test } from "vitest";
import { readWishes } from "./check-wishes.ts";

const known = {
	hasService: (id: string) => id === "cook" || id === "welder",
	districts: new Map([
		["Himachal Pradesh", ["Mandi", "Shimla"]],
		["Goa", ["North Goa"]],
	]),
};
const read = (serviceIds: string[], areas: { stateName: string; district: string | null }[]) =>
	readWishes({ serviceIds, areas, isShown: true }, known);
const faultsOf = (answer: ReturnType<typeof read>) =>
	"faults" in answer ? answer.faults.map(({ path }) => path) : [];

test("uses the directory's spelling, and treats a state and its district as two areas", () => {
	const typed = [
		{ stateName: "himachal PRADESH", district: "mandi" },
		{ stateName: "Himachal Pradesh", district: null },
	];
	expect(read(["cook", "welder"], typed)).toEqual({
		wishes: {
			serviceIds: ["cook", "welder"],
			areas: [
				{ stateName: "Himachal Pradesh", district: "Mandi" },
				{ stateName: "Himachal Pradesh", district: null },
			],
			isShown: true,
		},
	});
	expect(read([], [])).toEqual({ wishes: { serviceIds: [], areas: [], isShown: true } });
});

test("reports every unknown or repeated entry separately", () => {
	const areas = [
		{ stateName: "Atlantis", district: null },
		{ stateName: "Goa", district: "Mandi" },
		{ stateName: "Goa", district: null },
		{ stateName: "goa", district: null },
		{ stateName: "Atlantis", district: null },
	];
	expect(faultsOf(read(["cook", "pilot", "cook"], areas))).toEqual([
		"serviceIds.1",
		"serviceIds.2",
		"areas.0.stateName",
		"areas.1.district",
		"areas.4.stateName",
		"areas.3",
	]);
});
