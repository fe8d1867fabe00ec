import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import * as z from "zod/mini";
import type { CallResult } from "../../../testing/test-server.ts";
import type { ApiContract } from "../../contract.ts";
import { serveApiDocs } from "../http/api-docs.ts";
import { type Authenticate, buildApp } from "../http/app.ts";
import { registerRoutes } from "../http/routes.ts";
import { type UploadedFile, uploadLimits } from "../uploads/uploads.ts";

const contract = {
	"POST /api/form": {
		access: "signed-in",
		summary: "A form with files",
		body: z.object({
			mobile: z.optional(z.string()),
			newProfessional: z.optional(
				z.object({ serviceId: z.string(), goToLocation: z._default(z.array(z.string()), []) }),
			),
		}),
		upload: { fields: ["images", "papers[]"], maxFiles: 3, maxFileBytes: 1000 },
		answer: z.object({ body: z.unknown(), files: z.array(z.unknown()) }),
	},
	"POST /api/plain": {
		access: "signed-in",
		summary: "JSON alone",
		body: z.object({}),
		answer: z.object({}),
	},
} as const satisfies ApiContract;

type Work = (uploads: readonly UploadedFile[]) => void | Promise<void>;

/**
 * A server with one call that takes a form, for files of at most 1,000 bytes, and one that does not. Each of the
 * tokens "good" and "another" belongs to a person.
 */
export async function startFormApp(limits = uploadLimits) {
	const folder = mkdtempSync(join(tmpdir(), "nukkad-multipart-"));
	vi.stubEnv("TMPDIR", folder);
	const authenticate: Authenticate = async ({ headers: { "x-auth-token": token } }) =>
		token === "good" || token === "another" ? { userId: token, role: "user", sessionId: "s" } : null;
	const settings = { LOG_LEVEL: "silent", NODE_ENV: "test", TRUST_PROXY: 0 } as const;
	const app = buildApp(settings, authenticate, limits);
	await serveApiDocs(app, { title: "Forms", origin: "http://127.0.0.1", schemas: {} });
	const work: { now: Work } = { now: () => {} };
	registerRoutes(app, "Test", contract, {
		"POST /api/form": async ({ body, uploads }) => {
			await work.now(uploads);
			return {
				body,
				files: uploads.map(({ field, name, size, isTooBig }) => ({ field, name, size, isTooBig })),
			};
		},
		"POST /api/plain": () => ({}),
	});
	const url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/api/form`;
	return {
		app,
		url,
		/** What the call does with its files. */
		work,
		/** The files on the disk. */
		left: () => readdirSync(folder),
		/** Sends a form, or other bytes, as an authorized person. */
		async send(body: BodyInit, headers: Record<string, string> = {}): Promise<CallResult> {
			const response = await fetch(url, {
				method: "POST",
				body,
				headers: { "x-auth-token": "good", ...headers },
			});
			return {
				status: response.status,
				body: await response.json(),
				headers: Object.fromEntries(response.headers),
			};
		},
		async close() {
			await app.close();
			vi.unstubAllEnvs();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
export type FormApp = Awaited<ReturnType<typeof startFormApp>>;

/** A form of texts and files, in this order. */
export function formOf(...entries: [name: string, value: string | File][]): FormData {
	const form = new FormData();
	for (const [name, value] of entries) form.append(name, value);
	return form;
}

/** A file of random bytes. */
export const fileOf = (size: number, name = "a.jpg") => new File([randomBytes(size)], name);
