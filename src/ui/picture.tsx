const widths = [400, 800, 1600];

/** A stored picture: its path without width and extension, and the size of the largest version in px. */
export type StoredPicture = { img: string; width: number; height: number };

type PictureProps = {
	picture: StoredPicture;
	alt: string;
	/** The displayed width by window width, as in HTML: "(width >= 1224px) 384px, 100vw". */
	sizes: string;
	/** For pictures in the first view: loaded eagerly with priority. Others load when they come near. */
	first?: boolean;
	className?: string;
};

/** A professional's photo in the width that the screen needs. Its space is reserved, so nothing jumps. */
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
