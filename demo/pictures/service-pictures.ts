import { paintForBothThemes } from "./paint.ts";
import { scenesOf } from "./scene-registry.ts";
import { plainVariation } from "./variation.ts";

/** The picture of a service: an SVG file that turns to evening in the dark theme. Throws for an unknown slug. */
export function drawServicePicture(serviceSlug: string): string {
	return paintForBothThemes(scenesOf(serviceSlug)[0](plainVariation));
}
