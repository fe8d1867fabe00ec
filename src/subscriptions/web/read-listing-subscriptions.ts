import type { PaymentCategory } from "../../payments/payment.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { type ShownStatus, shownStatus } from "../subscription.ts";
import type {
	PaymentNote,
	PendingPurchase,
	SubscriptionAnswer,
	SubscriptionsApi,
} from "../subscriptions.contract.ts";

const call = apiOf<SubscriptionsApi>();

/** A listing's subscriptions, and the data for the screen that offers plans. */
export type ListingSubscriptions = {
	active: SubscriptionAnswer[];
	upcoming: SubscriptionAnswer[];
	/** Active and upcoming ones whose time is paused, because staff suspended the listing. */
	paused: SubscriptionAnswer[];
	/** All three, active ones first. */
	open: SubscriptionAnswer[];
	/** Latest first. */
	expired: SubscriptionAnswer[];
	/** Payments whose result is not known yet, latest first. */
	pending: PendingPurchase[];
	/** Decisions that staff must make about the listing's payments. */
	paymentNotes: PaymentNote[];
	/** False if the service is free for professionals. */
	needsPlan: boolean;
	/** A manager closed the registration, so no plan is sold for it. */
	isSuspended: boolean;
	/** The owner's mobile had its free trial. */
	trialUsed: boolean;
	/** A manager rejected the registration, so no plan is sold until its owner applies again. */
	isRejected: boolean;
	plansFor: {
		serviceId: string;
		choiceId: string | null;
		serviceName: string;
		choiceName: string | null;
		paymentForCategory: PaymentCategory;
	};
};

/** A listing's purchases, for its owner and staff. Throws ApiFailure: 404 for everyone else. */
export async function readListingSubscriptions(listingId: string): Promise<ListingSubscriptions> {
	const query = { profId: listingId };
	const { data } = await call("GET /api/subscription/professionals", { query });
	const open = [...data.activeSubscriptions, ...data.upcomingSubscriptions];
	const shownAs = (status: ShownStatus) => open.filter((one) => shownStatus(one) === status);
	const { serviceId, choiceId, choiceName, paymentForCategory } = data;
	return {
		active: shownAs("active"),
		upcoming: shownAs("upcoming"),
		paused: shownAs("paused"),
		open,
		expired: data.expiredSubscriptions,
		pending: data.pendingPayments,
		paymentNotes: data.paymentNotes,
		needsPlan: data.needsPlan,
		isSuspended: data.isSuspended,
		trialUsed: data.trialUsed,
		isRejected: data.isRejected,
		plansFor: {
			serviceId: serviceId._id,
			serviceName: serviceId.type,
			choiceId,
			choiceName,
			paymentForCategory,
		},
	};
}
