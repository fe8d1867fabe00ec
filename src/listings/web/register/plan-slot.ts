/** What the last step needs to know where a plan is chosen, and how it sends the registration. */
export type PlanSlot = {
	serviceId: string;
	choiceId: string | null;
	/** Empty while none is chosen. */
	planId: string;
	/** What the server said of the chosen plan. */
	refused: string | undefined;
	choose: (planId: string) => void;
	/** The confirmed address with the way back to it. */
	summary: React.ReactNode;
	isSending: boolean;
	send: () => void;
};
