import { type RefObject, useEffect } from "react";

/** Enter on a radio button sends its form: that would pay for what somebody only looks at. */
export function useQuietRadios(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const element = form.current;
		const keep = (event: KeyboardEvent) => {
			const { target } = event;
			if (event.key === "Enter" && target instanceof HTMLInputElement && target.type === "radio")
				event.preventDefault();
		};
		element?.addEventListener("keydown", keep);
		return () => element?.removeEventListener("keydown", keep);
	}, [form]);
}
