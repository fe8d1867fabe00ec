import {
	sectors,
	serviceChoices,
	serviceForms,
	serviceLocations,
	serviceNames,
	services,
} from "./catalogue.tables.ts";

export const personalTables = [];

// Sectors and services name the member of staff who added them by the id of the account, and nothing else of anyone.
export const otherTables = [sectors, services, serviceChoices, serviceForms, serviceLocations, serviceNames];
