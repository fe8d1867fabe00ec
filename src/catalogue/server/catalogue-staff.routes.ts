import type { FastifyInstance } from "fastify";
import { csvBatch, sendCsv } from "../../platform/server/http/csv.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { catalogueStaffApi } from "../catalogue-staff.contract.ts";
import { translationsApi } from "../translations.contract.ts";
import { addService } from "./add-service.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { presentSector, presentService, presentServiceForStaff } from "./catalogue.presenter.ts";
import { changeFields, readFields } from "./change-fields.ts";
import { changePicture } from "./change-picture.ts";
import { changeSector } from "./change-sector.ts";
import { changeService } from "./change-service.ts";
import { sectorColumns, serviceColumns } from "./csv-columns.ts";
import { listSectors, listServices, readSectorPage, readServicePage } from "./list-for-staff.ts";
import { readServiceForStaff } from "./read-for-staff.ts";
import { pictureOf } from "./service-picture.ts";
import { changeTranslation, listTranslations } from "./translations.ts";

/** Registers the routes with which staff maintain the catalogue. */
export function registerCatalogueForStaff(app: FastifyInstance, ctx: CatalogueContext): void {
	registerRoutes(app, "Catalogue", catalogueStaffApi, {
		"GET /api/catalogue/sectors": ({ viewer, query }) => listSectors(ctx, viewer, query),
		"PUT /api/sector/:id": async ({ viewer, params, body }) => {
			const { sector, services } = await changeSector(ctx, viewer, params.id, body);
			return { sector: presentSector(sector, services) };
		},
		"GET /api/catalogue/sectors/export.csv": ({ reply }) =>
			sendCsv(reply, "sectors", sectorColumns, (cursor) => readSectorPage(ctx, { cursor, limit: csvBatch })),
		"GET /api/catalogue/services": ({ viewer, query }) => listServices(ctx, viewer, query),
		"GET /api/catalogue/services/export.csv": ({ query, reply }) =>
			sendCsv(reply, "services", serviceColumns, (cursor) =>
				readServicePage(ctx, { ...query, cursor, limit: csvBatch }),
			),
		"POST /api/service": async ({ viewer, body }) => ({
			service: presentService(await addService(ctx, viewer, body)),
		}),
		"GET /api/catalogue/services/:id": ({ viewer, params }) => readServiceForStaff(ctx, viewer, params.id),
		"PUT /api/service/:id": async ({ viewer, params, body }) => ({
			service: presentServiceForStaff(await changeService(ctx, viewer, params.id, body), ctx.cdnBase),
		}),
		"GET /api/catalogue/services/:id/fields": ({ viewer, params, query }) =>
			readFields(ctx, viewer, params.id, query.choiceId),
		"PUT /api/service/:id/fields": ({ viewer, params, body }) => changeFields(ctx, viewer, params.id, body),
		"POST /api/service/:id/picture": async ({ viewer, params, uploads }) => ({
			image: pictureOf(await changePicture(ctx, viewer, params.id, uploads), ctx.cdnBase),
		}),
	});
	registerRoutes(app, "Catalogue", translationsApi, {
		"GET /api/catalogue/translations": ({ viewer, query }) => listTranslations(ctx, viewer, query),
		"PUT /api/catalogue/translations": ({ viewer, body }) => changeTranslation(ctx, viewer, body),
	});
}
