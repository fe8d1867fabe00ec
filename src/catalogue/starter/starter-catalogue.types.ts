import type { PropertyField } from "../property-field.ts";

/** The catalogue that a new deployment begins with; staff change it afterwards. */
export type StarterSector = {
	/** The heading people read, for example "Stays, rentals and offices". */
	sector: string;
	/** Names the sector's image folder and its slug. */
	s3PathName: string;
	description: string;
	services: StarterService[];
};

export type StarterService = {
	/** The service's name, in the singular or plural that people use: "Electrician", "Taxis". */
	type: string;
	/** The landing page's path without the slash. */
	slug: string;
	/** One sentence for the landing page's head and for search engines. */
	description: string;
	/** What people also type, lower case: other names, Hindi in Latin letters, Hindi in Devanagari. */
	aliases: string[];
	/** A Lucide icon's name in kebab-case. */
	icon: string;
	/** People's trades use the profile card; places, stays, vehicles and venues the image card. */
	cardType: "profile" | "image";
	/** False hides "Book Now" (a tourist attraction cannot be called). */
	callIcon: boolean;
	paymentRequired: boolean;
	comingSoon: boolean;
	/** True where one person may register several listings (rooms, taxis, home stays). */
	multipleRegistration: boolean;
	/** True where the registration form asks for pictures. */
	imagesAsked: boolean;
	/** True where customers come to it: a stay, a hall, a studio, a sight. */
	fixedPlace?: true;
	/** Position among the ten popular services of the home page, from 1. */
	popular?: number;
	choices: StarterChoice[];
	/** Slugs of the only go-to locations of this service; absent means the common list. */
	locations?: string[];
	fields: PropertyField[];
};

export type StarterChoice = {
	name: string;
	slug: string;
	/** What this choice asks in addition to its service. */
	fields?: PropertyField[];
};
