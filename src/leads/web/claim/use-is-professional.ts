import { useEffect, useState } from "react";
import { useSession } from "../../../accounts/web/session.tsx";
import type { ListingsApi } from "../../../listings/listings.contract.ts";
import { apiOf } from "../../../platform/web/call-api.ts";

const call = apiOf<ListingsApi>();

/** Requested once per person and page load. */
const asked = new Map<string, Promise<boolean>>();

function hasListing(userId: string): Promise<boolean> {
	const known = asked.get(userId);
	if (known !== undefined) return known;
	const answer = call("GET /api/workerCategory/mine").then(
		({ professionals }) => professionals.length > 0,
		() => {
			// A failure is not a no: the next page asks again.
			asked.delete(userId);
			return false;
		},
	);
	asked.set(userId, answer);
	return answer;
}

/** True once it is known that the signed-in person has a listing. */
export function useIsProfessional(): boolean {
	const { user } = useSession();
	const userId = user?._id;
	const [professional, setProfessional] = useState<string>();
	useEffect(() => {
		if (userId === undefined) return undefined;
		let isGone = false;
		const ask = async () => {
			if ((await hasListing(userId)) && !isGone) setProfessional(userId);
		};
		void ask();
		return () => {
			isGone = true;
		};
	}, [userId]);
	return userId !== undefined && professional === userId;
}
