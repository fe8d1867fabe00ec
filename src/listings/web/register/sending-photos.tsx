import { useEffect, useEffectEvent, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { UploadList } from "../photos/upload-list.tsx";
import type { PhotoDrafts } from "../photos/use-photo-drafts.ts";
import { StepFrame, stepTitleId } from "./step-frame.tsx";
import { usePhotoSending } from "./use-photo-sending.ts";

type SendingPhotosProps = {
	listingId: string;
	photos: PhotoDrafts;
	/** The payment comes after the photos. */
	isPaying: boolean;
	/**
	 * Called when all photos have arrived, or the person continues without the missing ones. `hadSome` is false if all
	 * had arrived before this screen opened.
	 */
	onDone: (hadSome: boolean) => void;
};

/** The registration is accepted; its photos follow one by one, and each failed one can be retried. */
export function SendingPhotos({ listingId, photos, isPaying, onDone }: SendingPhotosProps) {
	const { photos: waiting } = photos;
	const uploads = usePhotoSending(listingId, photos);
	const [hadSome, setHadSome] = useState<boolean | null>(null);
	if (hadSome === null && waiting !== null) setHadSome(waiting.length > 0);

	const hasArrived = waiting?.length === 0;
	const finish = useEffectEvent(() => onDone(hadSome === true));
	useEffect(() => {
		if (hasArrived) finish();
	}, [hasArrived]);
	const isShown = waiting !== null && !hasArrived;
	useEffect(() => {
		// The form disappeared with the button that was pressed.
		if (isShown) document.getElementById(stepTitleId)?.focus();
	}, [isShown]);
	if (!isShown) return null;
	const canSendAgain = uploads.items.some(({ state }) => state === "failed");
	return (
		<StepFrame title={m["listings.register.sent_title"]()}>
			{uploads.isDone ? (
				<Note tone="now" announced>
					{canSendAgain ? m["listings.register.sent_missing"]() : m["listings.register.sent_refused"]()}
				</Note>
			) : (
				<Note tone="success" icon="circle-check">
					{isPaying ? m["listings.register.sent_then_pay"]() : m["listings.register.sent_sending"]()}
				</Note>
			)}
			<UploadList uploads={uploads} />
			{uploads.isDone && (
				<div className="flex flex-wrap gap-3">
					{canSendAgain && (
						<Button variant="now" size="lg" icon="refresh-cw" onClick={uploads.retryAll}>
							{m["listings.register.sent_again"]()}
						</Button>
					)}
					<Button size="lg" onClick={() => onDone(true)}>
						{m["listings.register.sent_without"]()}
					</Button>
				</div>
			)}
		</StepFrame>
	);
}
