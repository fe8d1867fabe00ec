import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A file of a multipart request, on the local disk until the request has been answered. */
export type UploadedFile = {
	/** The form's field, "images" or "properties[Licence]". */
	field: string;
	/** What the sender calls it; only ever shown. */
	name: string;
	/** Where it lies until the answer is sent; the empty path where it was too big and nothing was kept. */
	path: string;
	/** In bytes, as far as it was read. */
	size: number;
	/** It exceeds what the route takes. */
	isTooBig: boolean;
};

/** The files of one request and the folder in which they lie. */
export type Intake = {
	readonly files: UploadedFile[];
	/** A free place for the next file; the folder is made for the first one. */
	newPath(): Promise<string>;
	/** Keeps the files while the work runs, whatever becomes of the connection, and removes them after it. */
	during<Result>(work: () => Promise<Result>): Promise<Result>;
	/** Removes all that lies there. */
	remove(): Promise<void>;
};

/**
 * Opens the place for a request's files. It is cleared when the work is done, and where no work begins (the fields are
 * wrong, the sender went away) as soon as the connection has no more use for the request.
 */
export function openIntake(request: FastifyRequest, reply: FastifyReply): Intake {
	let folder: string | undefined;
	let isAtWork = false;
	const remove = async () => {
		if (folder !== undefined) await rm(folder, { recursive: true, force: true });
	};
	const removeUnlessAtWork = () => {
		if (isAtWork) return;
		remove().catch((error: unknown) => request.log.error({ err: error }, "uploads left behind"));
	};
	reply.raw.once("close", removeUnlessAtWork);
	return {
		files: [],
		async newPath() {
			folder ??= await mkdtemp(join(tmpdir(), "nukkad-upload-"));
			return join(folder, randomUUID());
		},
		async during(work) {
			isAtWork = true;
			try {
				return await work();
			} finally {
				isAtWork = false;
				await remove();
			}
		},
		remove,
	};
}
