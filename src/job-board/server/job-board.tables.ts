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
import { oneOf, statusIs } from "../../platform/server/database/one-of.ts";
import { type JobStatus, jobStatuses } from "../job.ts";
import type { JobWishes } from "../job-board.contract.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Jobs that people have posted. */
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
		/** When the hourly job closes it. */
		expiresAt: at("expires_at").notNull(),
	},
	(table) => [
		check("jobs_status_known", oneOf(table.status, jobStatuses)),
		index("jobs_newest").on(table.createdAt.desc(), table.id.desc()).where(statusIs<JobStatus>("active")),
		// For the sitemap.
		index("jobs_active").on(table.id).where(statusIs<JobStatus>("active")),
		index("jobs_service")
			.on(table.serviceId, table.createdAt.desc(), table.id.desc())
			.where(statusIs<JobStatus>("active")),
		// The last column is not searched by; it lets the index filter by service without reading the table.
		index("jobs_state")
			.on(table.stateName, table.createdAt.desc(), table.id.desc(), table.serviceId)
			.where(statusIs<JobStatus>("active")),
		index("jobs_district")
			.on(table.stateName, table.district, table.createdAt.desc(), table.id.desc(), table.serviceId)
			.where(statusIs<JobStatus>("active")),
		index("jobs_pincode")
			.on(
				table.pincode,
				table.createdAt.desc(),
				table.id.desc(),
				table.serviceId,
				table.poName,
				// Filtered by in the index: a pincode with the wrong state would otherwise be read to its end, row by row.
				table.district,
				table.stateName,
			)
			.where(statusIs<JobStatus>("active")),
		index("jobs_created_by").on(table.createdBy, table.createdAt.desc(), table.id.desc()),
		index("jobs_expires_at").on(table.expiresAt).where(statusIs<JobStatus>("active")),
	],
);

/**
 * How many jobs a person posted on an Indian day, and which job seekers they were shown. Jobs are counted here and not
 * in `jobs`, because a removed job has already notified its seekers.
 */
export const jobPosts = pgTable(
	"job_posts",
	{
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		day: date().notNull(),
		count: integer().notNull(),
		/** User ids; at most the daily limit. */
		seekersShown: json("seekers_shown").$type<string[]>().notNull().default([]),
		/**
		 * For a deleted account: a daily hash of its mobile, so a new account with the same mobile takes over the counters.
		 * Null otherwise.
		 */
		leftBy: text("left_by").unique(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.day] }), index("job_posts_day").on(table.day)],
);

/** Applications for jobs. */
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
		/** When the job's creator first saw it in the list of applicants. */
		seenAt: at("seen_at"),
	},
	(table) => [
		unique("job_applications_once").on(table.jobId, table.userId),
		index("job_applications_job").on(table.jobId, table.appliedAt.desc(), table.id.desc()),
		index("job_applications_user").on(table.userId, table.appliedAt.desc(), table.id.desc()),
	],
);

/** The job wishes that people saved. They stay unused while the profile says that the person is not looking for a job. */
export const jobSeekers = pgTable("job_seekers", {
	userId: uuid("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	serviceIds: json("service_ids").$type<JobWishes["serviceIds"]>().notNull(),
	areas: json().$type<JobWishes["areas"]>().notNull(),
	/** Whether employers with a matching job see the person's name and mobile. */
	isShown: boolean("is_shown").notNull(),
	updatedAt: at("updated_at").notNull(),
});

/**
 * One row for each service and area of a job seeker. Derived from job_seekers, and only present while the person's
 * profile says that they look for a job. A job finds its seekers with two index ranges, however many there are.
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
		/** Copied from job_seekers, because an index cannot span two tables. */
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
