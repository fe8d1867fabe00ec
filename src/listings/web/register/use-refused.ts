import { useState } from "react";
import type { Faults } from "./registration-faults.ts";

/** The server's faults at a form's fields, until those fields change. */
export function useRefused() {
	const [refused, setRefused] = useState<Faults>({});
	return {
		refused,
		refuse: setRefused,
		/** The values of these fields have changed. */
		touch: (...fields: string[]) =>
			setRefused((before) =>
				Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
			),
	};
}
