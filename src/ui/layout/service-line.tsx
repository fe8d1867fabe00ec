import type { ReactNode } from "react";
import { ServiceIcon } from "../icon.tsx";

type ServiceLineProps = {
	/** The icon's Lucide name in the catalogue. */
	icon: string;
	title: string;
	/** What stands in small below the title. */
	children?: ReactNode;
	/** What stands at the line's end. */
	action?: ReactNode;
};

/** The service that a form is about: its icon, its name and a word more. */
export function ServiceLine({ icon, title, children, action }: ServiceLineProps) {
	return (
		<div className="flex items-center gap-3">
			<span className="grid size-11 shrink-0 place-items-center rounded-sm bg-act-tint text-act-ink">
				<ServiceIcon name={icon} size="lg" />
			</span>
			<div className="min-w-0 flex-1">
				<p className="font-strong">{title}</p>
				{children && <p className="text-sm text-ink-soft">{children}</p>}
			</div>
			{action}
		</div>
	);
}
