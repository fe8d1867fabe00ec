import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/routes.ts";
import { checkoutApi } from "../checkout.contract.ts";
import type { Checkout } from "./checkout.service.ts";

/** The call that begins to pay for a plan. */
export function registerCheckout(app: FastifyInstance, checkout: Checkout): void {
	registerRoutes(app, "Subscriptions", checkoutApi, {
		"POST /api/payments/phonepe/pay": async ({ viewer, body, uploads, idempotencyKey }) => ({
			success: true,
			data: await checkout.pay(viewer, { form: body, uploads, idempotencyKey }),
		}),
	});
}
