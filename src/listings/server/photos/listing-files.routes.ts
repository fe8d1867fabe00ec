import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { id } from "../../../platform/schemas.ts";
import { responsesOf } from "../../../platform/server/http/routes-responses.ts";
import type { ListingsContext } from "../listings.context.ts";
import { openListingFile } from "./open-listing-file.ts";

const params = z.object({ id, name: z.string().check(z.maxLength(200)) });

/** The original file name with the extension of the stored type: a photo sent as PNG comes back in another format. */
function downloadName(name: string, type: string): string {
	const ending = type.slice(type.indexOf("/") + 1).replace("jpeg", "jpg");
	return `${name.replace(/\.[a-z0-9]{1,5}$/i, "")}.${ending}`;
}

/** Encodes a file name for a header: RFC 8187 allows fewer unescaped characters than a URL. */
const encodeName = (name: string) =>
	encodeURIComponent(name.toWellFormed()).replace(
		/['()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	);

/**
 * A PDF can contain scripts and forms, and browsers' viewers ignore the page's policy, so its address only downloads it.
 * The back office reads the file and shows it in a frame.
 */
const dispositionOf = (type: string) => (type.startsWith("image/") ? "inline" : "attachment");

/**
 * Serves the files that answer questions of listings. Uploaded files are displayed and never executed: no MIME
 * sniffing, no subresources, no scripts, no forms.
 */
export function registerListingFiles(app: FastifyInstance, ctx: ListingsContext): void {
	app.get<{ Params: z.infer<typeof params> }>(
		"/api/workerCategory/:id/files/:name",
		{
			config: { access: "public" },
			schema: {
				tags: ["Listings"],
				summary:
					"A file that answers a question: public ones for everybody, private ones for owner and staff",
				params,
				response: responsesOf({ access: "public", params, answer: null, answerType: "*/*" }),
			},
		},
		async (request, reply) => {
			const { params: path, viewer } = request;
			const { file, name, isPublic } = await openListingFile(ctx, viewer, path.id, path.name);
			return reply
				.headers({
					"content-type": file.type,
					"content-length": file.size,
					"content-disposition": `${dispositionOf(file.type)}; filename*=UTF-8''${encodeName(downloadName(name, file.type))}`,
					// Cached briefly: an answer that its owner withdraws has to disappear.
					"cache-control": isPublic ? "public, max-age=300" : "no-store",
					"x-content-type-options": "nosniff",
					"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
				})
				.send(file.body);
		},
	);
}
