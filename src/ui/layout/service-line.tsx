import type { ReactNode } from "react";
import { ServiceIcon } from "../icon.tsx";

type ServiceLineProps = {
	/** The icon's Lucide name in the catalogue. */
	icon: string;
	title: string;
	/** Small text below the title. */
	children?: ReactNode;
	/** Content at the end of the line. */
	action?: ReactNode;
};

/** The service that a form is about: its icon, its name and a detail. */
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
