import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/routes.ts";
import { catalogueStaffApi } from "../catalogue-staff.contract.ts";
import { addService } from "./add-service.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { pictureOf, presentSector, presentService } from "./catalogue.presenter.ts";
import { changeFields, readFields } from "./change-fields.ts";
import { changePicture } from "./change-picture.ts";
import { changeSector } from "./change-sector.ts";
import { changeService } from "./change-service.ts";
import { listSectors, listServices } from "./list-for-staff.ts";
import { readServiceForStaff } from "./read-for-staff.ts";

/** Registers the calls with which staff keep the catalogue. */
export function registerCatalogueForStaff(app: FastifyInstance, ctx: CatalogueContext): void {
	registerRoutes(app, "Catalogue", catalogueStaffApi, {
		"GET /api/catalogue/sectors": ({ viewer, query }) => listSectors(ctx, viewer, query),
		"PUT /api/sector/:id": async ({ viewer, params, body }) => {
			const { sector, services } = await changeSector(ctx, viewer, params.id, body);
			return { sector: presentSector(sector, services) };
		},
		"GET /api/catalogue/services": ({ viewer, query }) => listServices(ctx, viewer, query),
		"POST /api/service": async ({ viewer, body }) => ({
			service: presentService(await addService(ctx, viewer, body)),
		}),
		"GET /api/catalogue/services/:id": ({ viewer, params }) => readServiceForStaff(ctx, viewer, params.id),
		"PUT /api/service/:id": async ({ viewer, params, body }) => ({
			service: presentService(await changeService(ctx, viewer, params.id, body)),
		}),
		"GET /api/catalogue/services/:id/fields": ({ viewer, params, query }) =>
			readFields(ctx, viewer, params.id, query.choiceId),
		"PUT /api/service/:id/fields": ({ viewer, params, body }) => changeFields(ctx, viewer, params.id, body),
		"POST /api/service/:id/picture": async ({ viewer, params, uploads }) => ({
			image: pictureOf(await changePicture(ctx, viewer, params.id, uploads)),
		}),
	});
}
