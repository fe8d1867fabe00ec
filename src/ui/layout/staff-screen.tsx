import type { ReactNode } from "react";
import { PageHead } from "./page.tsx";

type StaffScreenProps = {
	title: string;
	lead?: ReactNode;
	/** The link one level up. */
	back?: ReactNode;
	/** Actions on the whole screen. */
	actions?: ReactNode;
	children: ReactNode;
};

/** The head of a staff screen and its content. */
export function StaffScreen({ back, children, ...head }: StaffScreenProps) {
	return (
		<div className="grid content-start gap-5 *:min-w-0">
			<div className="grid gap-2 *:min-w-0">
				{back}
				<PageHead {...head} />
			</div>
			{children}
		</div>
	);
}
