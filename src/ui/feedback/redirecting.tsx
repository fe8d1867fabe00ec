import { Icon } from "../icon.tsx";
import { Page } from "../layout/page.tsx";

/** A page that redirects by itself: what it does meanwhile, and below it help in case that takes long. */
export function Redirecting({ title, children }: { title: string; children?: React.ReactNode }) {
	return (
		<Page narrow className="min-h-[60svh] content-center! justify-items-center text-center">
			<Icon name="loader-circle" size="lg" className="animate-spin text-act" />
			<h1 className="text-xl">{title}</h1>
			{children}
		</Page>
	);
}
