import type { ImageStore, Pictures } from "../../media/server/media.api.ts";
import type { Places } from "../../places/server/places.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { TakenAway } from "../property-form-rules.ts";
import type { CatalogueService } from "./catalogue-cache.ts";
import type { CatalogueUses } from "../catalogue-staff.contract.ts";

/** The services and choices whose uses are counted. */
export type UsedParts = { serviceIds?: readonly string[]; choiceIds?: readonly string[] };

/** Functions of modules above the catalogue. */
export type CatalogueUsers = {
	/** Reads the names of these people, by id. */
	readPeople: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, { name: string | null }>>;
	/** Counts the open leads and active listings of these services and choices. */
	countUses: (db: Db, parts: UsedParts) => Promise<CatalogueUses>;
	/** Whether a listing has answered this version of a service's form. */
	isFormAnswered: (db: Db, serviceId: string, version: number) => Promise<boolean>;
	/** Counts the listings that answered each of these questions or chose these options, each up to 1,000. */
	countAnswers: (
		db: Db,
		form: { serviceId: string; choiceId: string | null },
		removed: readonly TakenAway[],
	) => Promise<number[]>;
};

/** What the staff use cases depend on. */
export type CatalogueContext = CatalogueUsers & {
	db: Db;
	clock: Clock;
	places: Pick<Places, "snapshot" | "clearCache">;
	jobs: Pick<Jobs, "enqueue">;
	pictures: Pick<Pictures, "keepPicture">;
	store: Pick<ImageStore, "exists">;
	/** The prefix of uploaded pictures; "" without a CDN. */
	cdnBase: string;
	/** The icons to choose from. */
	icons: readonly string[];
	/** Returns the index of all names by which shown services and places are found. */
	searchIndex: CatalogueService["searchIndex"];
	/** Makes this process read the catalogue again. Call it after the commit of a change. */
	clearCache: () => void;
};
