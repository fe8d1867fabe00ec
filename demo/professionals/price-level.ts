import type { StarterLocation } from "../../src/places/starter/starter-places.types.ts";

/** The price level of a town, as a share of the usual price. */
function priceLevel({ slug, state, kind }: StarterLocation): number {
	if (state === "Delhi" || state === "Karnataka" || slug === "gurugram" || slug === "noida") return 1.2;
	if (["chandigarh", "mohali", "panchkula"].includes(slug) || state === "Goa") return 1.1;
	if (["shimla", "manali", "dharmshala", "mcleod-ganj"].includes(slug)) return 1;
	return kind === "spot" || kind === "region" ? 0.85 : 0.9;
}

/** A price at the level of the town, rounded as people do. */
export function pricedFor(home: StarterLocation, price: number, step: number): number {
	return Math.max(step, Math.round((price * priceLevel(home)) / step) * step);
}
