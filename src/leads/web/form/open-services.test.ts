import { expect, test } from "vitest";
import type { HomeCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { leadServices } from "./open-services.ts";

type Entry = HomeCatalogue["popular"][number];
const entry = (name: string, comingSoon = false): Entry => ({
	_id: `id of ${name}`,
	name,
	link: `/${name.toLowerCase()}`,
	icon: "zap",
	image: "",
	comingSoon,
});

test("offers the services that take requests, popular ones first, with the words for the search", () => {
	const [electrician, ac, drones] = [entry("Electrician"), entry("AC"), entry("Drones", true)];
	const home = {
		popular: [electrician],
		sectors: [
			{ name: "Repairs", slug: "repairs", entries: [ac, electrician] },
			{ name: "Sky", slug: "sky", entries: [drones] },
		],
	};
	expect(leadServices(home)).toEqual([
		{ id: "id of Electrician", slug: "electrician", name: "Electrician", popularRank: 0, comingSoon: false },
		{ id: "id of AC", slug: "ac", name: "AC", popularRank: null, comingSoon: false },
	]);
});
