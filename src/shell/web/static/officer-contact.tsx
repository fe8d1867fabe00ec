import { TextLink } from "../../../ui/text-link.tsx";
import type { Operator } from "../../operator.ts";

/** The grievance officer's name and e-mail address. */
export function OfficerContact({ officer: { name, email } }: Pick<Operator, "officer">) {
	return (
		<p className="[overflow-wrap:anywhere]">
			{name}
			<br />
			<TextLink to={`mailto:${email}`} className="-my-2.5 inline-block py-2.5">
				{email}
			</TextLink>
		</p>
	);
}
