import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../app-error.ts";
import { m } from "../../../paraglide/messages.js";

/** A file of a multipart request, on the local disk until the request has been answered. */
export type UploadedFile = {
	/** The form's field, "images" or "properties[Licence]". */
	field: string;
	/** The sender's name for it; only for display. */
	name: string;
	/** Its path until the response is sent; empty if it was too big and nothing was stored. */
	path: string;
	/** In bytes, as far as it was read. */
	size: number;
	/** It exceeds the route's limit. */
	isTooBig: boolean;
};

/** The files of one request and their folder. */
export type UploadSession = {
	readonly files: UploadedFile[];
	/** The path for the next file; the folder is created for the first one. */
	newPath(): Promise<string>;
	/** Counts bytes before they are written. Throws service_away if the disk has no room for them. */
	take(bytes: number): void;
	/** Keeps the files while the work runs, even if the connection closes, and removes them after it. */
	during<Result>(work: () => Promise<Result>): Promise<Result>;
	/** Removes everything in it. */
	remove(): Promise<void>;
};

/** The limits of forms in progress, until they have been answered. */
type UploadLimits = {
	/** Simultaneous forms of one person. */
	formsPerPerson: number;
	/** Bytes on the disk of all forms together. */
	bytes: number;
};

/**
 * Six forms: a phone with a bad connection leaves its form open for minutes and tries again in the meantime. The
 * disk has room for five of the largest forms and many more usual ones.
 */
export const uploadLimits: UploadLimits = { formsPerPerson: 6, bytes: 1_000_000_000 };

/** When a sender who found no room may try again, in seconds. */
const tryAgainAfter = 5;

export type UploadSessions = ReturnType<typeof createUploadSessions>;

/** The forms in progress in this process, within the limits. */
export function createUploadSessions({ formsPerPerson, bytes: bytesAtMost }: UploadLimits) {
	const formsOf = new Map<string, number>();
	let bytes = 0;

	function enter(person: string): void {
		const forms = formsOf.get(person) ?? 0;
		if (forms >= formsPerPerson)
			throw new AppError("too_often", m["platform.error.too_often"](), { retryAfterSeconds: tryAgainAfter });
		formsOf.set(person, forms + 1);
	}

	function leave(person: string): void {
		const others = (formsOf.get(person) ?? 1) - 1;
		if (others > 0) formsOf.set(person, others);
		else formsOf.delete(person);
	}

	/**
	 * Creates the folder for a request's files; throws too_often if the person has the maximum of forms in
	 * progress. It is removed when the work is done, or if no work starts (invalid fields, an aborted upload) as
	 * soon as the connection no longer needs the request.
	 */
	function open(request: FastifyRequest, reply: FastifyReply): UploadSession {
		const person = request.viewer?.userId ?? request.ip;
		enter(person);
		let folder: string | undefined;
		let isAtWork = false;
		let isOpen = true;
		let taken = 0;
		const close = () => {
			if (!isOpen) return;
			isOpen = false;
			bytes -= taken;
			leave(person);
		};
		const remove = async () => {
			try {
				if (folder !== undefined) await rm(folder, { recursive: true, force: true });
			} finally {
				close();
			}
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
			take(more) {
				// Files that arrive after the removal would never be counted back.
				if (!isOpen) return;
				if (bytes + more > bytesAtMost)
					throw new AppError("service_away", m["platform.error.service_away"](), {
						retryAfterSeconds: tryAgainAfter,
					});
				bytes += more;
				taken += more;
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

	return { open };
}
