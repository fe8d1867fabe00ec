import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { checkoutApi } from "../checkout.contract.ts";
import { checkOut } from "./check-out.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";

/** Registers the route that starts the payment for a plan. */
export function registerCheckout(app: FastifyInstance, ctx: SubscriptionsContext): void {
	registerRoutes(app, "Subscriptions", checkoutApi, {
		"POST /api/payments/phonepe/pay": async ({ viewer, body, uploads, idempotencyKey }) => ({
			success: true,
			data: await checkOut(ctx, viewer, { form: body, uploads, idempotencyKey }),
		}),
	});
}
