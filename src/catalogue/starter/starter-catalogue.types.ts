import type { PropertyField } from "../property-field.ts";

/** The catalogue that a new deployment starts with; staff change it afterwards. */
export type StarterSector = {
	/** The heading, for example "Stays, rentals and offices". */
	sector: string;
	/** The sector's slug and the name of its image folder. */
	s3PathName: string;
	description: string;
	services: StarterService[];
};

export type StarterService = {
	/** The service's name, in the usual singular or plural: "Electrician", "Taxis". */
	type: string;
	/** The landing page's path without the slash. */
	slug: string;
	/** One sentence for the landing page's header and for search engines. */
	description: string;
	/** Other search words, lower case: synonyms, Hindi in Latin letters, Hindi in Devanagari. */
	aliases: string[];
	/** A Lucide icon's name in kebab-case. */
	icon: string;
	/** Trades use the profile card; places, stays, vehicles and venues the image card. */
	cardType: "profile" | "image";
	/** False hides "Book Now" (a tourist attraction cannot be called). */
	callIcon: boolean;
	paymentRequired: boolean;
	comingSoon: boolean;
	/** Whether one person may register several listings (rooms, taxis, home stays). */
	multipleRegistration: boolean;
	/** Whether the registration form asks for pictures. */
	imagesAsked: boolean;
	/** Whether customers visit it: a stay, a hall, a studio, a sight. */
	fixedPlace?: true;
	/** The position among the ten popular services of the home page, from 1. */
	popular?: number;
	choices: StarterChoice[];
	/** The slugs of its own go-to locations; absent for the common list. */
	locations?: string[];
	fields: PropertyField[];
};

export type StarterChoice = {
	name: string;
	slug: string;
	/** The questions of this choice, in addition to its service's. */
	fields?: PropertyField[];
};
