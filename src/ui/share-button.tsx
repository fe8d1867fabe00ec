import { useAlert } from "./feedback/alerts.tsx";
import { Button } from "./form/button.tsx";

type ShareButtonProps = {
	label: string;
	/** What is shared, requested when pressed. */
	what: () => { title?: string; text?: string; url: string };
	/** The messages after copying the URL instead, and if that failed too. */
	words: { copied: string; failed: string };
	variant?: "text" | "act";
};

/** Shares a URL: with the phone's own sheet if it has one, otherwise by copying it. */
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
