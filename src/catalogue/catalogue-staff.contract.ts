import * as z from "zod/mini";
import { fileBytesAtMost } from "../media/picture.ts";
import type { ApiContract } from "../platform/contract.ts";
import { id, listTotal, nextCursor, pageQuery, typedText } from "../platform/schemas.ts";
import { m } from "../paraglide/messages.js";
import type { PropertyField } from "./property-field.ts";
import { sectorAnswer, sectorText, serviceAnswer, serviceBehaviour } from "./catalogue.contract.ts";

const serviceText = { type: typedText(80, 2), description: typedText(500) };

/** The position among its neighbours, from 1. */
const position = z.int().check(z.minimum(1), z.maximum(10_000));

/** Confirms that the person was shown what is in use; otherwise a sector or service in use cannot be disabled. */
const confirm = z.boolean();

export const serviceStates = ["active", "inactive", "coming-soon"] as const;
export type ServiceState = (typeof serviceStates)[number];

/** The filters of the list of services. */
const serviceFilters = {
	sectorId: z.optional(id),
	state: z.optional(z.enum(serviceStates)),
	name: z.optional(typedText(80)),
};

const hasChange = z.refine<Record<string, unknown>>(
	(changes) =>
		Object.entries(changes).some(
			([name, value]) => value !== undefined && name !== "confirm" && name !== "basedOn",
		),
	{ error: () => m["catalogue.staff.nothing_changed"]() },
);

/** A slug: lower-case letters and digits with single hyphens between them. */
const slug = z
	.string()
	.check(
		z.maxLength(60),
		z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: () => m["catalogue.staff.slug_form"]() }),
	);

/** A choice in a request: one without an id is added. */
const choiceInput = z.object({
	_id: z.optional(id),
	name: typedText(60, 2),
	active: z.boolean(),
});
export type ChoiceInput = z.output<typeof choiceInput>;

/** The other fields of a service that staff can change. */
const serviceSettings = {
	slug,
	icon: z.string().check(z.maxLength(60)),
	...serviceBehaviour,
	/** Its own go-to locations in order; empty for the common list. */
	locationIds: z.array(id).check(z.maxLength(400)),
	/** All other words for the search. */
	synonyms: z.array(typedText(60, 2)).check(z.maxLength(80)),
	/** All its choices in order; leaving one out is refused, because choices are never deleted. */
	choices: z.array(choiceInput).check(z.maxLength(60)),
};

const sectorChange = z.partial(z.object({ ...sectorText, active: z.boolean(), position }));
const serviceChange = z.partial(
	z.object({ sectorId: id, ...serviceText, ...serviceSettings, active: z.boolean(), position }),
);

/** Who added a record; null for the starter catalogue, the name is null once the account is deleted. */
const createdBy = z.nullable(z.object({ _id: id, name: z.nullable(z.string()) }));

const sectorRow = z.object({
	_id: id,
	sector: z.string(),
	/** Empty if it is the sector's own name. */
	sectorName: z.string(),
	description: z.string(),
	active: z.boolean(),
	/** From 1. */
	position: z.int(),
	serviceCount: z.int(),
	createdBy,
});
export type SectorRow = z.infer<typeof sectorRow>;

const serviceRow = z.object({
	_id: id,
	type: z.string(),
	slug: z.string(),
	description: z.string(),
	sector: z.object({ _id: id, sector: z.string(), active: z.boolean() }),
	choiceCount: z.int(),
	paymentRequired: z.boolean(),
	comingSoon: z.boolean(),
	active: z.boolean(),
	/** Within its sector, from 1. */
	position: z.int(),
	/** The number of services in its sector. */
	sectorServiceCount: z.int(),
	createdBy,
});
export type ServiceRow = z.infer<typeof serviceRow>;

export const staffService = z.object({
	_id: id,
	type: z.string(),
	slug: z.string(),
	description: z.string(),
	icon: z.string(),
	image: z.string(),
	sector: z.object({ _id: id, sector: z.string(), active: z.boolean() }),
	...serviceBehaviour,
	active: z.boolean(),
	locationIds: z.array(id),
	synonyms: z.array(z.string()),
	choices: z.array(z.object({ _id: id, name: z.string(), slug: z.string(), active: z.boolean() })),
});
export type StaffService = z.infer<typeof staffService>;

/** What this viewer may do with every row. */
const abilities = z.object({ change: z.boolean() });

/** What uses the record to be disabled; each counted up to 1,000. */
export const catalogueUses = z.object({ openLeads: z.int(), activeListings: z.int() });
export type CatalogueUses = z.infer<typeof catalogueUses>;

/** A removed question or option, and how many listings answered it, counted up to 1,000. */
const answeredPart = z.object({
	question: z.string(),
	option: z.nullable(z.string()),
	listings: z.int(),
});
export type AnsweredPart = z.infer<typeof answeredPart>;

