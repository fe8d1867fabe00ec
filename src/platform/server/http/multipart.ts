import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import fastifyMultipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { AppError, badInput } from "../../app-error.ts";
import type { UploadRules } from "../../contract.ts";
import { m } from "../../../paraglide/messages.js";
import { withoutTurningSigns } from "../../unseen-signs.ts";
import { type FormField, nestFields } from "./form-fields.ts";
import type { UploadSession } from "../uploads/uploads.ts";

/** The maximum form size in bytes: ten pictures of 10 MB, and some that are too big and are read only to be dropped. */
export const formBytes = 200_000_000;
const fieldsAtMost = 400;
const fieldBytes = 20 * 1024;
/** How long, in milliseconds, the rest of a form that is too large is read and dropped after the response. */
const lastWordHeard = 2_000;
const controlSigns = /\p{Cc}/gu;

function tooLargeTogether(): AppError {
	return new AppError("too_large", m["platform.upload.too_large_together"]());
}

/** Whether the route takes a file under this name. "properties[]" takes all names that begin with "properties[". */
function takesFile({ fields }: UploadRules, name: string): boolean {
	return fields.some((field) =>
		field.endsWith("[]") ? name.startsWith(field.slice(0, -1)) : name === field,
	);
}

/** The file's bytes, each counted before it goes to the disk. */
async function* counted(file: AsyncIterable<Buffer>, uploadSession: UploadSession): AsyncGenerator<Buffer> {
	for await (const bytes of file) {
		uploadSession.take(bytes.length);
		yield bytes;
	}
}

async function takeFile(
	{ fieldname, filename: fileName, file }: MultipartFile,
	rules: UploadRules,
	uploadSession: UploadSession,
	signal: AbortSignal,
): Promise<void> {
	if (!takesFile(rules, fieldname))
		throw badInput([{ path: fieldname.slice(0, 200), msg: m["platform.upload.unknown_file"]() }]);
	const path = await uploadSession.newPath();
	const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
	await pipeline(counted(file, uploadSession), target, { signal });
	const { bytesRead: size, truncated: isTooBig } = file;
	// Undefined if it is empty, whatever the type says.
	const given = (fileName as string | undefined) ?? "";
	const name = withoutTurningSigns(given).replaceAll(controlSigns, "").slice(0, 200);
	const isNone = size === 0 && name === "";
	if (isTooBig || isNone) await rm(path);
	// A file field that was left empty arrives as a file without name and content.
	if (isNone) return;
	uploadSession.files.push({
		field: fieldname,
		name,
		path: isTooBig ? "" : path,
		size,
		isTooBig,
	});
}

async function readParts(
	request: FastifyRequest,
	rules: UploadRules,
	uploadSession: UploadSession,
	signal: AbortSignal,
): Promise<FormField[]> {
	const fields: FormField[] = [];
	const limits = {
		fields: fieldsAtMost,
		fieldSize: fieldBytes,
		files: rules.maxFiles,
		fileSize: rules.maxFileBytes,
	};
	for await (const part of request.parts({ limits })) {
		const { fieldname } = part;
		if (typeof fieldname !== "string") throw badInput([{ msg: m["platform.error.malformed"]() }]);
		if (part.type === "file") {
			await takeFile(part, rules, uploadSession, signal);
			continue;
		}
		const path = fieldname.slice(0, 200);
		if (part.valueTruncated) throw badInput([{ path, msg: m["platform.upload.field_too_long"]() }]);
		if (typeof part.value !== "string") throw badInput([{ path, msg: m["platform.error.malformed"]() }]);
		fields.push([fieldname, part.value]);
	}
	return fields;
}

/** Translates the parser's errors. Errors of the disk stay as they are: they are not the sender's fault. */
function readingFailure(error: unknown, rules: UploadRules): unknown {
	if (error instanceof AppError) return error;
	const code = error instanceof Error && "code" in error ? error.code : undefined;
	if (code === "FST_FILES_LIMIT") {
		const maximum = String(rules.maxFiles);
		return new AppError("too_large", m["platform.upload.too_many_files"]({ maximum }));
	}
	if (code === "FST_FIELDS_LIMIT" || code === "FST_PARTS_LIMIT")
		return badInput([{ msg: m["platform.upload.too_many_fields"]({ maximum: String(fieldsAtMost) }) }]);
	if (error instanceof Error && "syscall" in error && error.syscall !== "read") return error;
	return new AppError("bad_input", m["platform.error.malformed"](), { cause: error });
}

/**
 * Ends the connection of a sender who does not stop, but not with the response: data sent into a closed connection
 * causes an error that hides the response from the sender.
 */
function closeAfterLastWord(request: FastifyRequest, reply: FastifyReply): void {
	const { socket } = request.raw;
	reply.raw.once("finish", () => {
		const closing = setTimeout(() => socket.destroy(), lastWordHeard);
		socket.once("close", () => clearTimeout(closing));
	});
}

async function readForm(request: FastifyRequest, reply: FastifyReply, rules: UploadRules): Promise<void> {
	const uploadSession = request.server.uploadSessions.open(request, reply);
	const overflow = new AbortController();
	let read = 0;
	const count = (chunk: Buffer) => {
		read += chunk.length;
		if (read > formBytes) overflow.abort(tooLargeTogether());
	};
	try {
		if (Number(request.headers["content-length"] ?? 0) > formBytes) overflow.abort(tooLargeTogether());
		overflow.signal.throwIfAborted();
		const overflowed = new Promise<never>((_, reject) => {
			overflow.signal.addEventListener("abort", () => reject(overflow.signal.reason));
		});
		const parts = readParts(request, rules, uploadSession, overflow.signal);
		request.raw.on("data", count);
		request.body = nestFields(await Promise.race([parts, overflowed]));
		request.uploadSession = uploadSession;
	} catch (error) {
		// Reads and drops the rest of the body, so that the sender gets the answer, unless the body does not end.
		request.raw.unpipe();
		request.raw.resume();
		if (overflow.signal.aborted) closeAfterLastWord(request, reply);
		await uploadSession.remove();
		throw readingFailure(overflow.signal.aborted ? overflow.signal.reason : error, rules);
	} finally {
		request.raw.off("data", count);
	}
}

/**
 * Adds a route that takes a multipart form. Access is checked before a byte is read. The fields become the body,
 * which the route's schema checks as usual; the files are written to a folder that is deleted with the request. A
 * JSON body without files is accepted too.
 */
export function addFormRoute(app: FastifyInstance, route: RouteOptions, rules: UploadRules): void {
	// In its own scope: everywhere else a form is a content type that is not accepted.
	void app.register(async (scope) => {
		await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
		scope.route({
			...route,
			preValidation: async (request, reply) => {
				if (request.isMultipart()) await readForm(request, reply, rules);
			},
		});
	});
}
