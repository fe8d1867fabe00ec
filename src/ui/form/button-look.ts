/**
 * now: the one main action, once a screen. act: the main action of a card or dialog. quiet: a secondary action.
 * text: minor actions. danger and danger-text undo or remove. board: on the peacock panel.
 */
export type ButtonVariant = "now" | "act" | "quiet" | "text" | "danger" | "danger-text" | "board";

/** lg (48 px) for a screen's action, md (44 px) in cards. */
export type ButtonSize = "md" | "lg";

export type ButtonLook = {
	variant?: ButtonVariant;
	size?: ButtonSize;
	/** As wide as its container. */
	block?: boolean;
	className?: string;
};

const base =
	"inline-flex shrink-0 items-center justify-center gap-2 rounded-md border py-1 text-center text-base font-strong no-underline transition-colors duration-(--duration-quick) ease-out";

const off =
	"disabled:cursor-not-allowed disabled:border-transparent disabled:bg-neutral-tint disabled:text-ink-faint";

const variants: Record<ButtonVariant, string> = {
	now: "border-transparent bg-now text-on-now hover:bg-now-hover",
	act: "border-transparent bg-act text-on-act hover:bg-act-hover",
	quiet: "border-field bg-surface text-ink hover:border-act hover:bg-act-tint hover:text-act-ink",
	text: "-mx-2 border-transparent text-act hover:bg-act-tint",
	danger: "border-danger bg-surface text-danger hover:bg-danger-tint",
	"danger-text": "-mx-2 border-transparent text-danger hover:bg-danger-tint",
	board: "border-transparent bg-on-board text-primary-800 hover:bg-primary-50",
};

const isText = (variant: ButtonVariant) => variant === "text" || variant === "danger-text";

function padding(variant: ButtonVariant, size: ButtonSize): string {
	// Its margins are negative: limited to the container's width, its words would wrap too early.
	if (isText(variant)) return "max-w-[calc(100%+--spacing(4))] px-2";
	return size === "lg" ? "max-w-full px-6" : "max-w-full px-4";
}

/** The classes of a button, for any element that acts as one. */
export function buttonClass({
	variant = "quiet",
	size = "md",
	block = false,
	className = "",
}: ButtonLook): string {
	const height = size === "lg" ? "min-h-12" : "min-h-11";
	const width = block ? "w-full" : "";
	return [base, off, variants[variant], padding(variant, size), height, width, className]
		.filter(Boolean)
		.join(" ");
}
