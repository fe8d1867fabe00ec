import { eventServices } from "./event-services.ts";
import { foodServices } from "./food-services.ts";
import type { StarterSector } from "./starter-catalogue.types.ts";

export const eventsAndFood: StarterSector = {
	sector: "Events and food",
	s3PathName: "events-and-food",
	description:
		"Everything a wedding, a party or a hungry afternoon needs: halls, cooks, tents, bands, cameras and cafes.",
	services: [...eventServices, ...foodServices],
};
