import { isManager, type Viewer } from "../platform/access.ts";
import { isShown, type Service } from "./catalogue.ts";

/** Who asks; nobody is null. */
export type Who = Pick<Viewer, "role"> | null;

/** An active sector is for everybody; those switched off are for managers. */
export function maySeeSector(sector: { active: boolean }, viewer: Who): boolean {
	return sector.active || isManager(viewer);
}

/** The same of a service, which its sector switches off with it. */
export function maySeeService(service: Pick<Service, "active" | "sector">, viewer: Who): boolean {
	return isShown(service) || isManager(viewer);
}
