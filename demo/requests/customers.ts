import { personOf } from "../professionals/people.ts";
import { placeOf } from "../places/near.ts";
import { choiceOf } from "../seeded-choice.ts";
import type { DemoCustomer } from "./request.ts";

/** The customers of the demo, created when first needed: people who live where they need something. */
export function createCustomers() {
	const customers = new Map<string, DemoCustomer>();
	return {
		/** The place's customer with this number. */
		in(place: string, number: number): DemoCustomer {
			const key = `${place}/${number}`;
			const known = customers.get(key);
			if (known !== undefined) return known;
			const mobile = `+9180000${String(customers.size).padStart(5, "0")}`;
			const { name } = personOf(choiceOf(`customer-${key}`), placeOf(place).state);
			const customer = { mobile, name };
			customers.set(key, customer);
			return customer;
		},
	};
}
export type Customers = ReturnType<typeof createCustomers>;
