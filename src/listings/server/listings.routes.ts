import type { FastifyInstance } from "fastify";
import { csvBatch, sendCsv } from "../../platform/server/http/csv.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { listingsApi } from "../listings.contract.ts";
import { type AskChangeContext, askForChange } from "./moderation/ask-change.ts";
import type { Contacts } from "./search/contacts.service.ts";
import type { Editing } from "./editing/editing.service.ts";
import {
	countWaiting,
	listRegistrations,
	type RegistrationsContext,
} from "./moderation/list-registrations.ts";
import type { Listings } from "./listings.service.ts";
import type { Moderation } from "./moderation/moderation.service.ts";
import { registrationColumns } from "./moderation/registration-columns.ts";
import type { OwnAnswers } from "./editing/own-answers.service.ts";
import type { OwnPictures } from "./photos/own-pictures.service.ts";
import type { Registration } from "./registration/registration.service.ts";
import { reapply, type ReapplyContext } from "./registration/reapply.ts";
import { type InterestContext, isInterestRemembered, rememberInterest } from "./search/service-interest.ts";
import type { SearchListings } from "./search/staff-search.service.ts";

export type ListingServices = {
	listings: Listings;
	contacts: Contacts;
	registration: Registration;
	moderation: Moderation;
	editing: Editing;
	pictures: OwnPictures;
	answers: OwnAnswers;
	search: SearchListings;
	reapplyContext: ReapplyContext;
	registrationsContext: RegistrationsContext;
	askChangeContext: AskChangeContext;
	interest: InterestContext;
};

/** Registers the routes of the listings module. */
export function registerListings(
	app: FastifyInstance,
	{
		listings,
		contacts,
		registration,
		moderation,
		editing,
		pictures,
		answers,
		search,
		reapplyContext,
		registrationsContext,
		askChangeContext,
		interest,
	}: ListingServices,
): void {
	registerRoutes(app, "Listings", listingsApi, {
		"GET /api/workerCategory": ({ viewer, query }) => search(viewer, query),
		"GET /api/catalogue/interest": async ({ viewer, query }) => ({
			isRemembered: await isInterestRemembered(interest, viewer, query),
		}),
		"POST /api/catalogue/interest": async ({ viewer, body }) => {
			await rememberInterest(interest, viewer, body);
			return { isRemembered: true };
		},
		"GET /api/workerCategory/active": ({ query }) => listings.active(query),
		"GET /api/workerCategory/mine": async ({ viewer }) => ({
			success: true,
			professionals: await listings.mine(viewer),
		}),
		"GET /api/workerCategory/status": async ({ viewer, query }) => ({
			professional: await registration.readExisting(viewer, query),
		}),
		"GET /api/workerCategory/:id": async ({ params, viewer }) => ({
			professional: await listings.read(params.id, viewer),
		}),
		"POST /api/workerCategory": ({ viewer, body, uploads, idempotencyKey }) =>
			registration.register(viewer, { form: body, uploads, idempotencyKey }),
		"POST /api/workerCategory/update": async ({ viewer, body }) => ({
			professional: await moderation.move(viewer, body),
		}),
		"GET /api/registrations": async ({ query: { limit, ...query } }) => {
			const [{ rows, nextCursor }, total] = await Promise.all([
				listRegistrations(registrationsContext, query, limit),
				countWaiting(registrationsContext, query),
			]);
			return { registrations: rows, nextCursor, ...total };
		},
		"GET /api/registrations/export.csv": ({ query, reply }) =>
			sendCsv(reply, "registrations", registrationColumns, (cursor) =>
				listRegistrations(registrationsContext, { ...query, cursor }, csvBatch),
			),
		"POST /api/workerCategory/:id/ask-change": async ({ viewer, params, body }) => ({
			professional: await askForChange(askChangeContext, viewer, {
				listingId: params.id,
				reason: body.reason,
			}),
		}),
		"POST /api/workerCategory/:id/reapply": async ({ viewer, params }) => ({
			professional: await reapply(reapplyContext, viewer, params.id),
		}),
		"PUT /api/workerCategory/:id": async ({ viewer, params, body }) => ({
			professional: await editing.edit(viewer, params.id, body),
		}),
		"POST /api/workerCategory/:id/availability": async ({ viewer, params, body }) => ({
			professional: await editing.setAvailability(viewer, params.id, body.availability),
		}),
		"POST /api/workerCategory/:id/properties": async ({ viewer, params, body, uploads }) => ({
			professional: await answers.save(viewer, params.id, body.properties, uploads, body.formVersion),
		}),
		"POST /api/workerCategory/:id/images": ({ viewer, params, uploads }) =>
			pictures.add(viewer, params.id, uploads),
		"PUT /api/workerCategory/:id/images": async ({ viewer, params, body }) => ({
			professional: await pictures.order(viewer, params.id, body.imageIds),
		}),
		"DELETE /api/workerCategory/:id/images/:imageId": async ({ viewer, params }) => ({
			professional: await pictures.remove(viewer, params.id, params.imageId),
		}),
		"PUT /api/workerCategory/stats/increment-profile-visit/:id": ({ params, viewer, request }) =>
			contacts.countVisit(params.id, viewer, {
				address: request.ip,
				agent: request.headers["user-agent"] ?? "",
			}),
		"PUT /api/workerCategory/stats/increment-call/:id": ({ params, viewer }) =>
			contacts.countCall(params.id, viewer),
	});
}
