import { useId } from "react";

type OpenerProps = {
	/** The question before the button. */
	question: string;
	words: string;
	isOpen: boolean;
	onToggle: () => void;
	children: React.ReactNode;
};

/** A question with a button that opens fields which only some people need. */
export function Opener({ question, words, isOpen, onToggle, children }: OpenerProps) {
	const id = useId();
	return (
		<div className="grid gap-2">
			<p>
				{question}{" "}
				<button
					type="button"
					aria-expanded={isOpen}
					aria-controls={id}
					onClick={onToggle}
					className="inline-flex min-h-11 items-center text-act underline decoration-1 underline-offset-[0.2em] hover:text-act-hover"
				>
					{words}
				</button>
			</p>
			<div id={id} hidden={!isOpen} className="grid gap-3 [[hidden]]:hidden">
				{isOpen && children}
			</div>
		</div>
	);
}
