/** Success green, pending yellow, failed and expired red, upcoming blue, everything else grey. */
export type BadgeTone = "success" | "pending" | "danger" | "info" | "neutral";

const tones: Record<BadgeTone, string> = {
	success: "bg-success-tint text-success",
	pending: "bg-pending-tint text-pending",
	danger: "bg-danger-tint text-danger",
	info: "bg-info-tint text-info",
	neutral: "bg-neutral-tint text-neutral",
};

type BadgeProps = {
	tone?: BadgeTone;
	/** A status that changes by itself, such as "Available". */
	dot?: boolean;
	className?: string;
	children: React.ReactNode;
};

/** A status in one word; the word says what the colour says. */
export function Badge({ tone = "neutral", dot = false, className = "", children }: BadgeProps) {
	return (
		<span
			className={`inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-strong ${tones[tone]} ${className}`}
		>
			{dot && <span className="size-2 rounded-full bg-current" />}
			{children}
		</span>
	);
}
