import { expect, test } from "vitest";
import type { CatalogueEntry, SectorAnswer } from "../../catalogue.contract.ts";
import { offeredServices, openServicesOf } from "./use-offer.ts";

const entry = (id: string, comingSoon = false): CatalogueEntry => ({
	_id: id,
	name: id,
	image: "",
	icon: "zap",
	link: `/${id}`,
	comingSoon,
});
const sector = (id: string, services: string[], active = true): SectorAnswer => ({
	_id: id,
	sector: id,
	sectorName: `Sector ${id}`,
	s3PathName: id,
	description: "",
	active,
	createdBy: null,
	services: services.map((type) => ({ _id: type, type, names: [type, `${type} wala`] })),
});

test("lists popular services first, then the others as on the home page, including those that are coming soon", () => {
	const entries = [entry("bus"), entry("water-tanker", true), entry("taxi")];
	const popular = [entry("taxi")];
	expect(openServicesOf({ popular, sectors: [{ name: "Transport", slug: "transport", entries }] })).toEqual([
		{ id: "taxi", name: "taxi", slug: "taxi", popularRank: 0, comingSoon: false },
		{ id: "bus", name: "bus", slug: "bus", popularRank: null, comingSoon: false },
		{ id: "water-tanker", name: "water-tanker", slug: "water-tanker", popularRank: null, comingSoon: true },
	]);
});

test("sorts offered services by name, each with its sector", () => {
	const sectors = [
		sector("repairs", ["electrician", "plumber"]),
		sector("transport", ["taxi", "water-tanker"]),
		sector("closed", ["hidden"], false),
	];
	const open = ["taxi", "plumber", "electrician", "hidden"].map((id) => ({
		id,
		name: id,
		slug: `${id}-slug`,
		popularRank: null,
		comingSoon: false,
	}));
	expect(offeredServices(sectors, open)).toEqual([
		{
			id: "electrician",
			name: "electrician",
			slug: "electrician-slug",
			sectorId: "repairs",
			sectorName: "Sector repairs",
			names: ["electrician", "electrician wala"],
			popularRank: null,
			comingSoon: false,
		},
		expect.objectContaining({ id: "plumber", sectorId: "repairs" }),
		expect.objectContaining({ id: "taxi", sectorId: "transport" }),
	]);
});
