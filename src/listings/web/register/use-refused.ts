import { useState } from "react";
import type { Faults } from "./registration-faults.ts";

/** What the server refused at a form's fields, as long as the same stands in them. */
export function useRefused() {
	const [refused, setRefused] = useState<Faults>({});
	return {
		refused,
		refuse: setRefused,
		/** Something else stands in these fields now. */
		touch: (...fields: string[]) =>
			setRefused((before) =>
				Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
			),
	};
}
