import { useCallback, useEffect, useState } from "react";
import type { CatalogueApi } from "../../../catalogue/catalogue.contract.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type LeadService, leadServiceOf } from "./lead-start.ts";

const call = apiOf<CatalogueApi>();
const fetched = new Map<string, LeadService>();

async function readService(slug: string): Promise<LeadService> {
	const known = fetched.get(slug);
	if (known !== undefined) return known;
	const { landing } = await call("GET /api/catalogue/landing/:slug", { params: { slug }, query: {} });
	const service = leadServiceOf(landing);
	fetched.set(slug, service);
	return service;
}

/**
 * The service of the form: the one it began with, or the chosen one, whose choices are loaded. `ready` waits for
 * these; it throws ApiFailure if they fail to load, and returns null without a service.
 */
export function useLeadService(begun: LeadService | null, slug: string) {
	const [read, setRead] = useState<LeadService | null>(null);
	const ready = useCallback(async (): Promise<LeadService | null> => {
		if (begun !== null || slug === "") return begun;
		const service = await readService(slug);
		setRead(service);
		return service;
	}, [begun, slug]);
	useEffect(() => {
		if (begun !== null || slug === "") return undefined;
		let isGone = false;
		const load = async () => {
			const service = await readService(slug);
			if (!isGone) setRead(service);
		};
		// Submitting loads it again and shows the failure.
		load().catch(() => {});
		return () => {
			isGone = true;
		};
	}, [begun, slug]);
	const chosen = read?.slug === slug ? read : null;
	return { service: begun ?? chosen, ready };
}
