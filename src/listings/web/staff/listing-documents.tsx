import { useCallback, useEffect, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { BlockSkeleton } from "../../../ui/feedback/skeleton.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { propertySections } from "../../property-sections.ts";
import { FileLink } from "../details/file-link.tsx";
import { readFile } from "../details/read-file.ts";

const call = apiOf<ListingsApi>();

/** The types of stored documents, by the ending of their keys. */
const types: Record<string, string> = { jpg: "image/jpeg", pdf: "application/pdf" };

type StoredDocument = { question: string; name: string; key: string };
type DocumentProps = { listingId: string; document: StoredDocument };

/** Reads the file and returns an address for it that works only in this page. */
function useFileAddress({ listingId, document: { key } }: DocumentProps, type: string) {
	const [address, setAddress] = useState<string | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const file = await readFile(listingId, key);
			// The type decides what the browser does with the file, so it is never taken from the response.
			if (isWanted()) setAddress(URL.createObjectURL(new Blob([file], { type })));
		},
		[listingId, key, type],
	);
	useEffect(() => () => URL.revokeObjectURL(address ?? ""), [address]);
	return { address, ...useLoading(load) };
}

function OpenedDocument({ type, ...props }: DocumentProps & { type: string }) {
	const { address, hasFailed, retry } = useFileAddress(props, type);
	const { name } = props.document;
	if (hasFailed) return <Problem text={m["listings.answers.open_failed"]()} onRetry={retry} />;
	if (address === null) return <BlockSkeleton />;
	if (type === "application/pdf")
		// oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandboxed frame, and run their PDF viewer in a sandbox anyway
		return <iframe src={address} title={name} className="h-128 w-full rounded-md border border-line" />;
	return (
		<a href={address} target="_blank" rel="noreferrer">
			<img
				src={address}
				alt={name}
				className="max-h-128 w-full rounded-md border border-line object-contain"
			/>
		</a>
	);
}

/** A document in place, with its download. Browsers without a PDF viewer, as on phones, offer the download only. */
function Document(props: DocumentProps) {
	const { question, name, key } = props.document;
	const type = types[key.slice(key.lastIndexOf(".") + 1)];
	const isShown = type !== undefined && (type !== "application/pdf" || navigator.pdfViewerEnabled);
	return (
		<figure className="grid gap-1.5 *:min-w-0">
			<figcaption className="flex flex-wrap items-center justify-between gap-x-3">
				<span className="text-ink-faint">{question}</span>
				<FileLink listingId={props.listingId} file={{ key, name }} />
			</figcaption>
			{isShown && <OpenedDocument {...props} type={type} />}
		</figure>
	);
}

type ListingDocumentsProps = { listing: ListingDetails; onChanged: (listing: ListingDetails) => void };

/** Says to customers whether a licence or certificate was checked. */
function LicenceCheck({ listing: { _id: id, licenceChecked }, onChanged }: ListingDocumentsProps) {
	const { isBusy, run } = useTask();
	const set = () =>
		run(async () => {
			const { professional } = await call("PUT /api/workerCategory/:id/licence-check", {
				params: { id },
				body: { checked: !licenceChecked },
			});
			onChanged(professional);
		});
	return (
		<div className="flex flex-wrap items-center justify-between gap-3">
			<p className="text-ink-soft">
				{licenceChecked ? m["listings.documents.checked"]() : m["listings.documents.not_checked"]()}
			</p>
			<Button busy={isBusy} onClick={() => void set()}>
				{licenceChecked ? m["listings.documents.uncheck"]() : m["listings.documents.check"]()}
			</Button>
		</div>
	);
}

/** For managers: the documents among a listing's answers, pictures and PDFs in place. */
export function ListingDocuments({ listing, onChanged }: ListingDocumentsProps) {
	const { _id: id, servicePropertyFields, properties, abilities } = listing;
	const documents = propertySections(servicePropertyFields, properties, (key) => key)
		.flatMap(({ entries }) => entries)
		.flatMap(({ name, value, href }) =>
			href === undefined ? [] : [{ question: name, name: value, key: href }],
		);
	return (
		<Card as="section" aria-labelledby="documents" className="grid gap-4 *:min-w-0">
			<h2 id="documents" className="text-lg">
				{m["listings.documents.title"]()}
			</h2>
			{documents.length === 0 && <p className="text-ink-soft">{m["listings.documents.none"]()}</p>}
			{documents.map((document) => (
				<Document key={document.key} listingId={id} document={document} />
			))}
			{documents.length > 0 && abilities.checkLicence && (
				<LicenceCheck listing={listing} onChanged={onChanged} />
			)}
		</Card>
	);
}
