import { expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import type { Sector } from "./catalogue.ts";
import { maySeeSector, maySeeService } from "./catalogue.policy.ts";

const sector: Sector = {
	id: "home",
	sector: "Home",
	sectorName: null,
	s3PathName: "home",
	description: "",
	active: true,
	createdBy: null,
};
const off = { ...sector, active: false };
const viewers = [["nobody", null], ...roles.map((role) => [role, { role }] as const)] as const;

test.each(viewers)("%s sees what is public, and managers also what is disabled", (name, viewer) => {
	const isManager = name === "admin" || name === "customerSupport";
	expect([sector, off].map((one) => maySeeSector(one, viewer))).toEqual([true, isManager]);
	const services = [
		{ active: true, sector },
		{ active: false, sector },
		{ active: true, sector: off },
	];
	expect(services.map((one) => maySeeService(one, viewer))).toEqual([true, isManager, isManager]);
});
