import type { InterfaceIcon } from "./icon-names.ts";
import { iconSprite } from "../brand/icon-sprite.ts";

export type IconSize = "sm" | "md" | "lg";

/** 16, 20 and 24 px; the smallest has a stroke that matches the others' weight. */
const sizes: Record<IconSize, string> = {
	sm: "size-4 stroke-2",
	md: "size-5 stroke-[1.75]",
	lg: "size-6 stroke-[1.75]",
};

type Looks = { size?: IconSize; className?: string };

function Drawing({ name, size = "md", className = "" }: Looks & { name: string }) {
	return (
		<svg className={`shrink-0 ${sizes[size]} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
			<use href={`${iconSprite}#${name}`} />
		</svg>
	);
}

/** One of the interface's icons. Decorative: its word is always next to it, or is the button's label. */
export function Icon({ name, ...looks }: Looks & { name: InterfaceIcon }) {
	return <Drawing name={name} {...looks} />;
}

/** A service's icon, by the Lucide name in the catalogue; a name that the sprite lacks draws nothing. */
export function ServiceIcon({ name, ...looks }: Looks & { name: string }) {
	return <Drawing name={name} {...looks} />;
}
