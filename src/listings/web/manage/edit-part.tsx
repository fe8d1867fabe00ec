import { useId } from "react";

/** A titled part of the form in which a listing is edited. */
export function EditPart({ title, children }: { title: string; children: React.ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-3 border-t border-line pt-4 *:min-w-0">
			<h3 id={id} className="text-lg">
				{title}
			</h3>
			{children}
		</section>
	);
}
