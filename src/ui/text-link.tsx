import { Link, type LinkProps } from "react-router";

/** A link within text: underlined, in peacock. */
export function TextLink({ className = "", ...rest }: LinkProps & { className?: string }) {
	return (
		<Link
			{...rest}
			className={`text-act underline decoration-1 underline-offset-[0.2em] hover:text-act-hover ${className}`}
		/>
	);
}
