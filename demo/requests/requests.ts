import { addressIn } from "../places/localities.ts";
import { placeOf } from "../places/near.ts";
import type { DemoProfessional } from "../professionals/professionals.ts";
import { type Choice, choiceOf } from "../seeded-choice.ts";
import { storyProfessionals } from "../stories/story-professionals.ts";
import { storyRequests } from "../stories/story-requests.ts";
import {
	createRequestWriter,
	popularServices,
	requestedServices,
	type RequestWriter,
} from "../words/request-text.ts";
import type { Sentences } from "../words/sentences.ts";
import { createCustomers, type Customers } from "./customers.ts";
import type { DemoRequest } from "./request.ts";

/** What a request is made from; the rest follows from its key. */
export type RequestWish = Pick<DemoRequest, "key" | "service" | "place" | "hoursAgo" | "outcome"> &
	Partial<DemoRequest> & {
		/** The number of the place's customer; by default, one of the few frequent ones. */
		who?: number;
		/** Rupees, if the text is given. */
		pay?: readonly [low: number, high: number];
	};

type Made = {
	professionals: readonly DemoProfessional[];
	customers: Customers;
	sentences: Sentences;
	write: RequestWriter;
};

const day = 24;
/** The number of occasional customers of a place. */
const usualCustomers = 4;
const driver = storyProfessionals.find(({ key }) => key === "taxi-manali");
/**
 * What the stories need exclusively: a browser test claims the plumber's requests one after the other, each from
 * another customer, and the taxi's page counts the requests of its towns.
 */
const isStorys = ({ service, places, home }: DemoProfessional) =>
	(service.slug === "plumber" && places.includes("chandigarh")) ||
	(service.slug === "taxis" && driver?.places?.includes(home));

const outcomes: [outcome: DemoRequest["outcome"], count: number, youngest: number, oldest: number][] = [
	["open", 96, 0.2, 12 * day],
	["booked", 22, 2 * day, 25 * day],
	["done", 26, 7 * day, 45 * day],
	["withdrawn", 14, 5 * day, 26 * day],
	["expired", 16, 31 * day, 55 * day],
];

/** Every request of the demo: the stories of the printed accounts, then all others, the same every time. */
export function demoRequests(
	professionals: readonly DemoProfessional[],
	sentences: Sentences,
): DemoRequest[] {
	const made = {
		professionals,
		customers: createCustomers(),
		sentences,
		write: createRequestWriter(sentences),
	};
	const byService = Map.groupBy(
		professionals.filter(
			(one) => one.status === "active" && one.availability === "available" && !isStorys(one),
		),
		({ service }) => service.slug,
	);
	const asked = requestedServices.filter((slug) => (byService.get(slug) ?? []).length > 0);
	const stories = storyRequests().map((wish) => requestOf(wish, made));
	const others = outcomes.flatMap(([outcome, count, youngest, oldest]) =>
		Array.from({ length: count }, (_, index) => {
			const key = `${outcome}-${index}`;
			const choice = choiceOf(`request-${key}`);
			const service = choice.pick(choice.chance(0.4) ? popularServices : asked);
			const near = choice.pick(byService.get(service) ?? []);
			// Most are recent, fewer and fewer are old.
			const hoursAgo = youngest + (oldest - youngest) * choice.number() ** 1.6;
			return requestOf(
				{
					key,
					service,
					place: near.places[0] ?? "shimla",
					choice: near.choice,
					hoursAgo,
					outcome,
					claimers:
						outcome === "expired" ? choice.between(0, 1) : choice.between(outcome === "open" ? 0 : 1, 3),
					asks: choice.chance(0.2) ? near.key : null,
				},
				made,
			);
		}),
	);
	return [...stories, ...others];
}

function requestOf(wish: RequestWish, { professionals, customers, sentences, write }: Made): DemoRequest {
	const choice = choiceOf(`text-${wish.key}`);
	const place = placeOf(wish.place);
	const { completeAdd, locality, city } = addressIn(choice, place);
	const service = professionals.find((one) => one.service.slug === wish.service)?.service;
	const own =
		service === undefined || service.choices.length === 0 ? null : choice.pick(service.choices).slug;
	const chosen = wish.choice ?? own;
	if (wish.description !== undefined) sentences.take("requests", wish.description);
	const written =
		wish.description === undefined
			? write(choice, { service: wish.service, choice: chosen, town: place.name })
			: { text: wish.description, low: wish.pay?.[0] ?? 500, high: wish.pay?.[1] ?? 1500 };
	const { pay: _pay, who = choice.between(0, usualCustomers - 1), ...given } = wish;
	return {
		customer: customers.in(wish.place, who),
		addressDetails: `${completeAdd}, ${locality}, ${city}`,
		budget: budgetOf(choice, written.low, written.high),
		asks: null,
		wishedIn: choice.chance(0.7) ? choice.between(24, 220) : null,
		revealLimit: choice.chance(0.8) ? 3 : choice.between(2, 5),
		claimers: 0,
		...given,
		description: written.text,
		choice: chosen,
	};
}

function budgetOf(choice: Choice, low: number, high: number): DemoRequest["budget"] {
	return choice.pick([
		{ min: low, max: high },
		{ min: null, max: high },
		{ min: low, max: null },
		{ min: null, max: null },
	]);
}
