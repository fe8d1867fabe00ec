const shapes = {
	round: "size-14 rounded-full",
	title: "my-1 h-4 w-7/10 rounded-sm",
	short: "my-1 h-3 w-9/20 rounded-sm",
	line: "my-1.5 h-3 w-full rounded-sm",
	button: "h-11 rounded-md",
	picture: "aspect-video",
};

/** One grey skeleton line. */
export function SkeletonLine({ shape, className = "" }: { shape: keyof typeof shapes; className?: string }) {
	return (
		<span className={`block bg-neutral-tint motion-safe:animate-breathe ${shapes[shape]} ${className}`} />
	);
}
