import { S3Client } from "@aws-sdk/client-s3";

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

/** How long the store may take to connect, to answer and between two parts of an answer, in milliseconds. */
export type S3Timeouts = { connect: number; answer: number; idle: number };

/** Opens a client of an S3-compatible store. */
export function openS3Client(settings: S3Settings, attempts: number, timeoutMs: S3Timeouts): S3Client {
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
