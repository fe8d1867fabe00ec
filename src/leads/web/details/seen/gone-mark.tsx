import { Icon } from "../../../../ui/icon.tsx";

const sizes = { sm: "size-11", md: "size-14" };

/** Replaces the photo or initials of a deleted account. Decorative, because the text next to it says so. */
export function GoneMark({ size = "md" }: { size?: keyof typeof sizes }) {
	return (
		<span
			aria-hidden="true"
			className={`grid shrink-0 place-items-center rounded-full bg-neutral-tint text-neutral ${sizes[size]}`}
		>
			<Icon name="user" />
		</span>
	);
}
