import type { FastifyInstance } from "fastify";
import type { BackOfficeContext } from "./back-office.context.ts";
import { registerBackOffice } from "./back-office.routes.ts";

/** Registers the back office's calls. It holds no state: its context is what the caller hands in. */
export function registerBackOfficeModule({
	app,
	...ctx
}: BackOfficeContext & { app: FastifyInstance }): void {
	registerBackOffice(app, ctx);
}
