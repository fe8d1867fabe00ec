import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { profilesApi } from "../profiles.contract.ts";
import type { GitHub } from "./github/github.service.ts";
import type { Profiles } from "./profiles.service.ts";

/** The calls about profiles. */
export function registerProfiles(
	app: FastifyInstance,
	{ profiles, github }: { profiles: Profiles; github: GitHub },
): void {
	const { experience, education } = profiles;
	registerRoutes(app, "Profiles", profilesApi, {
		"GET /api/profile/me": ({ viewer }) => profiles.read(viewer.userId, viewer),
		"GET /api/profile/user/:id": ({ params, viewer }) => profiles.read(params.id, viewer),
		"GET /api/profile/github/:username": ({ params }) => github.repositoriesOf(params.username),
		"POST /api/profile": ({ viewer, body, uploads }) => profiles.save(viewer, body, uploads),
		"PUT /api/profile/experience": ({ viewer, body, idempotencyKey }) =>
			experience.add(viewer, body, idempotencyKey),
		"DELETE /api/profile/experience/:id": ({ viewer, params }) => experience.remove(viewer, params.id),
		"PUT /api/profile/education": ({ viewer, body, idempotencyKey }) =>
			education.add(viewer, body, idempotencyKey),
		"DELETE /api/profile/education/:id": ({ viewer, params }) => education.remove(viewer, params.id),
		"PUT /api/profile/:userId/increment-visit": ({ params, viewer, request }) =>
			profiles.countVisit(params.userId, viewer, {
				address: request.ip,
				agent: request.headers["user-agent"] ?? "",
			}),
	});
}
