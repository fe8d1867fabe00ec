import { useState } from "react";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { ServiceInterestApi } from "../service-interest.contract.ts";
import type { Category } from "./category-data.ts";

const call = apiOf<ServiceInterestApi>();

/** A service that is yet to come, and the place where somebody waits for it. */
export type Awaited = Pick<Category, "service" | "place">;

/** Remembers who waits for the service; asks for the login first. */
export default function TellMeWhen({ service, place }: Awaited) {
	const { requireLogin } = useSession();
	const { isBusy, run } = useTask();
	const [isRemembered, setRemembered] = useState(false);
	const remember = async () => {
		if ((await requireLogin()) === null) return;
		await run(async () => {
			const body = { service: service.slug, ...(place !== null && { location: place.slug }) };
			await call("POST /api/catalogue/interest", { body });
			setRemembered(true);
		});
	};
	if (isRemembered) {
		return (
			<Note tone="success" icon="circle-check" announced>
				{m["listings.interest.remembered"]({ service: service.name })}
			</Note>
		);
	}
	return (
		<Button variant="now" icon="bell" busy={isBusy} onClick={() => void remember()}>
			{m["listings.interest.tell_me"]()}
		</Button>
	);
}
