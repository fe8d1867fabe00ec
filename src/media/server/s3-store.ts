import type { Readable } from "node:stream";
import {
	DeleteObjectCommand,
	GetObjectCommand,
	HeadObjectCommand,
	PutObjectCommand,
	S3Client,
} from "@aws-sdk/client-s3";
import { AppError } from "../../platform/app-error.ts";
import type { Log } from "../../platform/server/process/log.ts";
import { m } from "../../paraglide/messages.js";
import { type ImageStore, InvalidImageKey, parseImageKey } from "./image-store.ts";

export type S3Settings = {
	/** Undefined for Amazon's own. */
	endpoint: string | undefined;
	region: string;
	bucket: string;
	accessKeyId: string;
	secretAccessKey: string;
	/** Whether the bucket is part of the path instead of the host name. */
	isPathStyle: boolean;
};

/** How long the store may take, in milliseconds. */
const commonTimeoutMs = { connect: 3_000, answer: 10_000, idle: 30_000 };
/** One retry after a temporary failure. With the timeouts above, a request waits less than half a minute. */
const attempts = 2;

function openClient(settings: S3Settings, timeoutMs: typeof commonTimeoutMs): S3Client {
	return new S3Client({
		...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
		region: settings.region,
		credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
		forcePathStyle: settings.isPathStyle,
		maxAttempts: attempts,
		// Many S3-compatible stores do not know Amazon's newer checksums, and the signature covers the content anyway.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		requestHandler: {
			connectionTimeout: timeoutMs.connect,
			requestTimeout: timeoutMs.answer,
			throwOnRequestTimeout: true,
			socketTimeout: timeoutMs.idle,
		},
	});
}

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
): ImageStore {
	const client = openClient(settings, timeoutMs);
	const at = (key: string) => {
		parseImageKey(key);
		return { Bucket: settings.bucket, Key: key };
	};

	async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
		try {
			return await work();
		} catch (error) {
			if (isMissing(error)) return undefined;
			log.error({ err: error }, "picture store unavailable");
			throw new AppError("service_away", m["platform.error.service_away"](), { cause: error });
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
	};
}
