import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { useSession } from "../session.tsx";

/** Shown instead of a staff screen until the session has given the second factor. */
export default function StaffLocked() {
	const { user, unlockStaff } = useSession();
	const { revalidate } = useRevalidator();
	const isEnrolling = user?.secondFactor === "enrol";
	const unlock = async () => {
		// The screen's earlier calls were refused.
		if (await unlockStaff()) await revalidate();
	};
	return (
		<Page narrow>
			<EmptyState
				heading="h1"
				title={m["accounts.second_factor.locked_title"]()}
				text={
					isEnrolling ? m["accounts.second_factor.setup_why"]() : m["accounts.second_factor.locked_text"]()
				}
				action={
					<Button variant="now" size="lg" onClick={() => void unlock()}>
						{isEnrolling ? m["accounts.second_factor.setup_title"]() : m["accounts.second_factor.unlock"]()}
					</Button>
				}
			/>
		</Page>
	);
}
