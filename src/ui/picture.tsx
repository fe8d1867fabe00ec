const widths = [400, 800, 1600];

/** A stored picture: its path without width and ending, and the size of the largest version in px. */
export type StoredPicture = { img: string; width: number; height: number };

type PictureProps = {
	picture: StoredPicture;
	alt: string;
	/** How wide it stands at which window, as in HTML: "(width >= 1224px) 384px, 100vw". */
	sizes: string;
	/** In the first view: loaded at once and first. All others wait until they come near. */
	first?: boolean;
	className?: string;
};

/** A professional's photo in the width that the screen needs. Its place is kept from the start, so nothing jumps. */
export function Picture({ picture, alt, sizes, first = false, className = "" }: PictureProps) {
	return (
		<img
			className={`object-cover ${className}`}
			src={`${picture.img}-800.webp`}
			srcSet={widths.map((width) => `${picture.img}-${width}.webp ${width}w`).join(", ")}
			sizes={sizes}
			width={picture.width}
			height={picture.height}
			alt={alt}
			loading={first ? "eager" : "lazy"}
			fetchPriority={first ? "high" : undefined}
			decoding="async"
		/>
	);
}
