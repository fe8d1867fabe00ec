import type { FastifyInstance } from "fastify";
import type { BackOfficeContext } from "./back-office.context.ts";
import { registerBackOffice } from "./back-office.routes.ts";

/** Registers the back office's routes. It has no state: the caller passes its context. */
export function registerBackOfficeModule({
	app,
	...ctx
}: BackOfficeContext & { app: FastifyInstance }): void {
	registerBackOffice(app, ctx);
}
