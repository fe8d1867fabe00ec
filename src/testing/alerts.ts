import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** The folder of the alerts, of the dashboard and of what Prometheus reads. */
export const watchingFolder = join(root, "deploy/watching");

const file = (name: string) => readFileSync(join(watchingFolder, name), "utf8");

/** The rules of alerts.yml. */
export const alerts = [
	...file("alerts.yml").matchAll(/- alert: (\w+)\n(?: {8}#.*\n)*\s+expr:\s*(?:>\n)?((?:.|\n {10})*)/g),
].map(([, name = "", expression = ""]) => ({ name, expression }));

/** The names of Prometheus' scrape jobs, which are the values of the label `job`. */
export const scrapeJobs = [...file("prometheus.yml").matchAll(/job_name: (\w+)/g)].map(
	([, name = ""]) => name,
);

type Panel = { id: number; targets?: { expr: string }[] };
/** The panels of the dashboard. */
export const panels = (JSON.parse(file("dashboard.json")) as { panels: Panel[] }).panels;

/** The metrics that postgres-queries.yml defines: each query's name with the names of its values. */
export function metricsOfPostgresQueries(): string[] {
	const names: string[] = [];
	let query = "";
	for (const line of file("postgres-queries.yml").split("\n")) {
		query = /^(\w+):/.exec(line)?.[1] ?? query;
		const value = /^ {4}- (\w+):/.exec(line)?.[1];
		if (value !== undefined) names.push(`${query}_${value}`);
	}
	return names;
}

/** What an expression reads: metrics, each with the labels by which it selects. */
export type Selector = { metric: string; labels: { name: string; operator: string; value: string }[] };

/** The metrics that an expression reads, in its order. */
export function selectorsIn(expression: string): Selector[] {
	const bare = expression
		.replaceAll(/\[[^\]]*\]/g, "")
		.replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, " ");
	return [...bare.matchAll(/([a-z_:][a-z\d_:]*)(?!\s*\(|[\w:])(?:\{([^}]*)\})?/gi)]
		.map(([, metric = "", labels = ""]) => ({
			metric,
			labels: [...labels.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(
				([, name = "", operator = "", value = ""]) => ({ name, operator, value }),
			),
		}))
		.filter(({ metric }) => !/^(?:and|or|unless)$/.test(metric));
}

/** The labels that the aggregations of an expression keep. */
export const groupedBy = (expression: string): string[] =>
	[...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, labels = ""]) => labels.match(/\w+/g) ?? []);
