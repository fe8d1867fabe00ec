import { presentLocation } from "../../places/present-location.ts";
import {
	isShown,
	offeredChoices,
	type Sector,
	sectorLabel,
	type Service,
	type ServiceChoice,
} from "../catalogue.ts";
import type {
	CatalogueEntry,
	Category,
	Landing,
	SectorAnswer,
	ServiceAnswer,
} from "../catalogue.contract.ts";
import type { StaffService } from "../catalogue-staff.contract.ts";
import { synonymsOf } from "../service-words.ts";
import type { CatalogueSnapshot } from "./catalogue-cache.ts";
import { pictureOf } from "./service-picture.ts";

/** Presents a sector. `services` are all that the viewer may see; those of other sectors are ignored. */
export function presentSector(sector: Sector, services: readonly Service[]): SectorAnswer {
	return {
		_id: sector.id,
		sector: sector.sector,
		sectorName: sectorLabel(sector),
		s3PathName: sector.s3PathName,
		description: sector.description,
		active: sector.active,
		createdBy: sector.createdBy,
		services: services
			.filter((service) => service.sector.id === sector.id)
			.map(({ id, type, names }) => ({ _id: id, type, names })),
	};
}

const behaviourOf = (service: Service) => ({
	cardType: service.cardType,
	callIcon: service.callIcon,
	comingSoon: service.comingSoon,
	paymentRequired: service.paymentRequired,
	multipleRegistration: service.multipleRegistration,
	fixedPlace: service.fixedPlace,
	images: { displayStatus: service.imagesAsked },
});

/** Presents a service to everyone, with its choices. The questions of its form have their own route. */
export function presentService(service: Service): ServiceAnswer {
	return {
		_id: service.id,
		type: service.type,
		slug: service.slug,
		description: service.description,
		icon: service.icon,
		active: service.active,
		createdBy: service.createdBy,
		sector: { _id: service.sector.id, sector: service.sector.sector },
		choices: offeredChoices(service).map(({ id, name, slug, fields }) => ({
			_id: id,
			name,
			slug,
			properties: fields,
		})),
		...behaviourOf(service),
		servicePropertyFields: service.fields,
	};
}

/** Presents a service with its settings to staff. */
export function presentServiceForStaff(service: Service, cdnBase: string): StaffService {
	const { sector } = service;
	return {
		_id: service.id,
		type: service.type,
		slug: service.slug,
		description: service.description,
		icon: service.icon,
		image: pictureOf(service, cdnBase),
		sector: { _id: sector.id, sector: sector.sector, active: sector.active },
		...behaviourOf(service),
		active: service.active,
		locationIds: service.locationIds,
		synonyms: synonymsOf(service),
		choices: service.choices.map(({ id, name, slug, active }) => ({ _id: id, name, slug, active })),
	};
}

/** Presents a tile or link of the home page. */
export function presentEntry(service: Service, cdnBase: string): CatalogueEntry {
	return {
		_id: service.id,
		name: service.type,
		image: pictureOf(service, cdnBase),
		icon: service.icon,
		link: `/${service.slug}`,
		comingSoon: service.comingSoon,
	};
}

/** Presents the tree sectors > services > choices of visible services. */
export function presentTree(sectors: readonly Sector[], services: readonly Service[]): Category[] {
	const shown = services.filter(isShown);
	return sectors
		.filter((sector) => sector.active)
		.map((sector) => ({
			_id: sector.id,
			name: sectorLabel(sector),
			slug: sector.s3PathName,
			parentId: null,
			type: "sector",
			children: shown.filter((service) => service.sector.id === sector.id).map(presentServiceNode),
		}));
}

function presentServiceNode(service: Service): Category {
	return {
		_id: service.id,
		name: service.type,
		slug: service.slug,
		parentId: service.sector.id,
		type: "service",
		children: offeredChoices(service).map(({ id, name, slug }) => ({
			_id: id,
			name,
			slug,
			parentId: service.id,
			type: "choice",
			children: [],
		})),
	};
}

/** Presents the beginning of the landing page of a service or of one of its choices. */
export function presentLanding(
	service: Service,
	choice: ServiceChoice | null,
	{ locationsOf, places }: Pick<CatalogueSnapshot, "locationsOf" | "places">,
	cdnBase: string,
): Landing {
	return {
		name: choice?.name ?? service.type,
		slug: service.slug,
		link: `/${service.slug}`,
		serviceId: service.id,
		serviceName: service.type,
		description: service.description,
		icon: service.icon,
		choiceId: choice?.id ?? null,
		choiceName: choice?.name ?? null,
		choices: offeredChoices(service).map(({ id, name, slug }) => ({ _id: id, name, slug })),
		sector: { name: sectorLabel(service.sector), slug: service.sector.s3PathName },
		cardType: service.cardType,
		callIcon: service.callIcon,
		comingSoon: service.comingSoon,
		fixedPlace: service.fixedPlace,
		image: pictureOf(service, cdnBase),
		locations: locationsOf(service).map((location) => presentLocation(location, places.byId)),
	};
}
