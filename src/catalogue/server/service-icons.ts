import { starterCatalogue } from "../starter/starter-catalogue.ts";
import { firstIcon } from "./add-service.ts";

/** The icons that a service may have, in alphabetical order: those of the starter catalogue, which the sprite holds. */
export const serviceIcons: readonly string[] = [
	...new Set([firstIcon, ...starterCatalogue.flatMap((sector) => sector.services.map(({ icon }) => icon))]),
].toSorted();
