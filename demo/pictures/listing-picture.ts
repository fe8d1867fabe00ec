import { lightOf } from "./lights.ts";
import { paintPicture } from "./paint.ts";
import { hasNightPictures, scenesOf } from "./scene-registry.ts";
import { at, type Drawing } from "./shapes.ts";
import { seededVariation, type Variation } from "./variation.ts";

type ListingPictureRequest = {
	/** Landing slug of the service, such as `home-stays`. */
	serviceSlug: string;
	/** Anything that names the listing; the same seed always gives the same pictures. */
	seed: string;
	/** Which picture of the listing's gallery, from 0; the first one shows the place or the trade itself. */
	index: number;
};

/** How many different views a service offers: a gallery longer than that begins to repeat itself. */
export function countListingViews(serviceSlug: string): number {
	return scenesOf(serviceSlug).length;
}

/** Steps a little nearer and to one side, as no two photographers stand on the same spot. */
function framed(vary: Variation, drawing: Drawing): Drawing {
	const zoom = vary.around(1.05, 0.05);
	const left = -(zoom - 1) * 320 * vary.around(0.5, 0.4);
	const top = -(zoom - 1) * 200 * vary.around(0.5, 0.15);
	return vary.isMirrored ? at(320 - left, top, [-zoom, zoom], drawing) : at(left, top, zoom, drawing);
}

/**
 * A drawn stand-in for a photo of a demo listing: an SVG file of 1600 by 1000 in fixed colours.
 * Throws when nothing is drawn for the service.
 */
export function drawListingPicture({ serviceSlug, seed, index }: ListingPictureRequest): string {
	const scenes = scenesOf(serviceSlug);
	const scene = scenes[index % scenes.length] ?? scenes[0];
	const vary = seededVariation(`${serviceSlug}/${seed}`, String(index));
	return paintPicture(framed(vary, scene(vary)), lightOf(vary, hasNightPictures(serviceSlug)));
}
