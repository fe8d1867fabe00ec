import { m } from "../../paraglide/messages.js";
import type { BadgeTone } from "../../ui/badge.tsx";
import type { RemovalRule, ReportReason, ReportStatus, ReportSubject } from "../report.ts";

export const reasonNames: Record<ReportReason, () => string> = {
	rude: m["safety.reason.rude"],
	fake: m["safety.reason.fake"],
	"no-show": m["safety.reason.no_show"],
	"advance-money": m["safety.reason.advance_money"],
	unsafe: m["safety.reason.unsafe"],
	other: m["safety.reason.other"],
};

export const subjectNames: Record<ReportSubject, () => string> = {
	lead: m["safety.subject.lead"],
	listing: m["safety.subject.listing"],
	job: m["safety.subject.job"],
	review: m["safety.subject.review"],
	profile: m["safety.subject.profile"],
};

/** What was reported, for staff. */
export const subjectAddresses: Record<ReportSubject, (id: string) => string> = {
	lead: (id) => `/lead/${id}`,
	listing: (id) => `/registrations/${id}`,
	job: (id) => `/jobs/${id}`,
	review: (id) => `/reviews?review=${id}`,
	profile: (id) => `/profile/${id}`,
};

/** What a removal does, by what was reported. */
export const removalTexts: Record<ReportSubject, () => string> = {
	lead: m["safety.removal.lead"],
	listing: m["safety.removal.listing"],
	job: m["safety.removal.job"],
	review: m["safety.removal.review"],
	profile: m["safety.removal.profile"],
};

export const reportStatusLooks: Record<ReportStatus, { name: () => string; tone: BadgeTone }> = {
	open: { name: m["safety.reports.waiting"], tone: "pending" },
	kept: { name: m["safety.reports.kept"], tone: "success" },
	removed: { name: m["safety.reports.removed"], tone: "danger" },
};

export const ruleNames: Record<RemovalRule, () => string> = {
	respect: m["safety.rule.respect"],
	honesty: m["safety.rule.honesty"],
	reliability: m["safety.rule.reliability"],
	payment: m["safety.rule.payment"],
	safety: m["safety.rule.safety"],
	other: m["safety.rule.other"],
	"not-real-contact": m["reviews.rules.not_real_contact"],
	"personal-data": m["reviews.rules.personal_data"],
	abuse: m["reviews.rules.abuse"],
	"off-topic": m["reviews.rules.off_topic"],
	"paid-or-conflict": m["reviews.rules.paid_or_conflict"],
	advertising: m["reviews.rules.advertising"],
};
