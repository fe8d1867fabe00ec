import { starterCatalogue } from "../starter/starter-catalogue.ts";
import { firstIcon } from "./add-service.ts";

/** The icons for services, in alphabetical order: those of the starter catalogue, which the sprite contains. */
export const serviceIcons: readonly string[] = [
	...new Set([firstIcon, ...starterCatalogue.flatMap((sector) => sector.services.map(({ icon }) => icon))]),
].toSorted();
