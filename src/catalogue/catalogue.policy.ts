import { isManager, type Viewer } from "../platform/access.ts";
import { isShown, type Service } from "./catalogue.ts";

/** The viewer; null for a guest. */
export type Who = Pick<Viewer, "role"> | null;

/** Everyone sees active sectors; managers also see disabled ones. */
export function maySeeSector(sector: { active: boolean }, viewer: Who): boolean {
	return sector.active || isManager(viewer);
}

/** The same for a service, which is disabled together with its sector. */
export function maySeeService(service: Pick<Service, "active" | "sector">, viewer: Who): boolean {
	return isShown(service) || isManager(viewer);
}
