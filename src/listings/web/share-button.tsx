import { m } from "../../paraglide/messages.js";
import { useAlert } from "../../ui/alerts.tsx";
import { Button } from "../../ui/button.tsx";

/** Sends this page's address on: by the phone's own sheet where it has one, else to be pasted. */
export function ShareButton({ title }: { title: string }) {
	const alert = useAlert();
	const copy = async (url: string) => {
		try {
			await navigator.clipboard.writeText(url);
			alert("success", m["listings.details.copied"]());
		} catch {
			alert("danger", m["listings.details.copy_failed"]());
		}
	};
	const share = async () => {
		const url = location.origin + location.pathname;
		if (typeof navigator.share !== "function") return copy(url);
		try {
			await navigator.share({ title, url });
		} catch (error) {
			// Closing the sheet is no failure.
			if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url);
		}
	};
	return (
		<Button variant="text" icon="share-2" onClick={() => void share()} className="noscript:hidden">
			{m["listings.details.share"]()}
		</Button>
	);
}
