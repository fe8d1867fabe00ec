import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { checkoutApi } from "../checkout.contract.ts";
import type { Checkout } from "./checkout.service.ts";

/** Registers the route that starts the payment for a plan. */
export function registerCheckout(app: FastifyInstance, checkout: Checkout): void {
	registerRoutes(app, "Subscriptions", checkoutApi, {
		"POST /api/payments/phonepe/pay": async ({ viewer, body, uploads, idempotencyKey }) => ({
			success: true,
			data: await checkout.pay(viewer, { form: body, uploads, idempotencyKey }),
		}),
	});
}
