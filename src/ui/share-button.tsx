import { useAlert } from "./feedback/alerts.tsx";
import { Button } from "./form/button.tsx";

type ShareButtonProps = {
	label: string;
	/** What is sent on, asked for when it is pressed. */
	what: () => { title?: string; text?: string; url: string };
	/** Said where the address was copied instead, and where that failed too. */
	words: { copied: string; failed: string };
	variant?: "text" | "act";
};

/** Sends an address on: by the phone's own sheet where it has one, else to be pasted. */
export function ShareButton({ label, what, words, variant = "text" }: ShareButtonProps) {
	const alert = useAlert();
	const copy = async ({ text, url }: ReturnType<typeof what>) => {
		try {
			await navigator.clipboard.writeText(text === undefined ? url : `${text} ${url}`);
			alert("success", words.copied);
		} catch {
			alert("danger", words.failed);
		}
	};
	const share = async () => {
		const shared = what();
		if (typeof navigator.share !== "function") return copy(shared);
		try {
			await navigator.share(shared);
		} catch (error) {
			// Closing the sheet is no failure.
			if (!(error instanceof DOMException && error.name === "AbortError")) await copy(shared);
		}
	};
	return (
		<Button variant={variant} icon="share-2" onClick={() => void share()} className="noscript:hidden">
			{label}
		</Button>
	);
}
