import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../../platform/server/http/routes.ts";
import { blocksApi } from "../../blocks.contract.ts";
import { blockPerson, type BlocksContext, unblockPerson } from "./block-person.ts";
import { listBlocks } from "./list-blocks.ts";

/** Registers the routes of blocks. */
export function registerBlocks(app: FastifyInstance, ctx: BlocksContext): void {
	registerRoutes(app, "Accounts", blocksApi, {
		"PUT /api/users/:id/block": async ({ viewer, params }) => {
			await blockPerson(ctx, viewer, { userId: params.id });
			return { isBlocked: true };
		},
		"DELETE /api/users/:id/block": async ({ viewer, params }) => {
			await unblockPerson(ctx, viewer, params.id);
			return { isBlocked: false };
		},
		"GET /api/users/me/blocks": ({ viewer, query }) => listBlocks(ctx, viewer, query),
	});
}
