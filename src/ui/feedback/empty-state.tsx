import { Card } from "../layout/card.tsx";
import { Icon } from "../icon.tsx";
import { SignpostDrawing } from "./signpost-drawing.tsx";
import { TryAgain } from "./try-again.tsx";

const place = "grid content-center justify-items-center gap-3 px-5 py-8 text-center";

type EmptyStateProps = {
	/** The situation; if one sentence is enough, pass `text` only. */
	title?: string;
	text?: React.ReactNode;
	/** The next step: a button or a link. */
	action?: React.ReactNode;
	as?: "div" | "li";
	/** The title's level: h1 if this is the whole page. */
	heading?: "h1" | "h2";
	className?: string;
};

/** An empty list: the situation, and the next step. */
export function EmptyState({
	title,
	text,
	action,
	as,
	heading: Heading = "h2",
	className = "",
}: EmptyStateProps) {
	return (
		<Card as={as} className={`${place} ${className}`}>
			<SignpostDrawing />
			{title && <Heading className="text-lg">{title}</Heading>}
			{text && <p className="max-w-[34ch] text-ink-soft">{text}</p>}
			{action}
		</Card>
	);
}

type ProblemProps = {
	text: React.ReactNode;
	onRetry?: () => void;
	busy?: boolean;
	action?: React.ReactNode;
	className?: string;
};

/** A failure: what happened, and another try or another next step. */
export function Problem({ text, onRetry, busy, action, className = "" }: ProblemProps) {
	return (
		<Card role="alert" className={`${place} ${className}`}>
			<span className="grid size-14 place-items-center rounded-full bg-danger-tint text-danger">
				<Icon name="triangle-alert" size="lg" />
			</span>
			<p className="max-w-[34ch] text-ink-soft">{text}</p>
			{onRetry && <TryAgain busy={busy} onTry={onRetry} />}
			{action}
		</Card>
	);
}