/** A change gives the values it is based on in `basedOn`; without them it is not checked for newer changes. */
const refusalsOf = <Change extends z.ZodMiniObject>(change: Change) => ({
	when: "The name is taken, a field is no longer as in `basedOn` (`now` has the present values), or open leads or active listings would be hidden and `confirm` is not true",
	carries: z.object({
		uses: z.optional(catalogueUses),
		now: z.optional(z.partialRecord(z.keyof(change), z.unknown())),
	}),
});

export const catalogueStaffApi = {
	"GET /api/catalogue/sectors": {
		access: "staff",
		summary: "Sectors in their order for staff, those switched off included",
		query: z.object(pageQuery),
		answer: z.object({ sectors: z.array(sectorRow), abilities, nextCursor, ...listTotal }),
	},
	"GET /api/catalogue/sectors/export.csv": {
		access: "staff",
		summary: "All sectors as a CSV file",
		answer: null,
		answerType: "text/csv",
	},
	"PUT /api/sector/:id": {
		access: "managers",
		summary: "Changes, moves or switches a sector; sectors are never deleted",
		params: z.object({ id }),
		body: z
			.extend(sectorChange, { basedOn: z.optional(sectorChange), confirm: z.optional(confirm) })
			.check(hasChange),
		answer: z.object({ sector: sectorAnswer }),
		failures: { 409: refusalsOf(sectorChange) },
	},
	"GET /api/catalogue/services": {
		access: "staff",
		summary: "Services in their order for staff, those switched off included",
		query: z.object({ ...serviceFilters, ...pageQuery }),
		answer: z.object({
			services: z.array(serviceRow),
			/** All sectors in order, for the filter and for adding a service. */
			sectors: z.array(z.object({ _id: id, sector: z.string() })),
			abilities,
			nextCursor,
			...listTotal,
		}),
	},
	"GET /api/catalogue/services/export.csv": {
		access: "staff",
		summary: "All services that fit the filters, as a CSV file",
		query: z.object(serviceFilters),
		answer: null,
		answerType: "text/csv",
	},
	"POST /api/service": {
		access: "managers",
		summary: "Adds a service behind the others of its sector",
		body: z.object({
			sectorId: id,
			...serviceText,
			/** Shown, but without a list, requests and registrations; false by default. */
			comingSoon: z.optional(z.boolean()),
		}),
		status: 201,
		answer: z.object({ service: serviceAnswer }),
		failures: { 409: "A service of this name or address exists" },
	},
	"GET /api/catalogue/services/:id": {
		access: "staff",
		summary: "One service with everything that staff decide about it",
		params: z.object({ id }),
		answer: z.object({
			service: staffService,
			/** All go-to locations and icons to choose from. */
			locations: z.array(z.object({ _id: id, name: z.string() })),
			icons: z.array(z.string()),
			abilities,
		}),
	},
	"PUT /api/service/:id": {
		access: "managers",
		summary: "Changes, moves or switches a service; services are never deleted",
		params: z.object({ id }),
		body: z
			.extend(serviceChange, { basedOn: z.optional(serviceChange), confirm: z.optional(confirm) })
			.check(hasChange),
		answer: z.object({ service: staffService }),
		failures: { 409: refusalsOf(serviceChange) },
	},
	"GET /api/catalogue/services/:id/fields": {
		access: "staff",
		summary: "The questions of a service's form, or of its choice's",
		params: z.object({ id }),
		query: z.object({ choiceId: z.optional(id) }),
		answer: z.object({
			service: z.object({
				_id: id,
				type: z.string(),
				choices: z.array(z.object({ _id: id, name: z.string() })),
			}),
			fields: z.array(z.custom<PropertyField>()),
			version: z.int(),
			abilities,
		}),
	},
	"PUT /api/service/:id/fields": {
		access: "managers",
		summary:
			"Changes the questions of a service's form, or of its choice's; listings keep the form that they answered until they answer this one",
		params: z.object({ id }),
		body: z.object({
			choiceId: z.optional(id),
			/** The version that was edited. */
			version: z.int(),
			/** Parsed by property-form-rules.ts, which finds all faults at once. */
			fields: z.array(z.unknown()),
			confirm: z.optional(z.boolean()),
		}),
		answer: z.object({ fields: z.array(z.custom<PropertyField>()), version: z.int() }),
		failures: {
			409: {
				when: "Somebody else changed the form, or listings answered what is taken away and `confirm` is not true",
				carries: z.object({ answered: z.optional(z.array(answeredPart)) }),
			},
		},
	},
	"POST /api/service/:id/picture": {
		access: "managers",
		summary: "Gives a service another picture",
		params: z.object({ id }),
		body: z.object({}),
		upload: { fields: ["image"], maxFiles: 1, maxFileBytes: fileBytesAtMost },
		answer: z.object({ image: z.string() }),
	},
} as const satisfies ApiContract;
export type CatalogueStaffApi = typeof catalogueStaffApi;
