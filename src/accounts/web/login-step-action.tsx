import { Button } from "../../ui/form/button.tsx";

/** The button of a login step. It stays visible above a phone's keyboard while the rest of the window scrolls. */
export function StepAction({ busy, children }: { busy: boolean; children: React.ReactNode }) {
	return (
		<div className="sticky -bottom-5 z-1 -my-2 bg-surface py-2">
			<Button type="submit" variant="now" size="lg" block busy={busy}>
				{children}
			</Button>
		</div>
	);
}
