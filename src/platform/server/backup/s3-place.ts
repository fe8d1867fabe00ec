import type { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { openS3Client, type S3Settings } from "../s3-client.ts";
import type { BackupPlace } from "./backup-place.ts";

/** A part may take as long as a slow line needs for it, in milliseconds. */
const timeoutMs = { connect: 10_000, answer: 600_000, idle: 120_000 };
const attempts = 5;
/** S3 takes 10,000 parts, so a backup can have 160 GB. Two parts are in memory at a time. */
const partBytes = 16 * 1024 * 1024;
const partsAtOnce = 2;

/** Backups as objects in a bucket. An object appears only when its last part is there. */
export function createS3Place(settings: S3Settings): BackupPlace {
	const client = openS3Client(settings, attempts, timeoutMs);
	const at = (name: string) => ({ Bucket: settings.bucket, Key: name });
	return {
		title: `the bucket ${settings.bucket}`,
		async put(name, archive, signal) {
			const upload = new Upload({
				client,
				params: { ...at(name), Body: archive, ContentType: "application/octet-stream" },
				partSize: partBytes,
				queueSize: partsAtOnce,
			});
			signal.addEventListener("abort", () => void upload.abort(), { once: true });
			await upload.done();
		},
		async open(name) {
			const { Body } = await client.send(new GetObjectCommand(at(name)));
			return Body as Readable;
		},
		async list() {
			const objects: { name: string; size: number }[] = [];
			for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: settings.bucket }))
				for (const { Key: name = "", Size: size = 0 } of Contents) objects.push({ name, size });
			return objects;
		},
		async delete(name) {
			await client.send(new DeleteObjectCommand(at(name)));
		},
	};
}
