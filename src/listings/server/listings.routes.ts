import type { FastifyInstance } from "fastify";
import { createVisits } from "../../platform/server/database/visits.ts";
import { csvBatch, sendCsv } from "../../platform/server/http/csv.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { editingCalls } from "../editing.contract.ts";
import { readingCalls } from "../listings.contract.ts";
import { favouriteCalls } from "../favourites.contract.ts";
import { registrationCalls } from "../registration.contract.ts";
import { registrationQueueCalls } from "../registrations.contract.ts";
import { serviceInterestCalls } from "../service-interest.contract.ts";
import { staffSearchCalls } from "../staff-search.contract.ts";
import { editListing } from "./editing/edit-listing.ts";
import { saveAnswers } from "./editing/save-answers.ts";
import { setAvailability } from "./editing/set-availability.ts";
import { addFavourite, isFavourite, listFavourites, removeFavourite } from "./favourites/favourites.ts";
import { readPopularHere } from "./landing/popular-here.ts";
import type { ListingsContext } from "./listings.context.ts";
import { askForChange } from "./moderation/ask-change.ts";
import { checkLicence } from "./moderation/check-licence.ts";
import { countWaiting, listRegistrations } from "./moderation/list-registrations.ts";
import { moveListing } from "./moderation/move-listing.ts";
import { registrationColumns } from "./moderation/registration-columns.ts";
import { addPictures } from "./photos/add-pictures.ts";
import { removePicture, reorderPictures } from "./photos/change-pictures.ts";
import { readListing, readOwnListings } from "./read-listing.ts";
import { readExisting } from "./registration/read-existing.ts";
import { reapply } from "./registration/reapply.ts";
import { registerListing } from "./registration/register-listing.ts";
import { listingVisits } from "./search/contacts.repository.ts";
import { countCall } from "./search/count-call.ts";
import { listActive } from "./search/list-active.ts";
import { searchListings } from "./search/search-listings.ts";
import { isInterestRemembered, rememberInterest } from "./search/service-interest.ts";

/** Registers the routes of the listings module. */
export function registerListings(app: FastifyInstance, ctx: ListingsContext): void {
	registerRoutes(app, "Listings", staffSearchCalls, {
		"GET /api/workerCategory": ({ viewer, query }) => searchListings(ctx, viewer, query),
	});
	registerRegistration(app, ctx);
	registerEditing(app, ctx);
	registerRoutes(app, "Listings", serviceInterestCalls, {
		"GET /api/catalogue/interest": async ({ viewer, query }) => ({
			isRemembered: await isInterestRemembered(ctx, viewer, query),
		}),
		"POST /api/catalogue/interest": async ({ viewer, body }) => {
			await rememberInterest(ctx, viewer, body);
			return { isRemembered: true };
		},
	});
	registerFavourites(app, ctx);
	registerReading(app, ctx);
}

function registerRegistration(app: FastifyInstance, ctx: ListingsContext): void {
	registerRoutes(app, "Listings", registrationCalls, {
		"POST /api/workerCategory": ({ viewer, body, uploads, idempotencyKey }) =>
			registerListing(ctx, viewer, { form: body, uploads, idempotencyKey }),
		"GET /api/workerCategory/status": async ({ viewer, query }) => ({
			professional: await readExisting(ctx, viewer, query),
		}),
	});
	registerRoutes(app, "Listings", registrationQueueCalls, {
		"GET /api/registrations": async ({ query: { limit, ...query } }) => {
			const [{ rows, nextCursor }, total] = await Promise.all([
				listRegistrations(ctx, query, limit),
				countWaiting(ctx, query),
			]);
			return { registrations: rows, nextCursor, ...total };
		},
		"GET /api/registrations/export.csv": ({ query, reply }) =>
			sendCsv(reply, "registrations", registrationColumns, (cursor) =>
				listRegistrations(ctx, { ...query, cursor }, csvBatch),
			),
		"POST /api/workerCategory/:id/ask-change": async ({ viewer, params, body }) => ({
			professional: await askForChange(ctx, viewer, { listingId: params.id, reason: body.reason }),
		}),
		"PUT /api/workerCategory/:id/licence-check": async ({ viewer, params, body }) => ({
			professional: await checkLicence(ctx, viewer, params.id, body.checked),
		}),
	});
}

function registerEditing(app: FastifyInstance, ctx: ListingsContext): void {
	registerRoutes(app, "Listings", editingCalls, {
		"POST /api/workerCategory/update": async ({ viewer, body }) => ({
			professional: await moveListing(ctx, viewer, body),
		}),
		"POST /api/workerCategory/:id/reapply": async ({ viewer, params }) => ({
			professional: await reapply(ctx, viewer, params.id),
		}),
		"POST /api/workerCategory/:id/properties": async ({ viewer, params, body, uploads }) => ({
			professional: await saveAnswers(ctx, viewer, params.id, { ...body, uploads }),
		}),
		"POST /api/workerCategory/:id/availability": async ({ viewer, params, body }) => ({
			professional: await setAvailability(ctx, viewer, params.id, body.availability),
		}),
		"POST /api/workerCategory/:id/images": ({ viewer, params, uploads }) =>
			addPictures(ctx, viewer, params.id, uploads),
		"PUT /api/workerCategory/:id/images": async ({ viewer, params, body }) => ({
			professional: await reorderPictures(ctx, viewer, params.id, body.imageIds),
		}),
		"DELETE /api/workerCategory/:id/images/:imageId": async ({ viewer, params }) => ({
			professional: await removePicture(ctx, viewer, params.id, params.imageId),
		}),
		"PUT /api/workerCategory/:id": async ({ viewer, params, body }) => ({
			professional: await editListing(ctx, viewer, params.id, body),
		}),
	});
}

function registerFavourites(app: FastifyInstance, ctx: ListingsContext): void {
	registerRoutes(app, "Listings", favouriteCalls, {
		"GET /api/workerCategory/favourites": async ({ viewer }) => ({
			professionals: await listFavourites(ctx, viewer),
		}),
		"GET /api/workerCategory/:id/favourite": async ({ viewer, params }) => ({
			isFavourite: await isFavourite(ctx, viewer, params.id),
		}),
		"PUT /api/workerCategory/:id/favourite": async ({ viewer, params }) => {
			await addFavourite(ctx, viewer, params.id);
			return { isFavourite: true };
		},
		"DELETE /api/workerCategory/:id/favourite": async ({ viewer, params }) => {
			await removeFavourite(ctx, viewer, params.id);
			return { isFavourite: false };
		},
	});
}

function registerReading(app: FastifyInstance, ctx: ListingsContext): void {
	const countVisit = createVisits(ctx, listingVisits);
	registerRoutes(app, "Listings", readingCalls, {
		"GET /api/workerCategory/active": ({ query }) => listActive(ctx, query),
		"GET /api/workerCategory/popular": ({ query }) => readPopularHere(ctx, query.place),
		"GET /api/workerCategory/mine": async ({ viewer }) => ({
			success: true,
			professionals: await readOwnListings(ctx, viewer),
		}),
		"GET /api/workerCategory/:id": async ({ params, viewer }) => ({
			professional: await readListing(ctx, viewer, params.id),
		}),
		"PUT /api/workerCategory/stats/increment-profile-visit/:id": ({ params, viewer, request }) =>
			countVisit(params.id, viewer, {
				address: request.ip,
				agent: request.headers["user-agent"] ?? "",
			}),
		"PUT /api/workerCategory/stats/increment-call/:id": ({ params, viewer }) =>
			countCall(ctx, viewer, params.id),
	});
}
