import { appliancesAndRepairs } from "./appliances-and-repairs.ts";
import { buildingAndInteriors } from "./building-and-interiors.ts";
import { cleaning } from "./cleaning.ts";
import { eventsAndFood } from "./events-and-food.ts";
import { leisureAndFitness } from "./leisure-and-fitness.ts";
import { professionalAdvice } from "./professional-advice.ts";
import { pujaAndAstrology } from "./puja-and-astrology.ts";
import type { StarterSector } from "./starter-catalogue.types.ts";
import { staysRentalsAndOffices } from "./stays-rentals-and-offices.ts";
import { tourism } from "./tourism.ts";
import { transportAndWater } from "./transport-and-water.ts";

/** All sectors of a new deployment, in the order of the home page. */
export const starterCatalogue: StarterSector[] = [
	appliancesAndRepairs,
	staysRentalsAndOffices,
	transportAndWater,
	buildingAndInteriors,
	eventsAndFood,
	cleaning,
	tourism,
	leisureAndFitness,
	professionalAdvice,
	pujaAndAstrology,
];
