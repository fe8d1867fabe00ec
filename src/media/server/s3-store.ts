import type { Readable } from "node:stream";
import {
	DeleteObjectCommand,
	GetObjectCommand,
	HeadObjectCommand,
	paginateListObjectsV2,
	PutObjectCommand,
} from "@aws-sdk/client-s3";
import { AppError } from "../../platform/app-error.ts";
import type { Log } from "../../platform/server/process/log.ts";
import { openS3Client, type S3Settings } from "../../platform/server/s3-client.ts";
import { m } from "../../paraglide/messages.js";
import { InvalidImageKey, isImageKey, type ListableImageStore, parseImageKey } from "./image-store.ts";

/** How long the store may take, in milliseconds. */
const commonTimeoutMs = { connect: 3_000, answer: 10_000, idle: 30_000 };
/** One retry after a temporary failure. With the timeouts above, a request waits less than half a minute. */
const attempts = 2;

/** A missing file has two error names. A missing bucket is an error of the settings. */
function isMissing(error: unknown): boolean {
	return error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound");
}

/**
 * Stores pictures in a bucket of an S3-compatible store, which many processes can share. Every failure of the store
 * is `service_away` and is logged.
 */
export function createS3Store(
	settings: S3Settings,
	log: Pick<Log, "error">,
	timeoutMs = commonTimeoutMs,
): ListableImageStore {
	const client = openS3Client(settings, attempts, timeoutMs);
	const at = (key: string) => {
		parseImageKey(key);
		return { Bucket: settings.bucket, Key: key };
	};

	function unavailable(error: unknown): AppError {
		log.error({ err: error }, "picture store unavailable");
		return new AppError("service_away", m["platform.error.service_away"](), { cause: error });
	}

	async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
		try {
			return await work();
		} catch (error) {
			if (isMissing(error)) return undefined;
			throw unavailable(error);
		}
	}

	return {
		async put(key, bytes, type) {
			const place = at(key);
			if (parseImageKey(key).type !== type) throw new InvalidImageKey(`${key} is not ${type}`);
			await unlessMissing(() =>
				client.send(new PutObjectCommand({ ...place, Body: bytes, ContentType: type })),
			);
		},
		async read(key) {
			const place = at(key);
			const answer = await unlessMissing(() => client.send(new GetObjectCommand(place)));
			if (answer?.Body === undefined) return null;
			const body = answer.Body as Readable;
			return { body, type: parseImageKey(key).type, size: answer.ContentLength ?? 0 };
		},
		async delete(key) {
			const place = at(key);
			await unlessMissing(() => client.send(new DeleteObjectCommand(place)));
		},
		async exists(key) {
			const place = at(key);
			return (await unlessMissing(() => client.send(new HeadObjectCommand(place)))) !== undefined;
		},
		async *list() {
			try {
				for await (const page of paginateListObjectsV2({ client }, { Bucket: settings.bucket }))
					for (const { Key: key = "" } of page.Contents ?? []) if (isImageKey(key)) yield key;
			} catch (error) {
				throw unavailable(error);
			}
		},
	};
}
