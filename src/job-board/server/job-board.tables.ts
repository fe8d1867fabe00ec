import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	index,
	integer,
	json,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { users } from "../../accounts/server/accounts.tables.ts";
import { services } from "../../catalogue/server/catalogue.tables.ts";
import { oneOf } from "../../platform/server/database/one-of.ts";
import { jobStatuses } from "../job.ts";
import type { JobWishes } from "../job-board.contract.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Openings that people have posted. */
export const jobs = pgTable(
	"jobs",
	{
		id: uuid().primaryKey(),
		createdBy: uuid("created_by")
			.notNull()
			.references(() => users.id),
		/** The job category. */
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		firmName: text("firm_name").notNull(),
		reachablePersonName: text("reachable_person_name").notNull(),
		description: text().notNull(),
		pincode: text().notNull(),
		poName: text("po_name").notNull(),
		cityBlock: text("city_block").notNull(),
		district: text().notNull(),
		stateName: text("state_name").notNull(),
		status: text({ enum: jobStatuses }).notNull().default("active"),
		statusChangedAt: at("status_changed_at").notNull(),
		applicationsCount: integer("applications_count").notNull().default(0),
		createdAt: at("created_at").notNull(),
		/** When it closes by itself. */
		expiresAt: at("expires_at").notNull(),
	},
	(table) => [
		check("jobs_status_known", oneOf(table.status, jobStatuses)),
		index("jobs_newest")
			.on(table.createdAt.desc(), table.id.desc())
			.where(sql`status = 'active'`),
		index("jobs_service")
			.on(table.serviceId, table.createdAt.desc(), table.id.desc())
			.where(sql`status = 'active'`),
		// Not searched by: what the last column leaves out is passed over without reading it.
		index("jobs_state")
			.on(table.stateName, table.createdAt.desc(), table.id.desc(), table.serviceId)
			.where(sql`status = 'active'`),
		index("jobs_district")
			.on(table.stateName, table.district, table.createdAt.desc(), table.id.desc(), table.serviceId)
			.where(sql`status = 'active'`),
		index("jobs_pincode")
			.on(
				table.pincode,
				table.createdAt.desc(),
				table.id.desc(),
				table.serviceId,
				table.poName,
				// Without them a pincode asked for with another state would be read to its end, row by row.
				table.district,
				table.stateName,
			)
			.where(sql`status = 'active'`),
		index("jobs_created_by").on(table.createdBy, table.createdAt.desc(), table.id.desc()),
		index("jobs_expires_at")
			.on(table.expiresAt)
			.where(sql`status = 'active'`),
	],
);

/**
 * How many jobs a person posted on an Indian day, and which job seekers they were shown. Counted here and not among the
 * jobs: each new job is told to many, and one that is removed again has been told all the same.
 */
export const jobPosts = pgTable(
	"job_posts",
	{
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		day: date().notNull(),
		count: integer().notNull(),
		/** Ids of different people, as many as one is shown on a day at most. */
		seekersShown: json("seekers_shown").$type<string[]>().notNull().default([]),
		/**
		 * Of an account that was deleted: a hash of its mobile that changes every day, by which an account that comes back
		 * under the mobile goes on counting. Null otherwise.
		 */
		leftBy: text("left_by").unique(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.day] }), index("job_posts_day").on(table.day)],
);

/** Who applied for which job. */
export const jobApplications = pgTable(
	"job_applications",
	{
		id: uuid().primaryKey(),
		jobId: uuid("job_id")
			.notNull()
			.references(() => jobs.id, { onDelete: "cascade" }),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		appliedAt: at("applied_at").notNull(),
		/** When the job's creator first had it on the list of applicants; null until then. */
		seenAt: at("seen_at"),
	},
	(table) => [
		unique("job_applications_once").on(table.jobId, table.userId),
		index("job_applications_job").on(table.jobId, table.appliedAt.desc(), table.id.desc()),
		index("job_applications_user").on(table.userId, table.appliedAt.desc(), table.id.desc()),
	],
);

/** What people said of the work that they seek. It stays while their profile says that they seek none, and tells nobody then. */
export const jobSeekers = pgTable("job_seekers", {
	userId: uuid("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	serviceIds: json("service_ids").$type<JobWishes["serviceIds"]>().notNull(),
	areas: json().$type<JobWishes["areas"]>().notNull(),
	/** Whether those who post a fitting job see the person's name and mobile. */
	isShown: boolean("is_shown").notNull(),
	updatedAt: at("updated_at").notNull(),
});

/**
 * What a job seeker would take: each service with each area. Derived from job_seekers and written with it, while the
 * person's profile says that they look for a job: a job finds its seekers by two short ranges of an index, however many
 * there are.
 */
export const jobWishes = pgTable(
	"job_wishes",
	{
		userId: uuid("user_id")
			.notNull()
			.references(() => jobSeekers.userId, { onDelete: "cascade" }),
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		stateName: text("state_name").notNull(),
		/** Empty for the whole state. */
		district: text().notNull(),
		/** The seeker's own, repeated, for no index reaches over two tables. */
		isShown: boolean("is_shown").notNull(),
		updatedAt: at("updated_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.serviceId, table.stateName, table.district] }),
		index("job_wishes_match").on(
			table.serviceId,
			table.stateName,
			table.district,
			table.updatedAt.desc(),
			table.userId.desc(),
			table.isShown,
		),
	],
);
