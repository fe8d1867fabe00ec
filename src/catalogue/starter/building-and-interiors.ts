import { constructionServices } from "./construction-services.ts";
import { interiorServices } from "./interior-services.ts";
import type { StarterSector } from "./starter-catalogue.types.ts";

export const buildingAndInteriors: StarterSector = {
	sector: "Building and interiors",
	s3PathName: "building-and-interiors",
	description:
		"Architects, mistris, machines and finishing trades, from the first drawing to the last coat of paint.",
	services: [...interiorServices, ...constructionServices],
};
