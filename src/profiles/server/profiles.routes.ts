import type { FastifyInstance } from "fastify";
import type { CountVisit } from "../../platform/server/database/visits.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { profilesApi } from "../profiles.contract.ts";
import { addEntry, education, experience, removeEntry } from "./profile-entries.ts";
import type { ProfilesContext } from "./profiles.context.ts";
import { readProfile } from "./read-profile.ts";
import { saveProfile } from "./save-profile.ts";

/** Registers the routes for profiles. */
export function registerProfiles(app: FastifyInstance, ctx: ProfilesContext, countVisit: CountVisit): void {
	registerRoutes(app, "Profiles", profilesApi, {
		"GET /api/profile/me": ({ viewer }) => readProfile(ctx, viewer.userId, viewer),
		"GET /api/profile/user/:id": ({ params, viewer }) => readProfile(ctx, params.id, viewer),
		"GET /api/profile/github/:username": ({ params }) => ctx.github.repositoriesOf(params.username),
		"POST /api/profile": ({ viewer, body, uploads }) => saveProfile(ctx, viewer, body, uploads),
		"PUT /api/profile/experience": ({ viewer, body, idempotencyKey }) =>
			addEntry(ctx, experience, viewer, body, idempotencyKey),
		"DELETE /api/profile/experience/:id": ({ viewer, params }) =>
			removeEntry(ctx, experience, viewer, params.id),
		"PUT /api/profile/education": ({ viewer, body, idempotencyKey }) =>
			addEntry(ctx, education, viewer, body, idempotencyKey),
		"DELETE /api/profile/education/:id": ({ viewer, params }) =>
			removeEntry(ctx, education, viewer, params.id),
		"PUT /api/profile/:userId/increment-visit": ({ params, viewer, request }) =>
			countVisit(params.userId, viewer, {
				address: request.ip,
				agent: request.headers["user-agent"] ?? "",
			}),
	});
}
