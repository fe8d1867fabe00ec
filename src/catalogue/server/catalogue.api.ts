/** The catalogue module's API for other modules. */
export { type CatalogueService, type CatalogueSnapshot, createCatalogue } from "./catalogue-cache.ts";
export {
	holdFormVersion,
	readFixedPlaceServices,
	readSectorNames,
	readServiceNames,
	readServicesByIds,
} from "./stored-services.ts";
