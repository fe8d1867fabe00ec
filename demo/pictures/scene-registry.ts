import type { Scene } from "./parts/settings.ts";
import { adviceScenes } from "./scenes/advice-and-puja.ts";
import { siteScenes } from "./scenes/building-site.ts";
import { cleaningScenes } from "./scenes/cleaning.ts";
import { eveningScenes } from "./scenes/evenings-out.ts";
import { feastScenes } from "./scenes/feasts.ts";
import { fitnessScenes } from "./scenes/fitness.ts";
import { hallScenes } from "./scenes/halls.ts";
import { homeApplianceScenes } from "./scenes/home-appliances.ts";
import { interiorScenes } from "./scenes/interiors.ts";
import { kitchenScenes } from "./scenes/kitchen-appliances.ts";
import { musicScenes } from "./scenes/music-and-weddings.ts";
import { stayScenes } from "./scenes/stays.ts";
import { tourismScenes } from "./scenes/tourism.ts";
import { transportScenes } from "./scenes/transport.ts";

const registry: ReadonlyMap<string, readonly Scene[]> = new Map<string, readonly Scene[]>(
	[
		homeApplianceScenes,
		kitchenScenes,
		stayScenes,
		adviceScenes,
		transportScenes,
		tourismScenes,
		interiorScenes,
		siteScenes,
		feastScenes,
		hallScenes,
		musicScenes,
		cleaningScenes,
		fitnessScenes,
		eveningScenes,
	].flatMap((sector) => Object.entries<readonly Scene[]>(sector)),
);

/** Services that are there for the evening too: the lit windows of a hotel, a hall, a late taxi. */
const nightServices: ReadonlySet<string> = new Set([
	...Object.keys(stayScenes),
	...Object.keys(hallScenes),
	...Object.keys(eveningScenes),
	"taxis",
	"volvo-bus",
	"food-trucks-and-mobile-caterers",
	"tent",
	"dj-sound-system",
	"groom-car",
]);

/** Whether pictures of a service may be taken after dark. */
export function hasNightPictures(serviceSlug: string): boolean {
	return nightServices.has(serviceSlug);
}

/** Slugs of all services that have scenes, sector by sector. */
export const drawnServices: readonly string[] = [...registry.keys()];

/**
 * The scenes of a service, the one that stands for it first.
 * Throws when the catalogue has a service that nobody has drawn yet.
 */
export function scenesOf(serviceSlug: string): readonly [Scene, ...Scene[]] {
	const [first, ...others] = registry.get(serviceSlug) ?? [];
	if (!first) throw new Error(`No scene is drawn for the service "${serviceSlug}".`);
	return [first, ...others];
}
