import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import type { ButtonLook } from "../../ui/form/button-look.ts";
import type { JobAnswer } from "../job-board.contract.ts";
import { jobTitle } from "./job-words.ts";
import { useApply } from "./use-apply.ts";
import { applyButtonId, type JobChanges } from "./use-job-changes.ts";

type ApplyButtonProps = Pick<ButtonLook, "size" | "block"> & {
	job: JobAnswer;
	take: JobChanges["take"];
	/** The main action of the page. */
	isMain?: boolean;
	/** If the page shows the button twice, only the first has the id. */
	isSecond?: boolean;
};

/** Applies for the job or withdraws the application. Renders nothing if the viewer can do neither. */
export function ApplyButton(props: ApplyButtonProps) {
	const { job, take, isMain = false, isSecond = false, ...look } = props;
	const { apply, unapply, isBusy } = useApply(job._id, take);
	const { abilities } = job;
	if (!abilities.apply && !abilities.unapply) return null;
	const word = abilities.unapply ? m["job-board.apply.unapply"]() : m["job-board.apply.apply"]();
	return (
		<Button
			{...look}
			id={isSecond ? undefined : applyButtonId(job._id)}
			variant={abilities.unapply ? "quiet" : isMain ? "now" : "act"}
			busy={isBusy}
			aria-label={m["job-board.apply.what"]({ word, job: jobTitle(job) })}
			onClick={abilities.unapply ? unapply : apply}
			className="noscript:hidden"
		>
			{word}
		</Button>
	);
}
