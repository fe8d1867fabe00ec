import type { FastifyInstance } from "fastify";
import { notFound } from "../../platform/app-error.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { catalogueApi, type PublicCatalogue } from "../catalogue.contract.ts";
import { addSector } from "./add-sector.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { searchNamesOf } from "./catalogue-search.ts";
import { presentSector, presentService, presentTree } from "./catalogue.presenter.ts";
import type { CatalogueService } from "./catalogue-cache.ts";

/** Names change a few times a month; a new one may be missing from suggestions for five minutes. */
const namesCache = "public, max-age=300";

/** Registers the routes of sectors, services, their forms, landing pages and the search. */
export function registerCatalogue(
	app: FastifyInstance,
	catalogue: CatalogueService,
	pages: PublicCatalogue,
	ctx: CatalogueContext,
): void {
	registerRoutes(app, "Catalogue", catalogueApi, {
		"GET /api/sector": async ({ viewer }) => {
			const services = await catalogue.services(viewer);
			return { sectors: (await catalogue.sectors(viewer)).map((sector) => presentSector(sector, services)) };
		},
		"POST /api/sector": async ({ viewer, body }) => ({
			sector: presentSector(await addSector(ctx, viewer, body), []),
		}),
		"GET /api/service": async ({ viewer }) => ({
			services: (await catalogue.services(viewer)).map(presentService),
		}),
		"POST /api/service/bysector": async ({ viewer, body }) => ({
			services: (await catalogue.services(viewer, body.sectorId)).map(presentService),
		}),
		"GET /api/service/fields": async ({ viewer, query }) => ({
			serviceFields: await catalogue.fieldsOf(viewer, query.serviceId, query.choiceId),
		}),
		"GET /api/category": async () => {
			const { sectors, services } = await catalogue.snapshot();
			return { categories: presentTree(sectors, services) };
		},
		"GET /api/catalogue/landing/:slug": async ({ params, query }) => {
			const landing = await pages.landing(params.slug, query.choice);
			if (landing === null) throw notFound();
			return { landing };
		},
		"GET /api/catalogue/search": async ({ query }) => pages.search(query.q ?? "", query.place ?? ""),
		"GET /api/catalogue/search-names": async ({ reply }) => {
			reply.headers({ "cache-control": namesCache, vary: "accept-language" });
			return searchNamesOf(await catalogue.snapshot());
		},
	});
}
