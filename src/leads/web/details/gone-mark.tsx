import { Icon } from "../../../ui/icon.tsx";

const sizes = { sm: "size-11", md: "size-14" };

/** In the place of a photo or initials: somebody of whom nothing is left to show. Decoration, the words stand beside it. */
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
