import { initials, tintOf } from "./initials.ts";

const tints = ["bg-act-tint text-act-ink", "bg-now-tint text-pending", "bg-neutral-tint text-neutral"];

const sizes = {
	sm: { box: "size-11 text-base", pixels: 44 },
	md: { box: "size-14 text-lg", pixels: 56 },
	lg: { box: "size-20 text-xl", pixels: 80 },
	xl: { box: "size-24 text-2xl", pixels: 96 },
};

type AvatarProps = {
	name: string;
	size?: keyof typeof sizes;
	/** The photo's URL; without one, the initials on a tint that is stable for the name. */
	photo?: string;
	/** For avatars in the first view: loaded eagerly. Others load when they come near. */
	first?: boolean;
	className?: string;
};

/** A person's photo or initials. Decorative, because the name is next to it. */
export function Avatar({ name, size = "md", photo, first = false, className = "" }: AvatarProps) {
	const { box, pixels } = sizes[size];
	const shape = `shrink-0 rounded-full ${box} ${className}`;
	if (photo) {
		return (
			<img
				className={`object-cover ${shape}`}
				src={photo}
				alt=""
				width={pixels}
				height={pixels}
				loading={first ? "eager" : "lazy"}
			/>
		);
	}
	return (
		<span
			aria-hidden="true"
			// Drawn as shapes: as text, the initials would be read and copied as part of the name.
			data-initials={initials(name)}
			className={`grid place-items-center overflow-hidden font-strong before:content-[attr(data-initials)] ${shape} ${tints[tintOf(name, tints.length)]}`}
		/>
	);
}
