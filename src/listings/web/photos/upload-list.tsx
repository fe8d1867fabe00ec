import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { FieldError } from "../../../ui/form/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { isUnderWay, type UploadItem } from "./upload-store.ts";
import type { PhotoUploads } from "./use-photo-uploads.ts";

function wordsOf({ state, progress }: UploadItem): string {
	if (state === "waiting") return m["listings.photos.waiting"]();
	// All bytes are sent: the server is checking and storing the picture.
	if (progress >= 1) return m["listings.photos.checking"]();
	return m["listings.photos.sending"]({ percent: Math.round(progress * 100) });
}

function Line({ item, uploads }: { item: UploadItem; uploads: Pick<PhotoUploads, "retry" | "dismiss"> }) {
	const { id, name, state, progress, msg } = item;
	if (isUnderWay(item)) {
		return (
			<li className="grid gap-1.5">
				<p className="flex flex-wrap justify-between gap-x-3">
					<span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
					<span className="text-ink-faint tabular-nums">{wordsOf(item)}</span>
				</p>
				<progress
					aria-label={name}
					max={1}
					value={progress}
					className="h-2 w-full appearance-none overflow-hidden rounded-full bg-neutral-tint [&::-moz-progress-bar]:bg-act [&::-webkit-progress-bar]:bg-neutral-tint [&::-webkit-progress-value]:bg-act"
				/>
			</li>
		);
	}
	return (
		<li className="flex items-start justify-between gap-3">
			<div className="grid min-w-0 justify-items-start gap-1 py-1">
				<p className="[overflow-wrap:anywhere]">{name}</p>
				<FieldError>{msg}</FieldError>
				{state === "failed" && (
					<Button
						icon="refresh-cw"
						aria-label={m["listings.photos.retry_what"]({ name })}
						className="mt-1"
						onClick={() => uploads.retry(id)}
					>
						{m["ui.try_again"]()}
					</Button>
				)}
			</div>
			<IconButton
				icon="x"
				label={m["listings.photos.dismiss"]({ name })}
				onClick={() => uploads.dismiss(id)}
			/>
		</li>
	);
}

/** The progress for screen readers, without every single percent. */
function Summary({ items }: Pick<PhotoUploads, "items">) {
	const accepted = items.filter(({ state }) => state !== "refused");
	const kept = accepted.filter(({ state }) => state === "kept").length;
	return (
		<output className="sr-only">
			{accepted.length > 0 && m["listings.photos.summary"]({ kept, total: accepted.length })}
		</output>
	);
}

/** The uploads in progress and those that were rejected or failed; nothing if all are stored. */
export function UploadList({ uploads }: { uploads: Pick<PhotoUploads, "items" | "retry" | "dismiss"> }) {
	const open = uploads.items.filter(({ state }) => state !== "kept");
	return (
		<>
			<Summary items={uploads.items} />
			{open.length > 0 && (
				<Card as="section" aria-label={m["listings.photos.uploads"]()}>
					<ul className="grid gap-3">
						{open.map((item) => (
							<Line key={item.id} item={item} uploads={uploads} />
						))}
					</ul>
				</Card>
			)}
		</>
	);
}
